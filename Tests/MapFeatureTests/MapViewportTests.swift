import Domain
import Testing

@testable import MapFeature

@Suite struct MapViewportTests {
  let middle = WorldPoint(x: 0.5, y: 0.5)

  @Test(
    arguments: [
      (-1, 0), (0, 0), (3.25, 3.25), (14, 14), (14.01, 14), (.infinity, 14), (-.infinity, 0),
      (.nan, 5),
    ] as [(Double, Double)])
  func bringsTheZoomIntoRange(asked: Double, got: Double) {
    #expect(MapViewport(center: middle, zoom: asked).zoom == got)
  }

  @Test(
    arguments: [
      (1, 6), (-1, 4), (0.25, 5.25), (100, 14), (-100, 0), (.infinity, 14), (-.infinity, 0),
      (.nan, 5),
    ] as [(Double, Double)])
  func zoomsByFractionsOfLevels(levels: Double, got: Double) {
    #expect(
      MapViewport(center: middle).zoomed(by: levels) == MapViewport(center: middle, zoom: got))
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
