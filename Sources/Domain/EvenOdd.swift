/// Which points rings enclose, by the even-odd rule: a ring within a ring is a hole.
package enum EvenOdd {
  /// Whether a point lies in the rings, each closed whether or not it repeats its first point.
  ///
  /// Counts the edges east of it (the crossing test; Shimrat, CACM 5, 1962). A point on an edge may
  /// go either way.
  package static func contains(_ point: WorldPoint, in rings: [[WorldPoint]]) -> Bool {
    var isInside = false
    for ring in rings {
      guard var start = ring.last else { continue }
      for end in ring {
        if (start.y > point.y) != (end.y > point.y) {
          let part = (point.y - start.y) / (end.y - start.y)
          if point.x < start.x + part * (end.x - start.x) { isInside.toggle() }
        }
        start = end
      }
    }
    return isInside
  }
}
