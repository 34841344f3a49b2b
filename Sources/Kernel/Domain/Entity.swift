/// Something a catalog holds.
///
/// What can be done with it is said by the capabilities it conforms to: ``Summarizable`` (List,
/// Favorites), ``Describable`` (Detail), ``Locatable`` (Map).
package protocol Entity: Hashable, Sendable {
  static var catalog: CatalogID { get }

  /// Unique within the catalog; no white space.
  var id: String { get }
}

extension Entity {
  package var reference: Reference { Reference(Self.catalog, id) }
}

/// An entity that can be opened: all that is known of it, in the order it should be read.
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
/// A map of it shows those that can be found by name. A catalog that names none does not conform,
/// so such a map of it does not compile.
package protocol PlaceNaming {
  /// As they are written ("IOWA", "Paris (France)").
  var placeNames: [String] { get }
}

/// An entity that is an area of the map: a country.
///
/// A map of it shows its outline, or its cities where the map has none.
package protocol Outlined {
  /// ISO 3166-1 alpha-2, and XK for Kosovo.
  var countryCode: String { get }

  /// The city that its map names first; nil where it has none.
  var capitalReference: Reference? { get }
}

/// What a row says of an entity, before any formatting.
package struct Summary: Hashable, Sendable {
  /// What the entity is called, as search matches it ("Lima, PE").
  package let title: String
  /// The title as it reads in Spanish, where it does so otherwise ("Poción"); files and programs get
  /// ``title``.
  package let spanishTitle: String?
  package let position: Coordinate?
  /// What tells the entity from its namesakes; nil where the title is enough.
  package let distinction: Distinction?
  /// What the row says beside the title, in this order (a person's e-mail, a Pokémon's types).
  package let facts: [Fact]
  /// Nil where it has none, or the catalog's entities never do.
  package let picture: PictureAddress?

  package init(
    title: String, spanishTitle: String? = nil, position: Coordinate? = nil,
    distinction: Distinction? = nil, facts: [Fact] = [], picture: PictureAddress? = nil
  ) {
    self.picture = picture
    self.title = title
    self.spanishTitle = spanishTitle
    self.position = position
    self.distinction = distinction
    self.facts = facts
  }
}

extension Summary {
  /// What the entity is called, in every language.
  package var titles: [String] { [title] + [spanishTitle].compactMap(\.self) }
}

/// An entity that can be a row of a list.
package protocol Summarizable {
  var summary: Summary { get }

  /// What rows sorted by a key say of the entity beside its summary; nil where that says it already.
  func fact(sortedBy key: String) -> Fact?
}

extension Summarizable {
  package func fact(sortedBy key: String) -> Fact? { nil }
}

/// What tells an entity from its namesakes.
package enum Distinction: Hashable, Sendable {
  /// A first-level division people know it by ("Illinois").
  case region(String)
  /// How far it is from a place that is easier to find, of a country where it is a city; the
  /// bearing is seen *from* that place.
  case near(String, country: String? = nil, kilometres: Double, bearing: Double)
}
