/// Where data come from, and how old they are.
package struct Provenance: Hashable, Sendable {
  package var state: DataState
  /// When they were fetched, in seconds since 1970; of several parts the oldest.
  ///
  /// Nil where they are embedded, or nothing is there yet.
  package var fetchedAt: Int?

  package init(_ state: DataState, fetchedAt: Int? = nil) {
    self.state = state
    self.fetchedAt = fetchedAt
  }

  package static let embedded = Provenance(.embedded)

  /// The same data, confirmed by their service.
  package var confirmed: Provenance { Provenance(.fresh, fetchedAt: fetchedAt) }
}

/// Where what is shown comes from; the raw value is its name in JSON.
package enum DataState: String, Hashable, Sendable {
  /// A part of the program.
  case embedded
  /// From the store.
  case cached
  /// The service answered just now, or said that the store is right.
  case fresh
}
