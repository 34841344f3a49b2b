/// Where what is shown comes from; the raw value is its name in JSON.
package enum DataState: String, Hashable, Sendable {
  /// A part of the program.
  case embedded
  /// From the store.
  case cached
  /// The service answered just now, or said that the store is right.
  case fresh
}
