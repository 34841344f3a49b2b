import Atlas
import Catalog
import Domain
import Testing

@testable import catalejo_data

@Suite struct SourceRingTests {
  private let limit = QuantizedPoint.limit

  private func points(_ numbers: [(UInt32, UInt32)]) -> [QuantizedPoint] {
    numbers.map { QuantizedPoint(x: $0.0, y: $0.1) }
  }

  @Test func neighboursThatAreTheSameAreOne() {
    let corners = points([(1, 1), (5, 1), (5, 5)])
    #expect(SourceRing(points([(1, 1), (1, 1), (5, 1), (5, 5), (1, 1)])).corners == corners)
    #expect(SourceRing(points([(1, 1), (1, 1)])).edges == [])
  }

  @Test func aRingIsALineThatEndsWhereItStarts() {
    let corners = points([(1, 1), (5, 1), (5, 5)])
    #expect(
      SourceRing(corners).lines(.lake)
        == [SourceLine(layer: .lake, points: corners + corners.prefix(1))])
  }

  @Test func whatLiesOnTheEdgeOfTheWorldIsNoLine() {
    let ring = SourceRing(points([(9, 9), (limit, 9), (limit, 20), (limit, 30), (9, 30)]))
    #expect(
      ring.lines(.coast)
        == [SourceLine(layer: .coast, points: points([(limit, 30), (9, 30), (9, 9), (limit, 9)]))])
  }

  @Test func areasSideBySideAreOneAreaAndOverlapsAreHoles() {
    let west = AtlasFixture.rectangle(0, 0, 10, 10)
    let east = AtlasFixture.rectangle(10, 0, 20, 10)
    let far = AtlasFixture.rectangle(50, 0, 60, 10)
    let union = CountryOutlines.union(of: [west, east, far])
    #expect(union.map { RingCleaner.simplified($0.corners).count } == [4, 4])
    #expect(union.map { Set($0.corners).count } == [6, 4])
    #expect(CountryOutlines.union(of: [west, west]) == [])
    #expect(
      CountryOutlines.union(of: [west, west, west]).map { Set($0.corners) } == [Set(west.corners)])
  }

  @Test func aCountryWithinAnotherLeavesNoHole() {
    let outer = AtlasFixture.rectangle(0, 0, 30, 30)
    let hole = AtlasFixture.rectangle(10, 10, 20, 20)
    let inner = SourceRing(hole.corners.reversed())
    #expect(
      CountryOutlines.union(of: [outer, hole, inner]).map { Set($0.corners) } == [
        Set(outer.corners)
      ])
  }
}
