import TestSupport
import Testing
import TextUI

@testable import MapFeature

@Suite struct LineClipperTests {
  let clipper = LineClipper(width: 10, height: 8)

  @Test func cutsALineWhereItLeavesAndComesBack() {
    #expect(
      clipper.pieces(of: points((-4, 2), (4, 2), (4, 12), (6, 12), (6, 4), (6, -4))) == [
        points((0, 2), (4, 2), (4, 8)), points((6, 8), (6, 4), (6, 0)),
      ])
  }

  @Test func leavesOutWhatIsOutside() {
    #expect(clipper.pieces(of: points((-5, -1), (-1, 30))) == [])
    #expect(clipper.pieces(of: points((-3, 4), (5, -8))) == [])
    #expect(clipper.pieces(of: points((11, 0), (11, 8))) == [])
    #expect(clipper.pieces(of: points((5, 5))) == [])
    #expect(clipper.pieces(of: []) == [])
  }

  @Test func aRepeatedPointIsInViewOrNot() {
    #expect(clipper.pieces(of: points((5, 5), (5, 5))) == [points((5, 5), (5, 5))])
    #expect(clipper.pieces(of: points((50, 5), (50, 5))) == [])
  }

  @Test func numbersWithoutEndDrawNothing() {
    #expect(clipper.pieces(of: points((.nan, 5), (5, 5))) == [])
    #expect(
      clipper.pieces(of: points((1, 1), (2, 2), (.nan, 3), (4, 4), (5, 5))) == [
        points((1, 1), (2, 2)), points((4, 4), (5, 5)),
      ])
    #expect(clipper.pieces(of: points((-.infinity, 5), (.infinity, 5))) == [])
  }

  /// Every point of the line that is in view is on a piece, and every piece is in view and on the
  /// line.
  @Test(arguments: 0..<8)
  func piecesAreTheLineInView(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let line = (0..<6).map { _ in
        CanvasPoint(
          x: .random(in: -20...30, using: &random), y: .random(in: -20...28, using: &random))
      }
      let pieces = clipper.pieces(of: line)
      for point in pieces.joined() {
        #expect((0...10).contains(point.x) && (0...8).contains(point.y))
        #expect(distance(point, [line]) < 1e-9)
      }
      for (start, end) in zip(line, line.dropFirst()) {
        let part = Double.random(in: 0...1, using: &random)
        let point = CanvasPoint(
          x: start.x + part * (end.x - start.x), y: start.y + part * (end.y - start.y))
        let isInView = (0...10).contains(point.x) && (0...8).contains(point.y)
        #expect(!isInView || distance(point, pieces) < 1e-9)
      }
      #expect(pieces.flatMap { clipper.pieces(of: $0) } == pieces)
    }
  }

  private func points(_ points: (Double, Double)...) -> [CanvasPoint] {
    points.map { CanvasPoint(x: $0.0, y: $0.1) }
  }

  /// From a point to the nearest of some lines.
  private func distance(_ point: CanvasPoint, _ lines: [[CanvasPoint]]) -> Double {
    lines.flatMap { line in
      zip(line, line.dropFirst()).map { start, end in
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let along = ((point.x - start.x) * dx + (point.y - start.y) * dy) / (dx * dx + dy * dy)
        let part = along.isNaN ? 0 : min(1, max(0, along))
        let (x, y) = (start.x + part * dx - point.x, start.y + part * dy - point.y)
        return (x * x + y * y).squareRoot()
      }
    }.min() ?? .infinity
  }
}

extension LineClipper {
  fileprivate func pieces(of line: [CanvasPoint]) -> [[CanvasPoint]] {
    var pieces: [[CanvasPoint]] = [[]]
    follow(line) {
      pieces[pieces.count - 1].append($0)
    } end: {
      pieces.append([])
    }
    return pieces.dropLast()
  }
}
