/// A way to find cities by what somebody typed.
package protocol CitySearching: Sendable {
  /// Finds the cities whose fold("name, country") starts with the query, and from three bytes of
  /// query on those that only have another name whose fold does. An empty query finds all.
  ///
  /// The query is the UTF-8 of `Fold.foldQuery(_:)`.
  func matches(_ query: [UInt8]) -> CityMatches
}
