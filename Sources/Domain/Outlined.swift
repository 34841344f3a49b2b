/// An entity that is an area of the map: a country.
///
/// A map of it shows its outline, or its cities where the map has none.
package protocol Outlined {
  /// ISO 3166-1 alpha-2, and XK for Kosovo.
  var countryCode: String { get }

  /// The city that its map names first; nil where it has none.
  var capitalReference: Reference? { get }
}
