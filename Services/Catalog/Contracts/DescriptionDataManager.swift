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

/// What an encyclopedia says of a place.
package struct PlaceDescription: Hashable, Sendable, Codable {
  package let text: String
  /// The article it is from.
  package let source: WebLink
  /// The code of the language it is in, which need not be the one asked for.
  package let language: String

  package init(text: String, source: WebLink, language: String) {
    self.text = text
    self.source = source
    self.language = language
  }
}

/// What is held of a place's description.
package struct CachedDescription: Hashable, Sendable {
  /// Nil where nothing is known of the place, which is an answer too.
  package let description: PlaceDescription?
  package let fetchedAt: Int

  package init(_ description: PlaceDescription?, fetchedAt: Int) {
    self.description = description
    self.fetchedAt = fetchedAt
  }
}
