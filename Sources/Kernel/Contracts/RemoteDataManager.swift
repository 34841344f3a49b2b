package import Domain

/// What a service on the network has of one catalog.
package protocol RemoteDataManager<Item>: Sendable {
  associatedtype Item: Entity

  /// The service it asks.
  var service: RemoteService { get }

  /// How many seconds an answer is good; nil is until it is asked for again.
  var timeToLive: Int? { get }

  /// Fetches one part; `validators` are those of what is held, empty where nothing is.
  ///
  /// An entity may come without what other parts know of it (a list has no details). A cancelled
  /// call ends at once, with whatever error.
  /// - Throws: `service`; `notFound` where the service has no such entity.
  func fetch(
    _ part: CatalogPart, unless validators: Validators
  ) async throws(DataError) -> FetchResult<Item>
}

/// A part of a catalog as its service has it, on its way to the store.
package struct FetchResult<Item: Entity>: Hashable, Sendable {
  package let part: CatalogPart
  /// In the service's order; nil where it said that what is held is still right (304).
  package let items: [Item]?
  /// Where it is partial, what is held fills the gaps.
  package let metadata: CacheMetadata
  /// How many rows the service sent that make no sense and are not among the items.
  package let skipped: Int

  package init(_ part: CatalogPart, items: [Item]?, metadata: CacheMetadata, skipped: Int = 0) {
    self.part = part
    self.items = items
    self.metadata = metadata
    self.skipped = skipped
  }
}

/// What a service said that tells later whether an answer has changed (RFC 9110, 8.8).
package struct Validators: Hashable, Sendable, Codable {
  package let etag: String?
  package let lastModified: String?

  package init(etag: String? = nil, lastModified: String? = nil) {
    self.etag = etag
    self.lastModified = lastModified
  }

  package var isEmpty: Bool { etag == nil && lastModified == nil }
}

/// When a part of a catalog was fetched, and what its service said of that version.
package struct CacheMetadata: Hashable, Sendable {
  /// Seconds since 1970.
  package let fetchedAt: Int
  package let validators: Validators
  /// Whether some of the answers the part is made of failed.
  ///
  /// It is then stale from the start, and what was held before fills its gaps.
  package let isPartial: Bool

  package init(
    fetchedAt: Int, validators: Validators = Validators(), isPartial: Bool = false
  ) {
    self.fetchedAt = fetchedAt
    self.validators = validators
    self.isPartial = isPartial
  }
}

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
