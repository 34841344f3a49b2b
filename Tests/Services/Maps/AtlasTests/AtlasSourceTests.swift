import Atlas
import Contracts
import Domain
import Geo
import Testing

@testable import catalejo_data

@Suite struct CountrySourceTests {
  private static let codes = [
    "AGO": "AO", "CYP": "CY", "FRA": "FR", "NOR": "NO", "PER": "PE", "ZWE": "ZW",
  ]

  @Test func aCodeIsACountryHoweverManyRecordsHaveIt() throws {
    let countries = try CountrySource.countries(
      records: [
        [square(1, 1)], [square(5, 5)], [square(-10, -75)], [square(35, 33)], [square(34, 33)],
        [square(42, 21)],
        // Of these a part has a code of its own.
        [square(48, 2), square(4, -53), square(42, 9)], [square(60, 10), square(78, 16)],
      ], alpha3: ["ZWE", "AGO", "PER", "CYN", "CYP", "-99", "FRA", "NOR"], codes: Self.codes)
    #expect(
      countries.map { "\($0.code) \($0.rings.count)" } == [
        "AO 1", "CY 1", "FR 2", "GF 1", "NO 1", "PE 1", "SJ 1", "XK 1", "ZW 1",
      ])
  }

  @Test func codesNobodyKnowsAreRefused() {
    #expect(throws: SourceError("unknown country ZZZ")) {
      try CountrySource.countries(records: [[]], alpha3: ["ZZZ"], codes: [:])
    }
    #expect(throws: SourceError("unknown number of countries")) {
      try CountrySource.countries(records: [[]], alpha3: [], codes: [:])
    }
  }
}

@Suite struct LakeSourceTests {
  @Test func aLakeOverTwoOthersIsLeftOut() {
    let west = [square(0, 0, side: 5), square(1, 1)]
    let east = [square(0, 5, side: 5), square(1, 6)]
    let both = [square(0, 0, side: 10), square(1, 1), square(1, 6)]
    let other = [square(50, 50)]
    let lakes = LakeSource.lakes([both, west, east, other, [[]]])
    #expect(lakes == [west, east, other].map { $0.map { SourceRing($0) } })
  }

  @Test func smallLakesAndShortRiversAreNotInTheWorld() {
    let unit = MapContents.worldDot
    func ring(_ side: Double) -> SourceRing {
      AtlasFixture.rectangle(0, 0, UInt32(side * unit), UInt32(side * unit))
    }
    func line(_ length: Double) -> SourceLine {
      SourceLine(
        layer: .river,
        points: [QuantizedPoint(x: 0, y: 0), QuantizedPoint(x: UInt32(length * unit), y: 0)])
    }
    let content = MapContents.world(
      rings: [], countries: [], lakes: [[ring(9), ring(5), ring(1)], [ring(3)]],
      rivers: [[line(40), line(30)], [line(60)]])
    #expect(content.lakes == [[ring(9), ring(5)]])
    #expect(content.lines.filter { $0.layer == .river } == [line(40), line(30)])
    #expect(content.lines.filter { $0.layer == .lake }.count == 2)
  }

  @Test func landThatTheSourceCutsAUnitShortReachesTheAntimeridian() {
    let short = 180 - 1.0 / 120
    let land = [(70.0, 178.0), (71, short), (72, short)].map {
      Coordinate(wrappingLatitude: $0.0, longitude: $0.1)
    }
    let content = MapContents.region(land: [land], borders: [], lakes: [], rivers: [])
    #expect(content.land.first?.corners.map(\.x).filter { $0 == QuantizedPoint.limit }.count == 2)
    #expect(content.lines.map(\.points.count) == [3])
  }

  private func positions(_ longitudes: [Double]) -> [Coordinate] {
    longitudes.map { Coordinate(wrappingLatitude: 5, longitude: $0) }
  }

  private func line(_ longitudes: [Double]) -> SourceLine {
    SourceLine(layer: .river, points: positions(longitudes).map { QuantizedPoint($0) })
  }

  @Test func theWayThroughALakeIsLeftOut() {
    let (lake, island) = (square(0, 10, side: 10), square(4, 14, side: 2))
    let first = positions([5, 7, 9, 10.5, 13, 14.5, 15.5, 17, 19, 21, 23])
    let second = [positions([11, 12]), positions([1, 1, 2])]
    let rivers = RiverSource.rivers(
      [[first], second], lakes: [[SourceRing(lake), SourceRing(island)]])
    let shorter: [SourceLine] = [line([5, 7, 9, 10.5]), line([14.5, 15.5]), line([19, 21, 23])]
    #expect(rivers == [shorter, [line([1, 2])]])
  }
}

@Suite struct CountryOutlinesTests {
  private func ring(_ points: [(Double, Double)]) -> [Coordinate] {
    points.map { Coordinate(wrappingLatitude: $0.1, longitude: $0.0) }
  }

  private func line(_ points: [(Double, Double)]) -> [QuantizedPoint] {
    ring(points).map { QuantizedPoint($0) }
  }

  @Test func sharedEdgesAreOneBorderAndTheRestIsCoast() {
    let west = ring([(0, 0), (0, 10), (10, 10), (10, 5), (10, 0), (0, 0)])
    let east = ring([(10, 0), (10, 5), (10, 10), (20, 10), (20, 0), (10, 0)])
    #expect(
      CountryLines.lines(of: [SourceRing(west), SourceRing(east)]) == [
        SourceLine(
          layer: .coast,
          points: line([(0, 0), (0, 10), (10, 10), (20, 10), (20, 0), (10, 0), (0, 0)])),
        SourceLine(layer: .border, points: line([(10, 10), (10, 5), (10, 0)])),
      ])
  }

  @Test func theCutsAlongTheAntimeridianAndThePoleAreLeftOut() {
    let cut = QuantizedPoint.limit
    let ring = [(170.0, -80.0), (180, -80), (180, -90), (170, -90), (170, -80)].compactMap {
      // Not the wrapping initializer: it takes 180° to the other side.
      Coordinate(latitude: $0.1, longitude: $0.0)
    }
    let lines = CountryLines.lines(of: [SourceRing(ring)])
    let edges = lines.flatMap { zip($0.points, $0.points.dropFirst()) }
    #expect(edges.count == 2)
    #expect(!edges.contains { $0.x == cut && $1.x == cut || $0.y == cut && $1.y == cut })
  }

  @Test func linesSplitWhereTheyWouldJumpAcrossTheWorld() {
    let near = line([(170, 0), (179, 1)])
    let far = line([(-179, 2), (-170, 3)])
    let lonely = line([(175, 4)])
    let whole = SourceLine(layer: .coast, points: near + far + lonely)
    #expect(
      whole.splitAtAntimeridian() == [
        SourceLine(layer: .coast, points: near), SourceLine(layer: .coast, points: far),
      ])
  }
}

@Suite struct GlobeContentTests {
  /// In quarters of what may be off.
  private func point(_ x: UInt32, _ y: UInt32) -> QuantizedPoint {
    let unit = UInt32(MapContents.globeTolerance / 4)
    return QuantizedPoint(x: unit * (1_000 + x), y: unit * (1_000 + y))
  }

  private func square(_ x: UInt32, _ y: UInt32, side: UInt32) -> SourceRing {
    SourceRing([
      point(x, y), point(x + side / 2, y + 1), point(x + side, y), point(x + side, y + side),
      point(x, y + side),
    ])
  }

  private func corners(_ x: UInt32, _ y: UInt32, side: UInt32) -> SourceRing {
    SourceRing([
      point(x, y), point(x + side, y), point(x + side, y + side), point(x, y + side),
    ])
  }

  @Test func theCoastIsTheEdgeOfTheLand() {
    let islet = square(500, 500, side: 2)
    let globe = MapContents.globe(
      of: AtlasContent(
        lines: [SourceLine(layer: .coast, points: [point(0, 0), point(9, 9)])],
        land: [square(0, 0, side: 100), islet]))
    #expect(globe.land == [corners(0, 0, side: 100), islet])
    #expect(globe.lines == globe.land.flatMap { $0.lines(.coast) })
  }

  @Test func bordersKeepTheirEndsAndRiversGo() {
    let border = [point(0, 0), point(40, 3), point(90, 0), point(140, 40)]
    let globe = MapContents.globe(
      of: AtlasContent(lines: [
        SourceLine(layer: .border, points: border), SourceLine(layer: .river, points: border),
      ]))
    #expect(
      globe.lines == [
        SourceLine(layer: .border, points: [point(0, 0), point(90, 0), point(140, 40)])
      ])
  }

  /// Four dots are thirty-two quarters of half a dot.
  @Test func onlyLargeLakesAreLeft() {
    let globe = MapContents.globe(
      of: AtlasContent(lakes: [
        [square(0, 0, side: 40), square(10, 10, side: 4)], [square(100, 0, side: 30)],
      ]))
    #expect(globe.lakes == [[corners(0, 0, side: 40)]])
    #expect(globe.lines == corners(0, 0, side: 40).lines(.lake))
  }
}
