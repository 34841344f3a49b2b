package import Domain

/// What a map shows, formatted; the view has the words.
package enum MapCaption: Hashable, Sendable {
  case title(String)
  /// "3.1 km NE of Ushuaia, AR".
  case near(String, distance: String, point: CompassPoint)
  /// Decimal degrees.
  case position(String)
  /// So many places ("12 favorites").
  case favorites(String)
  case results(CatalogID, String)
}
