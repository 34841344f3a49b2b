/// Which points rings enclose, by the even-odd rule: a ring within a ring is a hole.
package enum EvenOdd {
  /// Whether a point lies in the rings, each closed whether or not it repeats its first point.
  ///
  /// Counts the edges east of it (the crossing test; Shimrat, CACM 5, 1962). A point on an edge may
  /// go either way.
  package static func contains(_ point: WorldPoint, in rings: [[WorldPoint]]) -> Bool {
    !crossings(of: rings, at: point.y).count { point.x < $0 }.isMultiple(of: 2)
  }

  /// Where edges of the rings cross a parallel: between the first and the second from the west is
  /// inside, and so on.
  package static func crossings(of rings: [[WorldPoint]], at y: Double) -> [Double] {
    var crossings: [Double] = []
    for ring in rings {
      guard var start = ring.last else { continue }
      for end in ring {
        if (start.y > y) != (end.y > y) {
          crossings.append(start.x + (y - start.y) / (end.y - start.y) * (end.x - start.x))
        }
        start = end
      }
    }
    return crossings
  }
}

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
