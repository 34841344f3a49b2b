import TextUI

/// Cuts lines to a canvas, whose size is in dots.
struct LineClipper: Sendable {
  let width: Double
  let height: Double

  /// Cuts a connected line to 0...width × 0...height and keeps none of it.
  ///
  /// - Parameters:
  ///   - line: the corners of the line.
  ///   - corner: takes each corner of the parts in view, in order.
  ///   - end: is called after the last corner of each part.
  func clip(
    _ line: some Sequence<CanvasPoint>, corner: (CanvasPoint) -> Void, end: () -> Void
  ) {
    var points = line.makeIterator()
    guard var start = points.next() else { return }
    var (isInside, isOpen) = (contains(start), false)
    while let goal = points.next() {
      let wasInside = isInside
      isInside = contains(goal)
      if wasInside, isInside {
        if !isOpen { corner(start) }
        corner(goal)
        isOpen = true
      } else if let part = visible(from: start, to: goal) {
        if !isOpen { corner(point(start, goal, part.lowerBound)) }
        corner(point(start, goal, part.upperBound))
        isOpen = part.upperBound == 1
        if !isOpen { end() }
      } else if isOpen {
        end()
        isOpen = false
      }
      start = goal
    }
    if isOpen { end() }
  }

  private func contains(_ point: CanvasPoint) -> Bool {
    point.x >= 0 && point.x <= width && point.y >= 0 && point.y <= height
  }

  /// Returns the part of a straight line in view, as fractions of the line (Liang and Barsky 1984).
  private func visible(from start: CanvasPoint, to end: CanvasPoint) -> ClosedRange<Double>? {
    if max(start.x, end.x) < 0 || min(start.x, end.x) > width { return nil }
    if max(start.y, end.y) < 0 || min(start.y, end.y) > height { return nil }
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    guard dx.isFinite, dy.isFinite else { return nil }
    var (enter, leave) = (0.0, 1.0)
    /// Cuts the part to the edges of one axis; returns whether something is left.
    func cut(_ toward: Double, _ before: Double, _ after: Double) -> Bool {
      if toward == 0 { return before >= 0 && after >= 0 }
      let (first, last) = (-before / toward, after / toward)
      enter = max(enter, toward > 0 ? first : last)
      leave = min(leave, toward > 0 ? last : first)
      return enter <= leave
    }
    guard cut(dx, start.x, width - start.x), cut(dy, start.y, height - start.y) else { return nil }
    return enter...leave
  }

  /// Returns the point at a fraction of a line, brought back into view if rounding put it outside.
  private func point(_ start: CanvasPoint, _ end: CanvasPoint, _ part: Double) -> CanvasPoint {
    switch part {
    case 0: start
    case 1: end
    default:
      CanvasPoint(
        x: min(width, max(0, start.x + part * (end.x - start.x))),
        y: min(height, max(0, start.y + part * (end.y - start.y))))
    }
  }
}
