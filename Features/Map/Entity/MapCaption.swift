package import Domain

/// What stands beside the marker, formatted; the view has the words.
package enum MapCaption: Hashable, Sendable {
  case title(String)
  /// "near Ushuaia, AR, 3.1 km NE".
  case near(String, distance: String, point: CompassPoint)
  /// Decimal degrees.
  case position(String)
}
