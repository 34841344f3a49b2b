import Catalog
import CatalogMocks
import Domain
import TestSupport
import Testing
import TextUI

@testable import MapFeature

@Suite struct PictureMakerTests {
  @Test(
    arguments: [
      (0, MapDetail.globe), (1.49, .globe), (1.5, .world), (3.49, .world), (3.5, .region),
      (14, .region),
    ] as [(Double, MapDetail)])
  func takesFinerLinesFromNearer(zoom: Double, detail: MapDetail) async {
    let map = MockMapDataManager()
    _ = await picture(map, WorldPoint(x: 0.5, y: 0.5), zoom: zoom)
    #expect(map.calls.map(\.detail) == [detail])
  }

  @Test func drawsLinesInDotsOfTheirLayer() async {
    // The world is 256 dots wide; the view begins at dot (112, 116).
    let map = MockMapDataManager([
      line(.coast, (112, 116), (120, 116)), line(.border, (0, 120), (256, 120)),
    ])
    let picture = await picture(map, WorldPoint(x: 0.5, y: 0.5))
    #expect(
      map.calls == [
        .init(rect: rect(112, 116, 144, 140), detail: .globe)
      ])
    #expect(
      picture
        == MapPicture(
          canvas: Size(columns: 16, rows: 6),
          strokes: [
            .init(layer: .coast, dots: [MapDot(x: 0, y: 0), MapDot(x: 8, y: 0)]),
            .init(layer: .border, dots: [MapDot(x: 0, y: 4), MapDot(x: 31, y: 4)]),
          ]))
  }

  @Test func theCountryThatTheMapIsAboutHasItsBorderTwice() async {
    let outline = [(0.49, 0.49), (0.51, 0.49), (0.51, 0.51), (0.49, 0.51)].map {
      WorldPoint(x: $0, y: $1)
    }
    let map = MockMapDataManager(
      [MapLine(layer: .border, points: [outline[0], outline[1], WorldPoint(x: 0.6, y: 0.49)])],
      outlines: ["AA": [outline]])
    let picture = await PictureMaker(
      map: map, places: MockPlaceDataManager(),
      viewport: MapViewport(center: WorldPoint(x: 0.5, y: 0.5), zoom: 0),
      canvas: Size(columns: 16, rows: 6), overlays: MapOverlays(outline: "AA"), now: 0
    ).picture()
    #expect(picture.strokes.map(\.layer) == [.border, .outline])
    #expect(picture.strokes.last?.dots == [MapDot(x: 13, y: 9), MapDot(x: 18, y: 9)])
  }

  /// At noon of Greenwich in November.
  @Test(arguments: [(0.5, false), (0.0, true)])
  func nightIsToldWhereItIsAskedFor(x: Double, isNight: Bool) async {
    func picture(_ overlays: MapOverlays) async -> MapPicture {
      await PictureMaker(
        map: MockMapDataManager(), places: MockPlaceDataManager(),
        viewport: MapViewport(center: WorldPoint(x: x, y: 0.5), zoom: 6),
        canvas: Size(columns: 80, rows: 23), overlays: overlays, now: 1_795_262_400
      ).picture()
    }
    let night = await picture(MapOverlays(night: true))
    #expect(night.isNight == isNight && !night.hasTerminator)
    #expect(await picture(MapOverlays()).isNight == nil)
  }

  @Test func anIslandSmallerThanADotIsASpeck() async {
    let map = MockMapDataManager([line(.coast, (120.1, 120.1), (120.4, 120.2), (120.1, 120.1))])
    #expect(
      await picture(map, WorldPoint(x: 0.5, y: 0.5)).strokes == [
        .init(layer: .coast, dots: [MapDot(x: 8, y: 4)])
      ])
  }

  @Test func drawsOnAcrossTheAntimeridianWithoutASeam() async {
    let map = MockMapDataManager([
      line(.coast, (250, 128), (256, 128)), line(.coast, (0, 128), (6, 128)),
    ])
    let picture = await picture(map, WorldPoint(x: 0, y: 0.5))
    #expect(
      map.calls == [
        .init(rect: rect(240, 116, 256, 140), detail: .globe),
        .init(rect: rect(0, 116, 16, 140), detail: .globe),
      ])
    #expect(
      picture.strokes == [
        .init(layer: .coast, dots: [MapDot(x: 10, y: 12), MapDot(x: 16, y: 12)]),
        .init(layer: .coast, dots: [MapDot(x: 16, y: 12), MapDot(x: 22, y: 12)]),
      ])
  }

  @Test func repeatsAWorldNarrowerThanTheView() async {
    let map = MockMapDataManager([line(.coast, (128, 128), (129, 128))])
    let picture = await picture(
      map, WorldPoint(x: 0.5, y: 0.5), canvas: Size(columns: 256, rows: 80))
    // Once for all turns: they overlap.
    #expect(map.calls.map(\.rect) == [rect(0, 0, 256, 256)])
    #expect(
      picture.strokes.map(\.dots) == [
        [MapDot(x: 0, y: 160), MapDot(x: 1, y: 160)],
        [MapDot(x: 256, y: 160), MapDot(x: 257, y: 160)],
        [MapDot(x: 511, y: 160)],
      ])
  }

  @Test(arguments: [
    Size(columns: 0, rows: 5), Size(columns: 5, rows: 0), Size(columns: -1, rows: -1),
  ])
  func asksForNothingWhereNothingIsSeen(canvas: Size) async {
    let map = MockMapDataManager([line(.coast, (0, 0), (256, 256))])
    #expect(
      await picture(map, WorldPoint(x: 0.5, y: 0.5), canvas: canvas) == MapPicture(canvas: canvas))
    #expect(map.calls == [])
  }

  @Test(arguments: 0..<4)
  func asksForRectanglesOfTheWorldAndStaysOnTheCanvas(seed: UInt64) async {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let canvas = Size(
        columns: .random(in: 1...300, using: &random), rows: .random(in: 1...80, using: &random))
      let points = (0..<20).map { _ in
        WorldPoint(x: .random(in: 0...1, using: &random), y: .random(in: 0...1, using: &random))
      }
      let map = MockMapDataManager([MapLine(layer: .coast, points: points)])
      let picture = await picture(
        map,
        WorldPoint(x: .random(in: 0...1, using: &random), y: .random(in: 0...1, using: &random)),
        zoom: .random(in: 0...14, using: &random), canvas: canvas)
      for rect in map.calls.map(\.rect) {
        #expect(0 <= rect.minX && rect.minX < rect.maxX && rect.maxX <= 1)
        #expect(0 <= rect.minY && rect.minY < rect.maxY && rect.maxY <= 1)
      }
      for dot in picture.strokes.flatMap(\.dots) {
        #expect((0..<canvas.columns * 2).contains(dot.x) && (0..<canvas.rows * 4).contains(dot.y))
      }
      #expect(picture.strokes.allSatisfy { !$0.dots.isEmpty })
    }
  }

  private func picture(
    _ map: MockMapDataManager, _ center: WorldPoint, zoom: Double = 0,
    canvas: Size = Size(columns: 16, rows: 6)
  ) async -> MapPicture {
    await PictureMaker(
      map: map, places: MockPlaceDataManager(),
      viewport: MapViewport(center: center, zoom: zoom), canvas: canvas, now: 0
    ).picture()
  }

  /// In dots of the world at zoom 0.
  private func line(_ layer: MapLayer, _ points: (Double, Double)...) -> MapLine {
    MapLine(layer: layer, points: points.map { WorldPoint(x: $0.0 / 256, y: $0.1 / 256) })
  }

  private func rect(_ minX: Double, _ minY: Double, _ maxX: Double, _ maxY: Double) -> WorldRect {
    WorldRect(minX: minX / 256, minY: minY / 256, maxX: maxX / 256, maxY: maxY / 256)
  }
}
