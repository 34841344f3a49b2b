/// How `catalejo map` is to draw.
package struct MapRequest: Hashable, Sendable {
  /// Nil is as near as fits what is marked, or the default where that is one place.
  package var zoom: Double?
  /// Nil is the terminal's.
  package var columns: Int?
  /// Nil is the terminal's.
  package var rows: Int?
  package var hasGraticule = false
  package var hasNight = false
  /// Writes what is marked, draws nothing.
  package var isGeoJSON = false

  package init(
    zoom: Double? = nil, columns: Int? = nil, rows: Int? = nil, hasGraticule: Bool = false,
    hasNight: Bool = false, isGeoJSON: Bool = false
  ) {
    self.zoom = zoom
    self.columns = columns
    self.rows = rows
    self.hasGraticule = hasGraticule
    self.hasNight = hasNight
    self.isGeoJSON = isGeoJSON
  }
}
