import Domain
import TestSupport
import Testing
import TextUI

@testable import MapFeature

@Suite struct MapFitTests {
  let canvas = Size(columns: 80, rows: 23)

  @Test func onePlaceIsLookedAtFromNear() throws {
    let point = WorldPoint(x: 0.3, y: 0.4)
    let viewport = try #require(MapFit.viewport([point], canvas: canvas))
    #expect(viewport == MapViewport(center: point, zoom: MapFit.nearest))
  }

  @Test func nothingHasNoView() {
    #expect(MapFit.viewport([], canvas: canvas) == nil)
  }

  @Test func theShorterWayGoesOverTheAntimeridian() throws {
    let points = [WorldPoint(x: 0.99, y: 0.5), WorldPoint(x: 0.03, y: 0.5)]
    let viewport = try #require(MapFit.viewport(points, canvas: canvas))
    #expect((viewport.center.x - 0.01).magnitude < 1e-9)
    // 0.04 of the world in eight tenths of 160 dots.
    #expect((viewport.worldDots - 160 * 0.8 / 0.04).magnitude < 1e-6)
  }

  /// Points on its edges would be nearer to each other round the other side of the Earth.
  @Test func aBoxIsShownThatIsWiderThanTheRestOfTheWorld() {
    let box = WorldRect(minX: 0.25, minY: 0.5, maxX: 1.0625, maxY: 0.75)
    let viewport = MapFit.viewport(box, canvas: Size(columns: 400, rows: 200))
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
        MapFit.viewport(places.map(WebMercator.project), canvas: canvas))
      let frame = MapFrame(viewport, canvas: canvas)
      #expect(places.allSatisfy { MapFrame(frame.clamped, canvas: canvas).dot(of: $0) != nil })
    }
  }

  @Test func aCanvasWithoutRoomIsNoTrouble() {
    #expect(
      MapFit.viewport([WorldPoint(x: 0, y: 0)], canvas: Size(columns: 0, rows: -3)) != nil)
  }

  @Test func greaterPartsAreThoseOfATenthOfTheGreatest() {
    func square(_ side: Double) -> [WorldPoint] {
      [(0.0, 0.0), (side, 0), (side, side), (0, side)].map { WorldPoint(x: $0, y: $1) }
    }
    #expect(
      GreaterParts.of([square(0.1), square(0.02), square(0.04)]) == [square(0.1), square(0.04)])
    #expect(GreaterParts.of([]) == [])
    #expect(GreaterParts.of([[], square(0)]) == [[], square(0)])
  }
}
