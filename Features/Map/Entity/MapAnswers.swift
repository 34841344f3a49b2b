package import Catalog
package import Domain
package import Places

/// The cities that were found.
package struct MapFinding: Hashable, Sendable {
  let places: [MapPlace]
  /// Whether none is called so, and the places are what may be meant.
  let areSuggestions: Bool

  package init(_ places: [MapPlace], areSuggestions: Bool = false) {
    self.places = places
    self.areSuggestions = areSuggestions
  }
}

/// What a text with two places in it comes to.
package enum MapPair: Hashable, Sendable {
  case places(ResolvedPlace, ResolvedPlace)
  /// A name in it is no place's.
  case unknown(String)
  /// It does not name two.
  case none
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
