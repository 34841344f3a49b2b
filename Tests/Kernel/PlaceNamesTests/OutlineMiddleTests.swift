import Contracts
import Domain
import Geo
import PlaceNames
import Testing

@Suite struct OutlineMiddleTests {
  private func ring(_ corners: (Double, Double)...) -> [WorldPoint] {
    corners.map { WorldPoint(x: $0.0, y: $0.1) }
  }

  private func middle(_ rings: [WorldPoint]...) -> [Double]? {
    OutlineMiddle.middle(of: rings).map { point in
      [point.x, point.y].map { ($0 * 1_000_000).rounded() / 1_000_000 }
    }
  }

  @Test func theGreatestPieceCounts() {
    let small = ring((0.1, 0.4), (0.2, 0.4), (0.2, 0.6), (0.1, 0.6))
    let great = ring((0.5, 0.4), (0.7, 0.4), (0.7, 0.6), (0.5, 0.6))
    #expect(middle(small, great) == [0.6, 0.5])
    #expect(middle(great, small) == [0.6, 0.5])
    // The other way round, and with the first point at the end.
    #expect(middle(Array(great.reversed()) + [great[3]]) == [0.6, 0.5])
  }

  /// Near the pole a square that looks as large is much smaller.
  @Test func areasAreTrueOnes() {
    let northern = ring((0.1, 0), (0.4, 0), (0.4, 0.2), (0.1, 0.2))
    let tropical = ring((0.6, 0.45), (0.7, 0.45), (0.7, 0.55), (0.6, 0.55))
    #expect(middle(northern, tropical) == [0.65, 0.5])
    // Half of the land between the equator and 85.05° lies south of asin(sin(85.05°) / 2).
    let half = ring((0, 0), (0.5, 0), (0.5, 0.5), (0, 0.5))
    let latitude = OutlineMiddle.middle(of: [half]).map { WebMercator.unproject($0).latitude }
    #expect(latitude.map { ($0 * 100).rounded() / 100 } == 29.88)
  }

  @Test func isOnLand() {
    // A U: its centroid is between the arms, of which the eastern one is the wider.
    let u = ring(
      (0.2, 0.3), (0.3, 0.3), (0.3, 0.69), (0.6, 0.69), (0.6, 0.3), (0.8, 0.3), (0.8, 0.7),
      (0.2, 0.7))
    let found = OutlineMiddle.middle(of: [u])
    #expect(found.map { ($0.x * 1000).rounded() / 1000 } == 0.7)
    // A hole in the very middle.
    let square = ring((0.2, 0.3), (0.8, 0.3), (0.8, 0.7), (0.2, 0.7))
    let hole = ring((0.4, 0.4), (0.7, 0.4), (0.7, 0.6), (0.4, 0.6))
    #expect(middle(square, hole) == [0.3, 0.5])
  }

  @Test func whatHasNoAreaHasNoMiddle() {
    #expect(middle() == nil)
    #expect(middle([]) == nil)
    #expect(middle(ring((0.1, 0.1))) == nil)
    #expect(middle(ring((0.1, 0.1), (0.2, 0.2))) == nil)
    let broken = ring((.nan, 0.1), (0.2, 0.2), (0.3, 0.1))
    #expect(middle(broken) == nil)
    #expect(middle(broken, ring((0.5, 0.4), (0.7, 0.4), (0.7, 0.6), (0.5, 0.6))) == [0.6, 0.5])
  }
}
