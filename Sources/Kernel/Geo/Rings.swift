/// Tells which points rings enclose, by the even-odd rule: a ring within a ring is a hole.
package enum EvenOdd {
  /// Returns whether a point lies in the rings, which may but need not repeat their first points.
  ///
  /// It counts the edges east of the point (the crossing test; Shimrat, CACM 5, 1962). A point on an
  /// edge may count either way.
  package static func contains(_ point: WorldPoint, in rings: [[WorldPoint]]) -> Bool {
    !crossings(of: rings, at: point.y).count { point.x < $0 }.isMultiple(of: 2)
  }

  /// Returns where edges of the rings cross a parallel, unsorted.
  ///
  /// From the west, the stretch between the first and the second crossing is inside, and so on.
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

/// Computes the area and the centroid of rings, by the shoelace formula.
package enum Shoelace {
  /// Measures a ring, which may but need not repeat its first point; its direction does not matter.
  ///
  /// It sums the cross products of neighboring corners (P. Bourke, "Calculating the area and centroid
  /// of a polygon", 1988). The centroid is `nil` if the area is close to zero.
  package static func measure(_ ring: [WorldPoint]) -> (area: Double, centroid: WorldPoint?) {
    guard var a = ring.last else { return (0, nil) }
    // Twice the area, and the sums for the centroid, which are six times too large.
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
