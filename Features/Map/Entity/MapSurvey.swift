package import Catalog
package import Domain

/// What there is to mark on a map, unformatted.
package struct MapSurvey: Hashable, Sendable {
  package enum Topic: Hashable, Sendable {
    case place(MapPin)
    case group(MapGroup)
  }

  package let topic: Topic
  /// All of them, those without a position included; the failure is theirs, the topic is good.
  package let favorites: Result<[Favorite], DataError>

  package init(_ topic: Topic, favorites: Result<[Favorite], DataError> = .success([])) {
    self.topic = topic
    self.favorites = favorites
  }
}
