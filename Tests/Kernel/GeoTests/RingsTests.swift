import Geo
import Testing

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
