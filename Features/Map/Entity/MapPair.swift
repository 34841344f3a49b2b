package import Catalog
package import Domain

/// Two places whose distance is asked for.
package struct MapPair: Hashable, Sendable {
  package struct End: Hashable, Sendable {
    package let title: String
    /// The code of the country it is the middle of; nil for what is none.
    package var country: String?
    /// The code of the country a city is in; nil for what is none.
    package var home: String?
    /// The American state a city is in.
    package var region = ""
    package let coordinate: Coordinate
    /// Whether its name only starts with what was typed.
    package var isGuess = false
  }

  package let from: End
  package let to: End
}

extension MapPair.End {
  package init(_ place: ResolvedPlace) {
    let city: MapPlace? = if case .city(let city) = place.kind { city } else { nil }
    self.init(
      title: place.title, country: place.country, home: city?.country,
      region: city?.region ?? "", coordinate: place.coordinate, isGuess: place.isGuess)
  }
}
