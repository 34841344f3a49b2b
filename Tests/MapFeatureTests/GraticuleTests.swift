import Domain
import Testing
import TextUI

@testable import MapFeature

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

  /// The line between day and night.
  @Test func atAnEquinoxItRunsFromPoleToPole() throws {
    let strokes = MapFrame(128, 80, zoom: 0).terminator(
      Coordinate(wrappingLatitude: 0, longitude: 10))
    #expect(strokes.count == 2)
    for stroke in strokes {
      let (columns, rows) = (stroke.dots.map(\.x), stroke.dots.map(\.y))
      let bottom = try #require(rows.max())
      let (west, east) = (try #require(columns.min()), try #require(columns.max()))
      // The world is 256 of 320 dots high: from 32 to 288.
      #expect(rows.min() == 32)
      #expect(bottom >= 287)
      #expect(east - west <= 1)
    }
  }
}
