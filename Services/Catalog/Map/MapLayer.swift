/// What a line of the map is.
package enum MapLayer: String, CaseIterable, Sendable {
  case coast, border
}
