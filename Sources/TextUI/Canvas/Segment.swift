/// A position on a canvas, in dots from its top left corner: dot (2, 3) covers 2..<3 and 3..<4.
package struct CanvasPoint: Hashable, Sendable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A straight line between two positions of a canvas.
struct Segment: Hashable, Sendable {
  var start: CanvasPoint
  var end: CanvasPoint

  /// The part within 0...width × 0...height; nil when there is none.
  ///
  /// Cut at one axis, then at the other, each cut landing exactly on the edge, which holds for huge
  /// numbers too. Nil as well when a coordinate is infinite or not a number, or the line is longer
  /// than a number can say.
  func clipped(width: Double, height: Double) -> Segment? {
    guard (end.x - start.x).isFinite, (end.y - start.y).isFinite else { return nil }
    if max(start.x, end.x) < 0 || min(start.x, end.x) > width { return nil }
    if max(start.y, end.y) < 0 || min(start.y, end.y) > height { return nil }
    if min(start.x, end.x) >= 0, max(start.x, end.x) <= width,
      min(start.y, end.y) >= 0, max(start.y, end.y) <= height
    {
      return self
    }
    return cut(\.x, \.y, at: width)?.cut(\.y, \.x, at: height)
  }

  private func cut(
    _ axis: WritableKeyPath<CanvasPoint, Double>, _ other: WritableKeyPath<CanvasPoint, Double>,
    at limit: Double
  ) -> Segment? {
    if max(start[keyPath: axis], end[keyPath: axis]) < 0 { return nil }
    if min(start[keyPath: axis], end[keyPath: axis]) > limit { return nil }
    func moved(_ point: CanvasPoint, toward goal: CanvasPoint) -> CanvasPoint {
      let edge = min(limit, max(0, point[keyPath: axis]))
      // Also keeps the division below from a line along the edge.
      if edge == point[keyPath: axis] { return point }
      let part =
        (edge - point[keyPath: axis]) / (goal[keyPath: axis] - point[keyPath: axis])
      var moved = point
      moved[keyPath: axis] = edge
      moved[keyPath: other] += part * (goal[keyPath: other] - point[keyPath: other])
      return moved
    }
    return Segment(start: moved(start, toward: end), end: moved(end, toward: start))
  }
}
