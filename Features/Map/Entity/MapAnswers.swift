package import Catalog
package import Domain
import Places

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
  let places: [MapPlace]
  /// Whether nothing was found, and the places are what may be meant.
  let areGuesses: Bool

  package init(_ places: [MapPlace], areGuesses: Bool = false) {
    self.places = places
    self.areGuesses = areGuesses
  }
}

/// A city and how to get there from where was asked.
package struct MapNeighbor: Hashable, Sendable {
  let place: MapPlace
  let kilometres: Double
  /// Degrees clockwise from north.
  let bearing: Double
}

/// Two places whose distance is asked for.
package struct MapPair: Hashable, Sendable {
  struct End: Hashable, Sendable {
    let title: String
    /// The code of the country it is the middle of; nil for what is none.
    var country: String?
    /// The code of the country a city is in; nil for what is none.
    var home: String?
    /// The American state a city is in.
    var region = ""
    let coordinate: Coordinate
    /// Whether its name only starts with what was typed.
    var isGuess = false
  }

  let from: End
  let to: End
}

extension MapPair.End {
  init(_ place: ResolvedPlace) {
    let city: MapPlace? = if case .city(let city) = place.kind { city } else { nil }
    self.init(
      title: place.title, country: place.country, home: city?.country,
      region: city?.region ?? "", coordinate: place.coordinate, isGuess: place.isGuess)
  }
}

/// Where on Earth a place is, to be told in words.
package struct MapSetting: Hashable, Sendable {
  package enum Shore: Hashable, Sendable {
    case sea
    case coast
    /// With the kilometres to the sea; nil is farther than was looked.
    case inland(Double?)
  }

  /// The place.
  let position: Coordinate
  /// The code of the country it is in; nil at sea, and where nobody lives around.
  let country: String?
  let shore: Shore

  package init(position: Coordinate, country: String?, shore: Shore) {
    self.position = position
    self.country = country
    self.shore = shore
  }
}
