import Domain
import Geo
import TestSupport
import Testing
import TextUI

@testable import MapFeature

@Suite struct MapFrameTests {
  /// 160 × 96 dots of a world of 256.
  let frame = MapFrame(80, 24, zoom: 0)

  @Test func seesARectangleOfTheWorld() {
    #expect(frame.rect == WorldRect(minX: 0.1875, minY: 0.3125, maxX: 0.8125, maxY: 0.6875))
  }

  @Test func itsWidthOnTheGroundIsThatOfItsMiddleRow() {
    func kilometres(_ latitude: Double, columns: Int) -> Double {
      let center = WebMercator.project(Coordinate(wrappingLatitude: latitude, longitude: 20))
      let viewport = MapViewport(center: center, zoom: 0)
      return MapFrame(viewport, canvas: Size(columns: columns, rows: 9)).kilometresWide
    }
    let equator = 2 * Double.pi * Geodesy.earthRadius
    let found = [(0, 64), (60, 64), (-60, 32), (0, 300), (0, 0)].map {
      kilometres($0.0, columns: $0.1)
    }
    // Half of the equator, half of a parallel of half its length, a quarter of it, once round.
    let expected = [equator / 2, equator / 4, equator / 8, equator, 0]
    #expect(zip(found, expected).allSatisfy { ($0 - $1).magnitude < 1e-6 })
  }

  @Test func theFarEdgesBelongToTheLastDots() {
    #expect(frame.dot(CanvasPoint(x: 160, y: 96)) == MapDot(x: 159, y: 95))
    #expect(frame.dot(CanvasPoint(x: 0, y: 0)) == MapDot(x: 0, y: 0))
    #expect(frame.dot(CanvasPoint(x: 160.5, y: 96)) == nil)
    #expect(frame.dot(CanvasPoint(x: 3, y: -0.5)) == nil)
    let empty = MapFrame(frame.viewport, canvas: Size(columns: -3, rows: 0))
    #expect(empty.dot(of: .harbor) == nil)
  }

  @Test func findsAPositionOnTheNearestTurn() {
    let west = MapFrame(80, 24, zoom: 0, x: 0.01)
    let east = Coordinate(wrappingLatitude: 0, longitude: 176.4)
    #expect(west.dot(of: east) == MapDot(x: 74, y: 48))
    #expect(frame.dot(of: east) == nil)
  }

  /// In whole cells: a third of 80 columns is 27, so that all that is drawn moves by as many.
  @Test(arguments: [
    (CompassPoint.north, 0, -32), (.northEast, 54, -32), (.east, 54, 0), (.southEast, 54, 32),
    (.south, 0, 32), (.southWest, -54, 32), (.west, -54, 0), (.northWest, -54, -32),
  ])
  func pansByAThirdOfTheView(direction: CompassPoint, x: Double, y: Double) {
    let moved = frame.canvas(frame.panned(direction).viewport.center)
    #expect(moved == CanvasPoint(x: 80 + x, y: 48 + y))
  }

  @Test func theSmallestViewPansToo() {
    let small = MapFrame(1, 1, zoom: 0)
    #expect(small.panned(.southEast) == small.dragged(columns: -1, rows: -1))
  }

  @Test func whatIsDraggedGoesWithTheHandAndRoundTheEarth() {
    let dragged = frame.dragged(columns: 3, rows: -2)
    #expect(dragged.canvas(WorldPoint(x: 0.5, y: 0.5)) == CanvasPoint(x: 86, y: 40))
    let far = frame.dragged(columns: 100, rows: 0)
    #expect(far.viewport.center == WorldPoint(x: 0.71875, y: 0.5))
    #expect(far.dragged(columns: -100, rows: 0) == frame)
  }

  @Test(arguments: 0..<8)
  func viewsStayOnTheWorldAndDotsAreFoundAgain(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let canvas = Size(
        columns: .random(in: 1...300, using: &random), rows: .random(in: 1...80, using: &random))
      let viewport = MapViewport(
        center: WorldPoint(
          x: .random(in: -2...2, using: &random), y: .random(in: -0.5...1.5, using: &random)),
        zoom: .random(in: 0...14, using: &random))
      let frame = MapFrame(viewport, canvas: canvas).clamped
      let rect = frame.rect
      if frame.height <= viewport.worldDots {
        #expect(rect.minY > -1e-9 && rect.maxY < 1 + 1e-9)
      } else {
        #expect(frame.viewport.center.y == 0.5)
      }
      #expect(frame.clamped == frame)

      let dot = CanvasPoint(
        x: Double(Int.random(in: 0..<canvas.columns * 2, using: &random)) + 0.5,
        y: Double(Int.random(in: 0..<canvas.rows * 4, using: &random)) + 0.5)
      let back = frame.canvas(frame.world(dot))
      #expect(abs(back.x - dot.x) < 1e-6 && abs(back.y - dot.y) < 1e-6)
      #expect(frame.dot(back) == MapDot(x: Int(dot.x), y: Int(dot.y)))
    }
  }

  // MARK: - The scale bar

  @Test(arguments: [
    (0, 0.0, 80, 5_000_000, 16), (0, 5, 80, 200_000, 20), (0, 14, 80, 200, 10),
    (0, 5, 20, 50_000, 5), (60, 5, 80, 100_000, 20), (0, 0, 300, 20_000_000, 64),
    (0, 14, 6, 20, 1),
  ])
  func theScaleBarIsTheLongestRoundLengthInAThird(
    latitude: Double, zoom: Double, columns: Int, metres: Int, bar: Int
  ) {
    let position = Coordinate(wrappingLatitude: latitude, longitude: 0)
    let viewport = MapViewport(center: WebMercator.project(position), zoom: zoom)
    let found = MapFrame(viewport, canvas: Size(columns: columns, rows: 9)).scaleBar
    #expect(found?.metres == (bar < 2 ? nil : metres) && found?.columns == (bar < 2 ? nil : bar))
  }

  @Test(arguments: [-1, 0, 2, 5])
  func thereIsNoScaleBarInATinyView(columns: Int) {
    #expect(MapFrame(columns, 9).scaleBar == nil)
  }
}

@Suite struct MapViewportTests {
  let middle = WorldPoint(x: 0.5, y: 0.5)

  @Test(
    arguments: [
      (-1, -1), (-9, -8), (0, 0), (3.25, 3.25), (18, 18), (18.01, 18), (.infinity, 18),
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
