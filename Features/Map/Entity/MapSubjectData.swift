package import Contracts
package import Domain
package import Geo
package import PlaceNames

/// The subject of a map and its other marks, unformatted.
package struct MapSubjectData: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case place(MapPin)
    case world
    case favorites
    case results(CatalogID)
    /// The places that the entries of a list name.
    ///
    /// The list has `count` entries; `without` of them name no place that is found.
    case naming(CatalogID, count: Int, without: Int)
    /// The places that an entity of this title names.
    case named(by: String)
    /// Some entities that are shown together.
    case together
    /// The largest cities of a country, by its code.
    case country(String)
    /// The user's points, in files with these names.
    case points(in: String)
  }

  /// A country as the part of the world that a map shows at first.
  package struct Area: Hashable, Sendable {
    /// ISO 3166-1 alpha-2.
    package let country: String
    /// Past the antimeridian its `maxX` is greater than 1.
    package let box: WorldRect
    /// Whether the map has its outline.
    package let hasOutline: Bool
    /// A point that stands for the whole country.
    package let middle: Coordinate?
  }

  /// A name that several cities have: the most populous one is shown, and how many others there are.
  package struct Guess: Hashable, Sendable {
    let title: String
    let others: Int
  }

  let kind: Kind
  /// The map's own places, if the subject is several places.
  var marks: [MapMark] = []
  /// The number of places with those that have no position or are too many to show; 0 if all are
  /// shown.
  var total = 0
  var guesses: [Guess] = []
  /// Names for which no place is found.
  var unknown: [String] = []
  /// The area that the first view shows; `nil` fits the view to the marks.
  var area: Area?
  /// The user's points.
  var points: PointSet?
  /// The columns that they are shown by.
  var look = PointLook()
  /// All favorites, also those without a position.
  ///
  /// A failure is theirs alone: the other data are good.
  var favorites: Result<[Favorite], DataError> = .success([])

  /// Whether entities name its places, which are then listed below the map.
  var isOfNames: Bool {
    switch kind {
    case .named, .naming: true
    default: false
    }
  }
}

/// The place of a marker, unformatted.
package struct MapPin: Hashable, Sendable {
  /// The source of the text beside the marker.
  package enum Label: Hashable, Sendable {
    case entity(Reference, title: String)
    /// The nearest city.
    case near(MapPlace)
    /// A position with no city anywhere.
    case position
  }

  let label: Label
  let coordinate: Coordinate
  /// `nil` for that of any marker.
  var sign: Character?

  /// `nil` for a bare position.
  var reference: Reference? {
    if case .entity(let reference, _) = label { reference } else { nil }
  }

  /// Whether a choice is the same place.
  ///
  /// An entity stays the same if it has moved meanwhile; a bare position is compared by its coordinate.
  func isOf(_ choice: MapContent.Choice) -> Bool {
    choice.reference == reference && (reference != nil || choice.coordinate == coordinate)
  }
}

extension MapPin {
  /// Makes the pin of a position, which is named after the nearest city.
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
  /// Whether it is a favorite; other marks are the map's own places.
  package var isFavorite: Bool
  package let title: String
  /// The country's code, if the place is a country: its name in the language replaces the title.
  let country: String?
  package let coordinate: Coordinate
  /// The coordinate, projected once: there may be thousands of marks in each frame.
  package let point: WorldPoint
  /// `nil` for a place that no catalog has.
  package let reference: Reference?
  /// `nil` for that of any place.
  var sign: Character?
  /// The list entries that name it; empty if the map is not about these.
  package var items: [MapItem]

  init(
    isFavorite: Bool = false, title: String, country: String? = nil, coordinate: Coordinate,
    reference: Reference? = nil, sign: Character? = nil, items: [MapItem] = []
  ) {
    self.sign = sign
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

  /// Returns `nil` for a favorite without a position.
  init?(_ favorite: Favorite) {
    guard let position = favorite.position else { return nil }
    self.init(
      isFavorite: true, title: favorite.title, coordinate: position, reference: favorite.reference)
  }
}

/// The answer to a ``CityQuery``.
package struct MapFinding: Hashable, Sendable {
  package let places: [MapPlace]
  /// The titles with a similar name, if no place has the name.
  package let near: [String]
  /// The code of the country of the position that they are around; `nil` if they are around none.
  let country: String?

  package init(_ places: [MapPlace], near: [String] = [], country: String? = nil) {
    self.places = places
    self.near = near
    self.country = country
  }
}

/// The meaning of a text that was typed as a place.
package enum MapMeaning: Hashable, Sendable {
  /// A position, and the city nearest to it.
  case position(ReadPosition, near: MapPlace?)
  /// A position that is not taken.
  case refused(PositionProblem)
  /// The cities, or the user's points, that have the name; the most likely one first.
  case places([MapPlace])
  /// A country or an American state.
  ///
  /// A country has its entry in a catalog, and its area unless nothing of it is on the map.
  case region(ResolvedPlace, reference: Reference? = nil, area: MapSubjectData.Area? = nil)
  /// No place has the name; these titles are similar to it.
  case unknown(near: [String])
}

/// A country as an entry of a catalog.
package struct CountryEntry: Hashable, Sendable {
  let reference: Reference
  let capital: Reference?

  package init(_ reference: Reference, capital: Reference?) {
    self.reference = reference
    self.capital = capital
  }
}

/// The two places that a text names.
package enum MapPair: Hashable, Sendable {
  case places(ResolvedPlace, ResolvedPlace)
  /// A name in the text is unknown; these titles are similar to it.
  case unknown(String, near: [String])
  /// The text does not name two places.
  case none
}

/// The surroundings of a place on Earth, for a description in words.
package struct MapSetting: Hashable, Sendable {
  /// How a place lies to the sea.
  package enum Shore: Hashable, Sendable {
    case sea
    case coast
    /// On land, with the kilometres to the sea; `nil` if the sea is farther than was searched.
    case inland(Double?)
  }

  /// The position of the place.
  let position: Coordinate
  /// The code of the country it is in; `nil` at sea.
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
