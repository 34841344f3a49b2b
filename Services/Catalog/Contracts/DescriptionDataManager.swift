package import Domain

/// An encyclopedia on the network that knows places.
package protocol DescriptionDataManager: Sendable {
  /// The service it asks.
  var service: RemoteService { get }

  /// How many seconds an answer is good.
  var timeToLive: Int { get }

  /// What it says of the place of a name at a position, in a language, in English where it has
  /// nothing; nil where it has neither.
  /// - Throws: `service`.
  func description(
    of name: String, at position: Coordinate, language: String
  ) async throws(DataError) -> PlaceDescription?
}
