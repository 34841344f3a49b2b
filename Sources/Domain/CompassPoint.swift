/// One of the eight principal directions, as a distance is said: "12 km NE of Madrid".
package enum CompassPoint: String, CaseIterable, Sendable {
  case north, northEast, east, southEast, south, southWest, west, northWest

  /// The point nearest to a bearing in degrees clockwise from north (any turn).
  package init(bearing: Double) {
    let turn = bearing.isFinite ? bearing.truncatingRemainder(dividingBy: 360) : 0
    let eighths = Int((turn / 45).rounded())
    self = Self.allCases[((eighths % 8) + 8) % 8]
  }
}
