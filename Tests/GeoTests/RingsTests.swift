import Domain
import Testing

@testable import Geo

@Suite struct EvenOddTests {
  private func square(_ low: Double, _ high: Double) -> [WorldPoint] {
    [(low, low), (high, low), (high, high), (low, high)].map { WorldPoint(x: $0.0, y: $0.1) }
  }

  @Test func aRingWithinARingIsAHole() {
    let rings = [square(0, 0.9), square(0.3, 0.6)]
    let inside = [0.1, 0.2, 0.4, 0.5, 0.7, 0.8, 0.95].map { x in
      EvenOdd.contains(WorldPoint(x: x, y: 0.45), in: rings)
    }
    #expect(inside == [true, true, false, false, true, true, false])
  }

  @Test func aRingMayRepeatItsFirstPoint() {
    let open = square(0.2, 0.4)
    for ring in [open, open + open.prefix(1)] {
      #expect(EvenOdd.contains(WorldPoint(x: 0.3, y: 0.3), in: [ring]))
      #expect(!EvenOdd.contains(WorldPoint(x: 0.3, y: 0.5), in: [ring]))
    }
  }

  @Test func bothBaysOfAConcaveRingAreOutside() {
    // A capital E, open to the east.
    let ring = [
      (0, 0), (5, 0), (5, 1), (1, 1), (1, 2), (5, 2), (5, 3), (1, 3), (1, 4), (5, 4), (5, 5),
      (0, 5),
    ].map { WorldPoint(x: Double($0.0), y: Double($0.1)) }
    let inside = [0.5, 1.5, 2.5, 3.5, 4.5].map {
      EvenOdd.contains(WorldPoint(x: 3, y: $0), in: [ring])
    }
    #expect(inside == [true, false, true, false, true])
  }

  @Test func nothingIsInNoRing() {
    let point = WorldPoint(x: 0.5, y: 0.5)
    #expect(!EvenOdd.contains(point, in: []))
    #expect(!EvenOdd.contains(point, in: [[], [point], [point, WorldPoint(x: 0, y: 0)]]))
    #expect(!EvenOdd.contains(WorldPoint(x: .nan, y: .nan), in: [square(0, 1)]))
  }
}

@Suite struct ShoelaceTests {
  private func ring(_ corners: (Double, Double)...) -> [WorldPoint] {
    corners.map { WorldPoint(x: $0.0, y: $0.1) }
  }

  @Test func measuresARingEitherWayRound() {
    let square = ring((0.25, 0.5), (0.75, 0.5), (0.75, 0.75), (0.25, 0.75))
    for ring in [square, square.reversed(), square + square.prefix(1)] {
      let (area, centroid) = Shoelace.measure(ring)
      #expect(area == 0.125)
      #expect(centroid == WorldPoint(x: 0.5, y: 0.625))
    }
  }

  @Test func theCentroidIsWhereTheAreaIs() {
    let (area, centroid) = Shoelace.measure(ring((0, 0), (0.75, 0), (0, 0.75)))
    #expect(area == 0.28125)
    #expect(centroid == WorldPoint(x: 0.25, y: 0.25))
  }

  @Test func whatHasNoAreaHasNoCentroid() {
    for ring in [[], ring((0.5, 0.5)), ring((0.5, 0.5), (0.25, 0.25))] {
      let (area, centroid) = Shoelace.measure(ring)
      #expect(area == 0)
      #expect(centroid == nil)
    }
  }
}

@Suite struct AntimeridianTests {
  private func line(_ positions: [(Double, Double)]) -> [Coordinate] {
    positions.map { Coordinate(latitude: $0.1, longitude: $0.0) }.compactMap(\.self)
  }

  private func told(_ lines: [[Coordinate]]) -> [[[Double]]] {
    lines.map { $0.map { [$0.longitude, $0.latitude] } }
  }

  @Test func aLineIsCutTheShortWay() {
    let parts = Antimeridian.parts(ofLine: line([(170, 0), (-170, 10), (-60, 0), (175, 5)]))
    #expect(
      told(parts) == [
        [[170, 0], [180, 5]], [[-180, 5], [-170, 10], [-60, 0], [-180, 4.8]],
        [[180, 4.8], [175, 5]],
      ])
  }

  /// What touches it has no part of a single position.
  @Test func aLineThatEndsThereIsWhole() {
    #expect(
      told(Antimeridian.parts(ofLine: line([(170, 0), (-180, 1)]))) == [[[170, 0], [180, 1]]])
    #expect(
      told(Antimeridian.parts(ofLine: line([(180, 0), (-170, 1)]))) == [[[-180, 0], [-170, 1]]])
    #expect(told(Antimeridian.parts(ofLine: line([(3, 4)]))) == [[[3, 4]]])
    #expect(Antimeridian.parts(ofLine: []).isEmpty)
  }

  @Test func anAreaHasAPartOnEachSide() {
    let box = line([(170, 0), (-170, 0), (-170, 10), (170, 10), (170, 0)])
    #expect(
      Set(told(Antimeridian.rings([box])).map(Set.init)) == [
        [[170, 0], [180, 0], [180, 10], [170, 10]],
        [[-180, 0], [-170, 0], [-170, 10], [-180, 10]],
      ])
  }

  /// Two tongues reach over, and a hole lies across: all of it in the east is one part.
  @Test func partsAreJoinedAlongIt() {
    let comb = line([
      (170, 0), (-170, 0), (-170, 10), (175, 10), (175, 20), (-170, 20), (-170, 30), (170, 30),
    ])
    let hole = line([(178, 2), (178, 8), (-178, 8), (-178, 2)])
    let rings = Antimeridian.rings([comb, hole])
    #expect(rings.allSatisfy { ring in Set(ring.map { $0.longitude < 0 }).count == 1 })
    #expect(rings.map(\.count).sorted() == [4, 8, 12])
  }

  @Test(arguments: [(-1.0), 1])
  func aPoleIsTakenIn(sign: Double) {
    let cap = line([(0, 60 * sign), (90, 60 * sign), (170, 60 * sign), (-90, 60 * sign)])
    let rings = Antimeridian.rings([cap])
    #expect(rings.count == 1)
    #expect(rings[0].filter { abs($0.latitude) == 90 }.map { abs($0.longitude) } == [180, 180])
    // As Natural Earth has it, with the pole in it, it stays.
    let box = line([(-180, -90), (-180, -80), (0, -70), (180, -80), (180, -90)])
    #expect(Antimeridian.rings([box + box.prefix(1)]) == [box])
  }
}
