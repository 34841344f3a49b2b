import Atlas
import Catalog
import Domain
import Testing

@testable import catalejo_data

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
    SourceLine(layer: .river, positions: positions(longitudes))
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
