import Domain
import Geo
import TestSupport
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
    #expect(MapViewport(center: middle, zoom: 0).zoomed(by: asked).zoom == got)
  }

  @Test(arguments: [(80, 23, 92), (20, 30, 40), (300, 80, 256), (0, 0, 2)])
  func fromFarthestAwayTheWorldFits(columns: Int, rows: Int, dots: Double) {
    let canvas = Size(columns: columns, rows: rows)
    let far = MapViewport(center: middle, zoom: -99).within(canvas)
    #expect((far.worldDots - dots).magnitude < 1e-9)
    #expect(MapViewport(center: middle, zoom: 3).within(canvas).zoom == 3)
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

  // MARK: - Fitting

  @Test func onePlaceIsLookedAtFromNear() {
    let point = WorldPoint(x: 0.3, y: 0.4)
    #expect(fitted([point], Size(columns: 80, rows: 23)) == MapViewport(center: point, zoom: 10))
  }

  /// Points on its edges would be nearer to each other round the other side of the Earth.
  @Test func aBoxIsShownThatIsWiderThanTheRestOfTheWorld() {
    let box = WorldRect(minX: 0.25, minY: 0.5, maxX: 1.0625, maxY: 0.75)
    let viewport = MapViewport(fitting: box, canvas: Size(columns: 400, rows: 200))
    #expect(viewport.center == WorldPoint(x: 0.65625, y: 0.625))
    #expect((viewport.worldDots - 800 * 0.8 / 0.8125).magnitude < 1e-6)
  }

  /// With the edge of the view a tenth away, on canvases of every shape.
  @Test func allPlacesAreInView() throws {
    var random = SeededGenerator(seed: 5)
    for _ in 1...500 {
      let canvas = Size(
        columns: .random(in: 5...300, using: &random), rows: .random(in: 3...80, using: &random))
      let places = (1...Int.random(in: 1...30, using: &random)).map { _ in
        Coordinate(
          wrappingLatitude: .random(in: -84...84, using: &random),
          longitude: .random(in: -180...180, using: &random))
      }
      let viewport = try #require(
        fitted(places.map(WebMercator.project), canvas))
      let frame = MapFrame(viewport, canvas: canvas)
      #expect(places.allSatisfy { frame.clamped.dot(of: $0) != nil })
    }
  }

  private func fitted(_ points: [WorldPoint], _ canvas: Size) -> MapViewport? {
    WorldRect.around(points).map { MapViewport(fitting: $0, canvas: canvas) }
  }
}
