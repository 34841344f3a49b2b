import Catalog
package import Domain

/// Several places that one map is about.
package struct MapGroup: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case favorites
    case results(CatalogID)
    /// The places that an entity names.
    case named(by: Reference, title: String)
    /// The largest cities of a country.
    case country(Reference, code: String)
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
  let marks: [MapMark]
  /// How many there are, those included that have no position or are too many to show.
  let total: Int
  let guesses: [Guess]
  /// Names that nobody knows.
  let unknown: [String]
  /// Nil is as much as shows all of them.
  let area: Area?

  init(
    kind: Kind, marks: [MapMark], total: Int? = nil, guesses: [Guess] = [], unknown: [String] = [],
    area: Area? = nil
  ) {
    self.kind = kind
    self.marks = marks
    self.total = total ?? marks.count
    self.guesses = guesses
    self.unknown = unknown
    self.area = area
  }
}

/// A place that is marked on a map besides the chosen one.
package struct MapMark: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case favorite
    /// One of several that the map is about: found by a search, or named by an article.
    case place
  }

  package var kind: Kind
  package let title: String
  /// The code of the country it is, whose name is written in the language instead of the title.
  let country: String?
  package let coordinate: Coordinate
  /// The coordinate, projected once: there may be thousands of marks in each frame.
  package let point: WorldPoint
  /// Nil for what no catalog has.
  package let reference: Reference?

  init(
    kind: Kind = .place, title: String, country: String? = nil, coordinate: Coordinate,
    reference: Reference? = nil
  ) {
    self.kind = kind
    self.title = title
    self.country = country
    self.coordinate = coordinate
    point = WebMercator.project(coordinate)
    self.reference = reference
  }

  /// Nil for one without a place.
  init?(_ favorite: Favorite) {
    guard let position = favorite.position else { return nil }
    self.init(
      kind: .favorite, title: favorite.title, coordinate: position, reference: favorite.reference)
  }
}
