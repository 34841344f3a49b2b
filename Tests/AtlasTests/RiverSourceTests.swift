import Atlas
import Catalog
import Domain
import Testing

@testable import catalejo_data

@Suite struct RiverSourceTests {
  private func positions(_ longitudes: [Double]) -> [Coordinate] {
    longitudes.map { Coordinate(wrappingLatitude: 5, longitude: $0) }
  }

  private func line(_ longitudes: [Double]) -> SourceLine {
    SourceLine(layer: .river, positions: positions(longitudes))
  }

  @Test func theWayThroughALakeIsLeftOut() {
    let lake = [(0.0, 10.0), (0, 20), (10, 20), (10, 10)].map {
      Coordinate(wrappingLatitude: $0.0, longitude: $0.1)
    }
    let island = [(4.0, 14.0), (4, 16), (6, 16), (6, 14)].map {
      Coordinate(wrappingLatitude: $0.0, longitude: $0.1)
    }
    let first = positions([5, 7, 9, 10.5, 13, 14.5, 15.5, 17, 19, 21, 23])
    let second = [positions([11, 12]), positions([1, 1, 2])]
    let rivers = RiverSource.rivers(
      [[first], second], lakes: [[SourceRing(lake), SourceRing(island)]])
    let shorter: [SourceLine] = [line([5, 7, 9, 10.5]), line([14.5, 15.5]), line([19, 21, 23])]
    #expect(rivers == [shorter, [line([1, 2])]])
  }
}
