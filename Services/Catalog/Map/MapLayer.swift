/// What a line of the map is.
package enum MapLayer: String, CaseIterable, Sendable {
  case coast, border
  /// The shore of a lake.
  case lake
  case river
}
