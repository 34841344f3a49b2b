import Atlas

/// Leaves out points that hardly change a line (Douglas and Peucker, Cartographica 10, 1973).
enum LineSimplifier {
  /// Returns the line with both its ends and fewer points between.
  ///
  /// No point that is left out is farther than the tolerance, in units of points, from the straight
  /// piece in its place.
  static func simplified(_ points: [QuantizedPoint], tolerance: Double) -> [QuantizedPoint] {
    guard points.count > 2 else { return points }
    var isKept = [Bool](repeating: false, count: points.count)
    isKept[0] = true
    isKept[points.count - 1] = true
    var rest = [(0, points.count - 1)]
    while let (start, end) = rest.popLast() {
      guard end - start > 1 else { continue }
      var farthest = (index: start, distance: tolerance)
      for index in start + 1..<end {
        let distance = distance(points[index], points[start], points[end])
        if distance > farthest.distance { farthest = (index, distance) }
      }
      guard farthest.index > start else { continue }
      isKept[farthest.index] = true
      rest += [(start, farthest.index), (farthest.index, end)]
    }
    return zip(points, isKept).filter(\.1).map(\.0)
  }

  static func simplified(_ line: SourceLine, tolerance: Double) -> SourceLine {
    SourceLine(layer: line.layer, points: simplified(line.points, tolerance: tolerance))
  }

  /// Returns a closed line with fewer corners; empty if less than a triangle is left.
  ///
  /// It is cut at its first corner, at the corner farthest from that, and at corners on the edge of
  /// the world, which stay there.
  static func simplified(_ ring: SourceRing, tolerance: Double) -> SourceRing {
    guard let first = ring.corners.first else { return ring }
    let distances = ring.corners.map { $0.distance(to: first) }
    let middle = distances.indices.max { distances[$0] < distances[$1] } ?? 0
    let corners = ring.corners + [first]
    let cuts = corners.indices.filter {
      $0 == 0 || $0 == middle || $0 == corners.count - 1 || corners[$0].isOnEdge
    }
    let simple = SourceRing(
      zip(cuts, cuts.dropFirst()).flatMap {
        simplified(Array(corners[$0...$1]), tolerance: tolerance)
      })
    return simple.corners.count > 2 ? simple : SourceRing([QuantizedPoint]())
  }

  /// Returns how far a point is from the straight piece between two others.
  private static func distance(
    _ point: QuantizedPoint, _ start: QuantizedPoint, _ end: QuantizedPoint
  ) -> Double {
    let (dx, dy) = (Double(end.x) - Double(start.x), Double(end.y) - Double(start.y))
    let (x, y) = (Double(point.x) - Double(start.x), Double(point.y) - Double(start.y))
    let square = dx * dx + dy * dy
    let part = square > 0 ? min(1, max(0, (x * dx + y * dy) / square)) : 0
    let (offX, offY) = (x - part * dx, y - part * dy)
    return (offX * offX + offY * offY).squareRoot()
  }
}
