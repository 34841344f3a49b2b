import Domain
import TestSupport
import Testing
import TextUI

@testable import MapFeature

@Suite struct GraticuleTests {
  private func frame(_ zoom: Double, x: Double = 0.5, _ columns: Int = 80) -> MapFrame {
    MapFrame(
      MapViewport(center: WorldPoint(x: x, y: 0.5), zoom: zoom),
      canvas: Size(columns: columns, rows: 24))
  }

  @Test(arguments: [
    (0, 30.0), (1, 30), (2, 15), (3, 10), (4, 5), (5, 2), (6, 1), (7, 0.5), (8, 0.2), (14, 0.005),
  ])
  func stepsAreRound(zoom: Int, step: Double) {
    #expect(Graticule(frame(Double(zoom))).step == step)
  }

  @Test func linesGoThroughTheView() {
    let frame = frame(1)
    let strokes = Graticule(frame).strokes
    // 160 dots are 112.5° of longitude: -30, 0, 30; 96 dots 67° of latitude: -30, 0, 30.
    #expect(strokes.count == 6)
    #expect(strokes[1].dots == [MapDot(x: 80, y: 0), MapDot(x: 80, y: 95)])
    #expect(strokes[4].dots == [MapDot(x: 0, y: 48), MapDot(x: 159, y: 48)])
    #expect(strokes.allSatisfy { $0.ink == .graticule })
  }

  @Test func degreesAreNamedAtTheEdges() {
    let ticks = Graticule(frame(1)).ticks
    #expect(ticks.map(\.degrees) == ["-30", "0", "30", "-30", "0", "30"])
    #expect(ticks.prefix(3).allSatisfy { $0.dot.y == 0 })
    #expect(ticks.dropFirst(3).allSatisfy { $0.dot.x == 0 })
    #expect(Graticule(frame(8)).ticks.map(\.degrees).contains("0.2"))
  }

  @Test func countsOnAcrossTheAntimeridian() {
    let degrees = Graticule(frame(1, x: 0)).ticks.prefix(3).map(\.degrees)
    #expect(degrees == ["150", "180", "-150"])
  }

  @Test(arguments: 0..<4)
  func everyViewHasFewLinesAndExactNumbers(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let viewport = MapViewport(
        center: WorldPoint(
          x: .random(in: 0...1, using: &random), y: .random(in: 0...1, using: &random)),
        zoom: .random(in: 0...14, using: &random))
      let canvas = Size(
        columns: .random(in: 1...200, using: &random), rows: .random(in: 1...60, using: &random))
      let graticule = Graticule(MapFrame(viewport, canvas: canvas))
      for tick in graticule.ticks {
        #expect((0..<canvas.columns * 2).contains(tick.dot.x))
        #expect((0..<canvas.rows * 4).contains(tick.dot.y))
        #expect(tick.degrees.count <= 8)
      }
      #expect(graticule.ticks.count <= canvas.columns / 10 + canvas.rows + 4)
    }
  }
}
