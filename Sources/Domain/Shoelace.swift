/// The area of rings and where their middle is, by the shoelace formula.
package enum Shoelace {
  /// Measures a ring, closed whether or not it repeats its first point; its direction does not
  /// count.
  ///
  /// Sums the cross products of neighboring corners (P. Bourke, "Calculating the area and centroid
  /// of a polygon", 1988). The centroid is nil where the area is next to nothing.
  package static func measure(_ ring: [WorldPoint]) -> (area: Double, centroid: WorldPoint?) {
    guard var a = ring.last else { return (0, nil) }
    // Twice the area, and six times what its centroid is weighted with.
    var (area, x, y) = (0.0, 0.0, 0.0)
    for b in ring {
      let cross = a.x * b.y - b.x * a.y
      area += cross
      x += (a.x + b.x) * cross
      y += (a.y + b.y) * cross
      a = b
    }
    guard area.magnitude > 1e-12 else { return (area.magnitude / 2, nil) }
    return (area.magnitude / 2, WorldPoint(x: x / (3 * area), y: y / (3 * area)))
  }
}
