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
