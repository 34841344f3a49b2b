import Atlas
import Contracts
import Domain
import TestSupport
import Testing

@testable import catalejo_data

@Suite struct LineSimplifierTests {
  @Test func whatIsWithinTheToleranceGoes() {
    let line = points([(0, 100), (50, 102), (100, 98), (150, 140), (200, 100)])
    #expect(
      LineSimplifier.simplified(line, tolerance: 9)
        == points([(0, 100), (100, 98), (150, 140), (200, 100)]))
    #expect(LineSimplifier.simplified(line, tolerance: 50) == points([(0, 100), (200, 100)]))
    #expect(LineSimplifier.simplified(line, tolerance: 0) == line)
  }

  @Test func noPointOfALineIsFartherAwayThanTheTolerance() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<100 {
      let line = (0..<30).map { index in
        QuantizedPoint(
          x: UInt32(index) * 10, y: UInt32.random(in: 0...100, using: &generator))
      }
      let simple = LineSimplifier.simplified(line, tolerance: 20)
      #expect(simple.first == line.first && simple.last == line.last)
      for point in line {
        let nearest = zip(simple, simple.dropFirst()).map {
          distance(point.inUnits, $0.inUnits, $1.inUnits)
        }.min()
        #expect((nearest ?? .infinity) <= 20)
      }
    }
  }

  @Test func ringsStayClosedOrGo() {
    let ring = SourceRing(
      points([(10, 10), (60, 11), (110, 10), (110, 110), (60, 109), (10, 110)]))
    #expect(
      LineSimplifier.simplified(ring, tolerance: 5)
        == SourceRing(points([(10, 10), (110, 10), (110, 110), (10, 110)])))
    #expect(LineSimplifier.simplified(ring, tolerance: 200).corners == [])
  }

  @Test func whatIsOnTheEdgeOfTheWorldStaysThere() {
    let ring = SourceRing(points([(90, 10), (40, 12), (0, 15), (0, 60), (40, 61), (90, 62)]))
    #expect(
      LineSimplifier.simplified(ring, tolerance: 9)
        == SourceRing(points([(90, 10), (0, 15), (0, 60), (90, 62)])))
  }
}

@Suite struct SourceRingTests {
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
    let ring = SourceRing(
      points([
        (9, 9), (QuantizedPoint.limit, 9), (QuantizedPoint.limit, 20), (QuantizedPoint.limit, 30),
        (9, 30),
      ]))
    #expect(
      ring.lines(.coast)
        == [
          SourceLine(
            layer: .coast,
            points: points([(QuantizedPoint.limit, 30), (9, 30), (9, 9), (QuantizedPoint.limit, 9)])
          )
        ])
  }

  @Test func areasSideBySideAreOneAreaAndOverlapsAreHoles() {
    let west = AtlasFixture.rectangle(0, 0, 10, 10)
    let east = AtlasFixture.rectangle(10, 0, 20, 10)
    let far = AtlasFixture.rectangle(50, 0, 60, 10)
    let union = CountryLines.union(of: [west, east, far])
    #expect(union.map { RingCleaner.simplified($0.corners).count } == [4, 4])
    #expect(union.map { Set($0.corners).count } == [6, 4])
    #expect(CountryLines.union(of: [west, west]) == [])
    #expect(
      CountryLines.union(of: [west, west, west]).map { Set($0.corners) } == [Set(west.corners)])
  }

  @Test func aCountryWithinAnotherLeavesNoHole() {
    let outer = AtlasFixture.rectangle(0, 0, 30, 30)
    let hole = AtlasFixture.rectangle(10, 10, 20, 20)
    let inner = SourceRing(hole.corners.reversed())
    #expect(
      CountryLines.union(of: [outer, hole, inner]).map { Set($0.corners) } == [
        Set(outer.corners)
      ])
  }

  @Test(
    arguments: [
      // Corners on a straight line and spikes go.
      (
        [
          (0, 0), (3, 0), (3, 0), (9, 0), (12, 0), (9, 0), (9, 9), (5, 7), (9, 9), (0, 9), (0, 4),
        ], [(0, 0), (9, 0), (9, 9), (0, 9)]
      ),
      // The end goes on at the start.
      ([(5, 0), (9, 0), (9, 9), (0, 9), (0, 0), (4, 0)], [(9, 0), (9, 9), (0, 9), (0, 0)]),
      // What encloses nothing is nothing.
      ([], []), ([(1, 1), (2, 2)], []), ([(1, 1), (1, 5), (1, 3), (1, 9)], []),
      // Slanted corners stay.
      ([(0, 0), (5, 1), (9, 9), (1, 5)], [(0, 0), (5, 1), (9, 9), (1, 5)]),
    ] as [([(UInt32, UInt32)], [(UInt32, UInt32)])])
  func cornersThatChangeNothingGo(ring: [(UInt32, UInt32)], cleaned: [(UInt32, UInt32)]) {
    #expect(RingCleaner.simplified(points(ring)) == points(cleaned))
  }
}
