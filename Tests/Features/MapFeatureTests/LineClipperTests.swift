import Domain
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
    clip(line) {
      pieces[pieces.count - 1].append($0)
    } end: {
      pieces.append([])
    }
    return pieces.dropLast()
  }
}

@Suite struct GraticuleTests {
  @Test(arguments: [
    (0, 30.0), (1, 30), (2, 15), (3, 10), (4, 5), (5, 2), (6, 1), (7, 0.5), (8, 0.2), (14, 0.005),
  ])
  func stepsAreRound(zoom: Int, step: Double) {
    #expect(Graticule(MapFrame(80, 24, zoom: Double(zoom))).step == step)
  }

  @Test func linesGoThroughTheView() {
    let strokes = Graticule(MapFrame(80, 24, zoom: 1)).strokes
    // 160 dots are 112.5° of longitude: -30, 0, 30; 96 dots 67° of latitude: -30, 0, 30.
    #expect(strokes.count == 6)
    #expect(strokes[1].dots == [MapDot(x: 80, y: 0), MapDot(x: 80, y: 95)])
    #expect(strokes[4].dots == [MapDot(x: 0, y: 48), MapDot(x: 159, y: 48)])
    #expect(strokes.allSatisfy { $0.ink == .graticule })
  }

  @Test func degreesAreNamedAtTheEdges() {
    let ticks = Graticule(MapFrame(80, 24, zoom: 1)).ticks
    #expect(ticks.map(\.degrees) == ["-30", "0", "30", "-30", "0", "30"])
    #expect(ticks.prefix(3).allSatisfy { $0.dot.y == 0 })
    #expect(ticks.dropFirst(3).allSatisfy { $0.dot.x == 0 })
    #expect(Graticule(MapFrame(80, 24, zoom: 8)).ticks.map(\.degrees).contains("0.2"))
  }

  @Test func countsOnAcrossTheAntimeridian() {
    let degrees = Graticule(MapFrame(80, 24, zoom: 1, x: 0)).ticks.prefix(3).map(\.degrees)
    #expect(degrees == ["150", "180", "-150"])
  }
}
