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
    package let title: String
    package let others: Int
  }

  package let kind: Kind
  package let marks: [MapMark]
  /// How many there are, those included that have no position or are too many to show.
  package let total: Int
  package let guesses: [Guess]
  /// Names that nobody knows.
  package let unknown: [String]
  /// Nil is as much as shows all of them.
  package let area: Area?

  package init(
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
