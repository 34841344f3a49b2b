import Geo
import PlaceNames
import Testing

@Suite struct MainlandTests {
  /// A square near the equator, where areas are those of the map.
  private func square(_ x: Double, _ side: Double, y: Double = 0.5) -> [WorldPoint] {
    [(x, y), (x + side, y), (x + side, y + side), (x, y + side)].map(WorldPoint.init)
  }

  private func box(
    _ rings: [WorldPoint]..., capital: WorldPoint? = nil
  ) -> [Double]? {
    Mainland.box(of: rings, capital: capital).map { box in
      [box.minX, box.maxX].map { ($0 * 1000).rounded() / 1000 }
    }
  }

  @Test func thePartsThatHoldThreeQuartersCount() {
    #expect(box(square(0.1, 0.02), square(0.5, 0.01)) == [0.1, 0.12])
    #expect(box(square(0.1, 0.02), square(0.5, 0.018)) == [0.1, 0.518])
  }

  @Test func thePartWithTheCapitalCounts() {
    let capital = WorldPoint(x: 0.505, y: 0.505)
    #expect(box(square(0.1, 0.02), square(0.5, 0.01), capital: capital) == [0.1, 0.51])
    #expect(box(square(0.1, 0.02), square(0.5, 0.01), capital: capital.east(0.1)) == [0.1, 0.12])
  }

  @Test func islandsNearbyCount() {
    #expect(box(square(0.1, 0.02), square(0.123, 0.003)) == [0.1, 0.126])
    #expect(box(square(0.1, 0.02), square(0.127, 0.003)) == [0.1, 0.12])
  }

  /// Chukotka is a part of Russia beyond the antimeridian.
  @Test func nearnessGoesRoundTheEarth() {
    #expect(box(square(0.9, 0.1), square(0, 0.01, y: 0.55)) == [0.9, 1.01])
  }

  /// On Mercator's map an island of the Arctic looks as large as the land.
  @Test func areasAreTrueOnes() {
    #expect(box(square(0.1, 0.02), square(0.5, 0.02, y: 0.02)) == [0.1, 0.12])
  }

  @Test func ringsWithoutAnAreaAreAllThereIs() {
    #expect(box() == nil)
    #expect(box([]) == nil)
    #expect(box([WorldPoint(x: 0.3, y: 0.5)], [WorldPoint(x: 0.4, y: 0.5)]) == [0.3, 0.4])
  }
}

extension WorldPoint {
  fileprivate func east(_ distance: Double) -> WorldPoint { WorldPoint(x: x + distance, y: y) }
}
