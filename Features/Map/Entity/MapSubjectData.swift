package import Contracts
package import Domain
package import Geo
package import PlaceNames

/// What a map is about, and what else is marked on it; unformatted.
package struct MapSubjectData: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case place(MapPin)
    case favorites
    case results(CatalogID)
    /// The places that the entries of a list name.
    ///
    /// `count` entries are listed; of these, `without` name no place that is found.
    case naming(CatalogID, count: Int, without: Int)
    /// The places that an entity of this title names.
    case named(by: String)
    /// The largest cities of a country, by its code.
    case country(String)
    /// What the user brought, in files called so.
    case points(in: String)
  }

  /// A country, as the part of the world that a map shows at first.
  package struct Area: Hashable, Sendable {
    /// ISO 3166-1 alpha-2.
    package let country: String
    /// Past the antimeridian its `maxX` is greater than 1.
    package let box: WorldRect
    /// Whether the map has its outline.
    package let hasOutline: Bool
    /// A point for it as a whole.
    package let middle: Coordinate?
  }

  /// A name that several cities have; the most populous of them is shown.
  package struct Guess: Hashable, Sendable {
    let title: String
    let others: Int
  }

  let kind: Kind
  /// The places it is about, where these are several.
  var marks: [MapMark] = []
  /// How many there are with those that have no position or are too many to show; 0 where there are
  /// no such.
  var total = 0
  var guesses: [Guess] = []
  /// Names that nobody knows.
  var unknown: [String] = []
  /// Nil is as much as shows all of them.
  var area: Area?
  /// What the user brought.
  var points: PointSet?
  /// All of them, those without a position included; the failure is theirs, all else is good.
  var favorites: Result<[Favorite], DataError> = .success([])

  /// Whether its places are those that something names: they are listed below the map.
  var isOfNames: Bool {
    switch kind {
    case .named, .naming: true
    default: false
    }
  }
}

/// The place a marker stands on, unformatted.
package struct MapPin: Hashable, Sendable {
  /// What stands beside the marker.
  package enum Label: Hashable, Sendable {
    case entity(Reference, title: String)
    /// The nearest city.
    case near(MapPlace)
    /// A position with no city anywhere.
    case position
  }

  let label: Label
  let coordinate: Coordinate

  /// Nil for a bare position.
  var reference: Reference? {
    if case .entity(let reference, _) = label { reference } else { nil }
  }

  /// Whether a choice is of the same place: an entity may have moved meanwhile, a bare position is
  /// nothing else than where it is.
  func isOf(_ choice: MapContent.Choice) -> Bool {
    choice.reference == reference && (reference != nil || choice.coordinate == coordinate)
  }
}

extension MapPin {
  /// A position, named after the nearest city.
  init(_ position: Coordinate, near city: MapPlace?) {
    self.init(label: city.map(Label.near) ?? .position, coordinate: position)
  }
}

/// An entry of a list that names a place.
package struct MapItem: Hashable, Sendable {
  package let reference: Reference
  package let title: String
}

/// A place that is marked on a map besides the chosen one.
package struct MapMark: Hashable, Sendable {
  /// Else one of several that the map is about: found by a search, or named by an article.
  package var isFavorite: Bool
  package let title: String
  /// The code of the country it is, whose name is written in the language instead of the title.
  let country: String?
  package let coordinate: Coordinate
  /// The coordinate, projected once: there may be thousands of marks in each frame.
  package let point: WorldPoint
  /// Nil for what no catalog has.
  package let reference: Reference?
  /// Which entries of a list name it; none where that is not what the map is about.
  package var items: [MapItem]

  init(
    isFavorite: Bool = false, title: String, country: String? = nil, coordinate: Coordinate,
    reference: Reference? = nil, items: [MapItem] = []
  ) {
    self.isFavorite = isFavorite
    self.title = title
    self.country = country
    self.coordinate = coordinate
    point = WebMercator.project(coordinate)
    self.reference = reference
    self.items = items
  }

  init(_ place: ResolvedPlace, items: [MapItem] = []) {
    self.init(
      title: place.title, country: place.country, coordinate: place.coordinate,
      reference: place.reference, items: items)
  }

  init(_ place: MapPlace) {
    self.init(title: place.title, coordinate: place.coordinate, reference: place.reference)
  }

  /// Nil for one without a place.
  init?(_ favorite: Favorite) {
    guard let position = favorite.position else { return nil }
    self.init(
      isFavorite: true, title: favorite.title, coordinate: position, reference: favorite.reference)
  }
}

/// The cities that were found.
package struct MapFinding: Hashable, Sendable {
  let places: [MapPlace]
  /// The titles of what may be meant, where nothing is called so.
  let near: [String]
  /// The code of the country of the position that they are around; `nil` if they are around none.
  let country: String?

  package init(_ places: [MapPlace], near: [String] = [], country: String? = nil) {
    self.places = places
    self.near = near
    self.country = country
  }
}

/// What a text with two places in it comes to.
package enum MapPair: Hashable, Sendable {
  case places(ResolvedPlace, ResolvedPlace)
  /// A name in it is no place's; it is near these titles.
  case unknown(String, near: [String])
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
  /// The code of the country it is in; nil at sea.
  let country: String?
  /// The region of the country it is in; empty if it is not known.
  let region: String
  let shore: Shore

  package init(position: Coordinate, country: String?, region: String = "", shore: Shore) {
    self.position = position
    self.country = country
    self.region = region
    self.shore = shore
  }
}
