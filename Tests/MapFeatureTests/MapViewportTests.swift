import Domain
import Testing
import TextUI

@testable import MapFeature

@Suite struct MapViewportTests {
  let middle = WorldPoint(x: 0.5, y: 0.5)

  @Test(
    arguments: [
      (-1, -1), (-9, -8), (0, 0), (3.25, 3.25), (14, 14), (14.01, 14), (.infinity, 14),
      (-.infinity, -8), (.nan, 5),
    ] as [(Double, Double)])
  func bringsTheZoomIntoRange(asked: Double, got: Double) {
    #expect(MapViewport(center: middle, zoom: asked).zoom == got)
  }

  @Test(
    arguments: [
      (1, 6), (-1, 4), (0.25, 5.25), (100, 14), (-100, -8), (.infinity, 14), (-.infinity, -8),
      (.nan, 5),
    ] as [(Double, Double)])
  func zoomsByFractionsOfLevels(levels: Double, got: Double) {
    #expect(
      MapViewport(center: middle).zoomed(by: levels) == MapViewport(center: middle, zoom: got))
  }

  @Test(arguments: [(80, 23, 92), (20, 30, 40), (300, 80, 256), (0, 0, 2)])
  func fromFarthestAwayTheWorldFits(columns: Int, rows: Int, dots: Double) {
    let canvas = Size(columns: columns, rows: rows)
    let far = MapViewport(center: middle, zoom: -99).within(canvas)
    #expect((far.worldDots - dots).magnitude < 1e-9)
    #expect(MapViewport(center: middle, zoom: 3).within(canvas).zoom == 3)
  }

  @Test func theWorldDoublesWithEachLevel() {
    #expect(MapViewport(center: middle, zoom: 0).worldDots == 256)
    #expect(MapViewport(center: middle, zoom: 14).worldDots == 256 * 16384)
  }

  @Test(arguments: [
    (WorldPoint(x: 1.25, y: 0.5), WorldPoint(x: 0.25, y: 0.5)),
    (WorldPoint(x: -0.25, y: 2), WorldPoint(x: 0.75, y: 1)),
    (WorldPoint(x: 1, y: -1), WorldPoint(x: 0, y: 0)),
    (WorldPoint(x: -1e-20, y: 0), WorldPoint(x: 0, y: 0)),
    (WorldPoint(x: .nan, y: 0), WorldPoint(x: 0.5, y: 0.5)),
  ])
  func goesRoundTheEarthAndStaysOnIt(asked: WorldPoint, got: WorldPoint) {
    #expect(MapViewport(center: asked).center == got)
  }
}
