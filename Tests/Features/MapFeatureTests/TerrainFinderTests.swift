import ContractMocks
import Contracts
import Domain
import Geo
import Testing

@testable import MapFeature

/// What is asked of the map for a view, and what of it is left out.
@Suite struct TerrainFinderTests {
  private func terrain(
    _ map: MockMapDataManager = MockMapDataManager(), _ columns: Int = 16, _ rows: Int = 6,
    zoom: Double = 0, outlining country: String? = nil
  ) async -> MapTerrain {
    await TerrainFinder(map: map, places: MockPlaceDataManager())
      .terrain(in: MapFrame(columns, rows, zoom: zoom), outlining: country, now: 0)
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
    MapPart.all(in: MapFrame(columns, 16, zoom: zoom, x: x).rect)
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

  @Test(arguments: [(0, 5), (5, 0), (-1, -1)])
  func asksForNothingWhereNothingIsSeen(columns: Int, rows: Int) async {
    let map = MockMapDataManager()
    #expect(await terrain(map, columns, rows) == MapTerrain())
    #expect(map.calls == [])
  }

  // MARK: - What is left out

  private func level(_ zoom: Double) -> LevelOfDetail {
    LevelOfDetail(MapFrame(16, 6, zoom: zoom).viewport)
  }

  private func isShown(_ layer: MapLayer, _ points: [WorldPoint], at zoom: Double) -> Bool {
    var level = level(zoom)
    return level.shows(MapLine(layer: layer, points: points))
  }

  @Test(
    arguments: [(0, false), (1.99, false), (2, true), (8, true), (8.01, false)] as [(Double, Bool)])
  func riversAreShownFromLevelTwoToEight(zoom: Double, isShown: Bool) {
    #expect(self.isShown(.river, square(10, 10, 50), at: zoom) == isShown)
  }

  @Test(
    arguments: [
      (0, 3.9, false), (0, 4, true), (1, 1.9, false), (1, 2, true), (14, 0.001, true),
    ] as [(Double, Double, Bool)])
  func lakesAreShownFromFourDotsOn(zoom: Double, side: Double, isShown: Bool) {
    let lake = square(8, 8, side)
    #expect(self.isShown(.lake, lake, at: zoom) == isShown)
    #expect(level(zoom).shows(MapArea(kind: .lake, rings: [lake])) == isShown)
    // A narrow one counts by its length; coasts and land are always shown.
    let narrow = [lake[0], lake[3]]
    #expect(self.isShown(.lake, narrow, at: zoom) == isShown)
    #expect(self.isShown(.coast, lake, at: zoom) && self.isShown(.border, lake, at: zoom))
    #expect(level(zoom).shows(MapArea(kind: .land, rings: [lake])))
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
    #expect(!level(0).shows(MapArea(kind: .lake, rings: [square(127, 120, 1)])))
  }
}

/// A square country, and lines that run along it, leave it and cross it.
@Suite struct OutlineMatcherTests {
  private let matcher = OutlineMatcher([points((0.4, 0.4), (0.5, 0.4), (0.5, 0.5), (0.4, 0.5))])

  @Test func aBorderThatRunsAlongItIsItsOwn() {
    let border = points((0.4, 0.4003), (0.45, 0.3998), (0.5, 0.4))
    #expect(matcher.stretches(of: MapLine(layer: .border, points: border)) == [border])
    // The last side of a ring goes back to its first corner.
    let west = points((0.4, 0.5), (0.4, 0.4))
    #expect(matcher.stretches(of: MapLine(layer: .coast, points: west)) == [west])
  }

  @Test func aLineIsCutWhereItLeaves() {
    let line = points(
      (0.3, 0.4), (0.35, 0.4), (0.4, 0.4), (0.42, 0.4), (0.44, 0.4), (0.46, 0.3), (0.48, 0.4),
      (0.5, 0.4))
    #expect(
      matcher.stretches(of: MapLine(layer: .border, points: line)) == [
        points((0.4, 0.4), (0.42, 0.4), (0.44, 0.4)), points((0.48, 0.4), (0.5, 0.4)),
      ])
  }

  /// Whether a short line on the spot is the country's own.
  private func isNear(_ matcher: OutlineMatcher, _ x: Double, _ y: Double) -> Bool {
    let spot = points((x, y), (x, y))
    return matcher.stretches(of: MapLine(layer: .border, points: spot)) == [spot]
  }

  /// A country of 32 × 16 or 16 × 32 distances, which are two squares each, and a rock beside it.
  ///
  /// Its upper left corner is in the square from 0.4 on in both directions.
  @Test(arguments: [(0.016, 0.008), (0.008, 0.016)])
  func itsOwnIsWithinTheNextSquare(width: Double, height: Double) {
    let (x, y) = (0.4001, 0.4001)
    let matcher = OutlineMatcher([
      points((0.2, 0.2), (0.2001, 0.2)),
      points((x, y), (x + width, y), (x + width, y + height), (x, y + height)),
    ])
    for (edge, isNear) in [(0.39974, false), (0.39976, true), (0.40049, true), (0.40051, false)] {
      // Above and below its upper side, left and right of its left one.
      #expect(self.isNear(matcher, x + 0.004, edge) == isNear)
      #expect(self.isNear(matcher, edge, y + 0.004) == isNear)
    }
    for distance in [0.004, 0.0079] {
      #expect(isNear(matcher, x + distance, y + height) && isNear(matcher, x, y + distance))
    }
    #expect(!isNear(matcher, 0.39974, y) && !isNear(matcher, x, 0.39974))
  }

  @Test func aPointHasItsSquareAndThoseAroundIt() {
    let matcher = OutlineMatcher([points((0.40001, 0.60001))])
    // The least distance, which is two squares.
    for (far, isNear) in [(-0.00007, false), (-0.00005, true), (0.00008, true), (0.0001, false)] {
      #expect(self.isNear(matcher, 0.40001 + far, 0.60001) == isNear)
      #expect(self.isNear(matcher, 0.40001, 0.60001 + far) == isNear)
    }
    #expect(!isNear(matcher, 0.60001, 0.40001) && !isNear(OutlineMatcher([]), 0.4, 0.4))
  }

  /// A side crosses the corner of a square between two of its dots a square apart.
  @Test func squaresThatASideCrossesAreItsOwn() {
    func point(_ column: Double, _ row: Double) -> (Double, Double) {
      (0.4 + column * 0.0005, 0.4 + row * 0.0005)
    }
    let matcher = OutlineMatcher([
      points(point(0.9, 0.2), point(40.9, 36.2), point(-39.1, 36.2))
    ])
    let near = [2.5, 3.5].map { isNear(matcher, point($0, -0.5).0, point($0, -0.5).1) }
    #expect(near == [true, false])
  }

  @Test func whatCrossesItIsNot() {
    let diagonal = points((0.4, 0.4), (0.5, 0.5))
    #expect(matcher.stretches(of: MapLine(layer: .border, points: diagonal)) == [])
    let river = points((0.4, 0.4), (0.45, 0.4), (0.5, 0.4))
    #expect(matcher.stretches(of: MapLine(layer: .river, points: river)) == [])
  }

  /// What is near for a large one is far for a small one.
  @Test func aSmallCountryIsFollowedMoreClosely() {
    let line = MapLine(layer: .border, points: points((0.4, 0.4005), (0.401, 0.4005)))
    let small = OutlineMatcher([
      points((0.4, 0.4), (0.401, 0.4), (0.401, 0.401), (0.4, 0.401))
    ])
    #expect(small.stretches(of: line) == [])
    #expect(matcher.stretches(of: line) == [line.points])
  }
}
