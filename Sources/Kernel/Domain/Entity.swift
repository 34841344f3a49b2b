/// An entry of a catalog.
///
/// The protocols it conforms to say where it can be shown: ``Summarizable`` (List, Favorites),
/// ``Describable`` (Detail), ``Locatable`` (Map).
package protocol Entity: Hashable, Sendable {
  static var catalog: CatalogID { get }

  /// The id is unique within the catalog and has no white space.
  var id: String { get }
}

extension Entity {
  package var reference: Reference { Reference(Self.catalog, id) }
}

/// An entity that can be opened.
///
/// It has all facts that are known of it, in reading order.
package protocol Describable {
  var facts: [Fact] { get }
}

/// An entity that has a place on the map.
///
/// A catalog without places does not conform, so a map of it does not compile.
package protocol Locatable {
  var coordinate: Coordinate { get }
}

/// An entity that names places without saying where they are.
///
/// Its map shows the places that can be found by name. A catalog that names none does not conform, so
/// such a map of it does not compile.
package protocol PlaceNaming {
  /// The names as the source writes them ("IOWA", "Paris (France)").
  var placeNames: [String] { get }
}

/// An entity that is an area of the map: a country.
///
/// Its map shows its outline, or its cities if the map has no outline of it.
package protocol Outlined {
  /// The code of ISO 3166-1 alpha-2, or XK for Kosovo.
  var countryCode: String { get }

  /// The city that the map names first; `nil` if the country has no capital.
  var capitalReference: Reference? { get }
}

/// The content of an entity's row, before any formatting.
package struct Summary: Hashable, Sendable {
  /// The entity's name, which search matches ("Lima, PE").
  package let title: String
  /// The titles in the languages that its source has ("Poción"); files and programs get ``title``.
  package let names: LocalizedText?
  package let position: Coordinate?
  /// The property that tells the entity from others of the same name; `nil` if the title is enough.
  package let distinction: Distinction?
  /// The facts beside the title, in this order (a person's e-mail, a Pokémon's types).
  package let facts: [Fact]
  /// `nil` if the entity has no picture.
  package let picture: PictureAddress?
  /// The entity's sign on a map; `nil` is that of any place.
  package let sign: Character?

  package init(
    title: String, names: LocalizedText? = nil, position: Coordinate? = nil,
    distinction: Distinction? = nil, facts: [Fact] = [], picture: PictureAddress? = nil,
    sign: Character? = nil
  ) {
    self.sign = sign
    self.picture = picture
    self.title = title
    self.names = names
    self.position = position
    self.distinction = distinction
    self.facts = facts
  }
}

extension Summary {
  /// The entity's titles in all languages, each once.
  package var titles: [String] { ([title] + (names?.all ?? [])).uniqued }
}

/// An entity that can be a row of a list.
package protocol Summarizable {
  var summary: Summary { get }

  /// Returns the fact by which rows are sorted, to be shown beside the summary; `nil` if the summary
  /// has it.
  func fact(sortedBy key: String) -> Fact?
}

extension Summarizable {
  package func fact(sortedBy key: String) -> Fact? { nil }
}

/// The property that tells an entity from others of the same name.
package enum Distinction: Hashable, Sendable {
  /// A first-level division of a country that people know ("Illinois").
  case region(String, in: String)
  /// The distance from a place that is easier to find, with that place's country if it is a city. The
  /// bearing is the direction *from* that place.
  case near(String, country: String? = nil, kilometres: Double, bearing: Double)
}
