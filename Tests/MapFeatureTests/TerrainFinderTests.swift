import Catalog
import CatalogMocks
import Domain
import TestSupport
import Testing
import TextUI

@testable import MapFeature

/// What is asked of the map for a view, and what of it is left out.
@Suite struct TerrainFinderTests {
  private let canvas = Size(columns: 16, rows: 6)

  private func terrain(
    _ map: MockMapDataManager = MockMapDataManager(), _ center: WorldPoint? = nil,
    zoom: Double = 0, canvas: Size? = nil, outlining country: String? = nil
  ) async -> MapTerrain {
    let viewport = MapViewport(center: center ?? WorldPoint(x: 0.5, y: 0.5), zoom: zoom)
    return await TerrainFinder(map: map, places: MockPlaceDataManager()).terrain(
      in: MapFrame(viewport, canvas: canvas ?? self.canvas), outlining: country, now: 0)
  }

  /// In dots of the world at zoom 0, of which it has 256.
  private func square(_ x: Double, _ y: Double, _ side: Double) -> [WorldPoint] {
    [(x, y), (x + side, y), (x + side, y + side), (x, y + side)].map {
      WorldPoint(x: $0.0 / 256, y: $0.1 / 256)
    }
  }

  @Test(
    arguments: [
      (0, MapDetail.globe), (1.49, .globe), (1.5, .world), (3.49, .world), (3.5, .region),
      (14, .region),
    ] as [(Double, MapDetail)])
  func takesFinerLinesFromNearer(zoom: Double, detail: MapDetail) async {
    let map = MockMapDataManager()
    _ = await terrain(map, zoom: zoom)
    #expect(map.calls.map(\.detail) == [detail])
  }

  @Test(arguments: [(1.99, false), (2, true), (5, true), (5.01, false)])
  func countriesAreNamedFromSomeWayOff(zoom: Double, isNamed: Bool) async {
    let map = MockMapDataManager(outlines: ["AA": [square(100, 100, 50)]])
    let terrain = await terrain(map, zoom: zoom)
    #expect(terrain.parts.flatMap(\.countries).map(\.code) == (isNamed ? ["AA"] : []))
  }

  @Test func theBorderOfTheCountryThatTheMapIsAboutIsTold() async {
    let outline = square(125, 125, 6)
    let border = [outline[0], outline[1], WorldPoint(x: 0.6, y: outline[0].y)]
    let map = MockMapDataManager(
      [MapLine(layer: .border, points: border)], outlines: ["AA": [outline]])
    let terrain = await terrain(map, outlining: "AA")
    #expect(terrain.parts.map(\.outline) == [[Array(border.prefix(2))]])
    #expect(terrain.parts.map(\.lines) == [[MapLine(layer: .border, points: border)]])
  }

  // MARK: - Parts of the world

  private func parts(x: Double, zoom: Double, columns: Int) -> [MapPart] {
    let viewport = MapViewport(center: WorldPoint(x: x, y: 0.5), zoom: zoom)
    return MapPart.all(in: MapFrame(viewport, canvas: Size(columns: columns, rows: 16)).rect)
  }

  private func rect(_ minX: Double, _ maxX: Double, _ half: Double) -> WorldRect {
    WorldRect(minX: minX, minY: 0.5 - half, maxX: maxX, maxY: 0.5 + half)
  }

  @Test func aViewIsOnePartOrTwoAcrossTheAntimeridian() {
    #expect(
      parts(x: 0.5, zoom: 1, columns: 64)
        == [MapPart(rect: rect(0.375, 0.625, 0.0625), offsets: [0])])
    #expect(
      parts(x: 0, zoom: 1, columns: 64) == [
        MapPart(rect: rect(0.875, 1, 0.0625), offsets: [-1]),
        MapPart(rect: rect(0, 0.125, 0.0625), offsets: [0]),
      ])
    // As wide as the world it has nothing twice.
    #expect(
      parts(x: 0.25, zoom: 0, columns: 128) == [
        MapPart(rect: rect(0.75, 1, 0.125), offsets: [-1]),
        MapPart(rect: rect(0, 0.75, 0.125), offsets: [0]),
      ])
  }

  @Test func aViewWiderThanTheWorldIsAllOfItOnceForAllTurns() {
    let world = rect(0, 1, 0.125)
    #expect(
      parts(x: 0.5, zoom: 0, columns: 256) == [MapPart(rect: world, offsets: [-1, 0, 1])])
    #expect(parts(x: 0, zoom: 0, columns: 192) == [MapPart(rect: world, offsets: [-1, 0])])
  }

  @Test func pointsAreDrawnOnTheTurnsThatShowThem() {
    let part = MapPart(rect: rect(0, 1, 0.125), offsets: [-1, 0, 1])
    func offsets(_ xs: Double...) -> [Double] {
      part.offsets(
        showing: xs.map { WorldPoint(x: $0, y: 0.5) }, in: rect(-0.25, 1.25, 0.125))
    }
    #expect(offsets(0.25) == [0, 1])
    #expect(offsets(0.3, 0.7) == [0])
    #expect(offsets(0.7, 0.75) == [-1, 0])
    #expect(offsets(0.2, 0.8) == [-1, 0, 1])
    let once = MapPart(rect: rect(0, 1, 0.125), offsets: [0])
    #expect(once.offsets(showing: [], in: part.rect) == [0])
  }

  @Test(arguments: [
    Size(columns: 0, rows: 5), Size(columns: 5, rows: 0), Size(columns: -1, rows: -1),
  ])
  func asksForNothingWhereNothingIsSeen(canvas: Size) async {
    let map = MockMapDataManager()
    #expect(await terrain(map, canvas: canvas) == MapTerrain())
    #expect(map.calls == [])
  }

  @Test(arguments: 0..<4)
  func asksForRectanglesOfTheWorld(seed: UInt64) async {
    var random = SeededGenerator(seed: seed)
    let map = MockMapDataManager()
    for _ in 0..<100 {
      _ = await terrain(
        map,
        WorldPoint(x: .random(in: 0...1, using: &random), y: .random(in: 0...1, using: &random)),
        zoom: .random(in: 0...14, using: &random),
        canvas: Size(
          columns: .random(in: 1...300, using: &random), rows: .random(in: 1...80, using: &random)))
    }
    for rect in map.calls.map(\.rect) {
      #expect(0 <= rect.minX && rect.minX < rect.maxX && rect.maxX <= 1)
      #expect(0 <= rect.minY && rect.minY < rect.maxY && rect.maxY <= 1)
    }
  }

  // MARK: - Clutter

  private func rule(_ zoom: Double) -> LevelOfDetail {
    LevelOfDetail(MapViewport(center: WorldPoint(x: 0.5, y: 0.5), zoom: zoom))
  }

  private func isShown(_ layer: MapLayer, _ points: [WorldPoint], at zoom: Double) -> Bool {
    var rule = rule(zoom)
    return rule.shows(MapLine(layer: layer, points: points))
  }

  @Test(arguments: [(0, false), (1.99, false), (2, true), (14, true)] as [(Double, Bool)])
  func riversComeFromLevelTwoOn(zoom: Double, isShown: Bool) {
    #expect(self.isShown(.river, square(10, 10, 50), at: zoom) == isShown)
  }

  @Test(
    arguments: [
      (0, 3.9, false), (0, 4, true), (1, 1.9, false), (1, 2, true), (14, 0.001, true),
    ] as [(Double, Double, Bool)])
  func lakesAreShownFromFourDotsOn(zoom: Double, side: Double, isShown: Bool) {
    let lake = square(8, 8, side)
    #expect(self.isShown(.lake, lake, at: zoom) == isShown)
    #expect(rule(zoom).shows(MapArea(kind: .lake, rings: [lake])) == isShown)
    // A narrow one counts by its length; coasts and land are always shown.
    let narrow = [lake[0], lake[3]]
    #expect(self.isShown(.lake, narrow, at: zoom) == isShown)
    #expect(self.isShown(.coast, lake, at: zoom) && self.isShown(.border, lake, at: zoom))
    #expect(rule(zoom).shows(MapArea(kind: .land, rings: [lake])))
  }

  @Test func smallPiecesOfALargeLakeGoWithItsShore() async {
    let map = MockMapDataManager(
      [
        MapLine(layer: .river, points: square(120, 120, 8)),
        MapLine(layer: .lake, points: square(120, 120, 8)),
      ],
      areas: [square(127, 120, 1), square(140, 120, 1)].map { MapArea(kind: .lake, rings: [$0]) })
    let terrain = await terrain(map)
    #expect(terrain.parts.map { $0.lines.map(\.layer) } == [[.lake]])
    #expect(terrain.parts.map { $0.areas.map(\.rings) } == [[[square(127, 120, 1)]]])
    #expect(!rule(0).shows(MapArea(kind: .lake, rings: [square(127, 120, 1)])))
  }
}
