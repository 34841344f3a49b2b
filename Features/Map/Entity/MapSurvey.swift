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

/// Where a country is.
package enum CountryExtent: Hashable, Sendable {
  /// What a view of it has to show; past the antimeridian its `maxX` is greater than 1.
  case box(WorldRect)
  /// No country is called so.
  case unknown
  /// Neither the map nor the cities have a place of the country of this code.
  case nowhere(String)
}

/// The cities a text finds.
package struct MapFinding: Hashable, Sendable {
  package let places: [MapPlace]
  /// Whether nothing was found, and the places are what may be meant.
  package let areGuesses: Bool

  package init(_ places: [MapPlace], areGuesses: Bool = false) {
    self.places = places
    self.areGuesses = areGuesses
  }
}

/// A city and how to get there from where was asked.
package struct MapNeighbor: Hashable, Sendable {
  package let place: MapPlace
  package let kilometres: Double
  /// Degrees clockwise from north.
  package let bearing: Double

  package init(_ place: MapPlace, kilometres: Double, bearing: Double) {
    self.place = place
    self.kilometres = kilometres
    self.bearing = bearing
  }
}
