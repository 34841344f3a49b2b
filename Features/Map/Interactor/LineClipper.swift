package import TextUI

/// Cuts lines to a canvas of so many dots.
package struct LineClipper: Sendable {
  package let width: Double
  package let height: Double

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The parts of a connected line within 0...width × 0...height, in order.
  package func pieces(of line: [CanvasPoint]) -> [[CanvasPoint]] {
    var pieces: [[CanvasPoint]] = []
    var piece: [CanvasPoint] = []
    func end() {
      if !piece.isEmpty { pieces.append(piece) }
      piece = []
    }
    for (start, goal) in zip(line, line.dropFirst()) {
      guard let part = visible(from: start, to: goal) else {
        end()
        continue
      }
      if piece.isEmpty { piece.append(point(start, goal, part.lowerBound)) }
      piece.append(point(start, goal, part.upperBound))
      if part.upperBound < 1 { end() }
    }
    end()
    return pieces
  }

  /// The part of a straight line that is in view, as fractions of it (Liang and Barsky 1984).
  private func visible(from start: CanvasPoint, to end: CanvasPoint) -> ClosedRange<Double>? {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    guard dx.isFinite, dy.isFinite else { return nil }
    var (enter, leave) = (0.0, 1.0)
    let edges = [
      (-dx, start.x), (dx, width - start.x), (-dy, start.y), (dy, height - start.y),
    ]
    for (toward, distance) in edges {
      if toward == 0 {
        if distance < 0 { return nil }
      } else if toward < 0 {
        enter = max(enter, distance / toward)
      } else {
        leave = min(leave, distance / toward)
      }
    }
    return enter <= leave ? enter...leave : nil
  }

  /// Brought back into view where rounding put it a hair's breadth outside.
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
