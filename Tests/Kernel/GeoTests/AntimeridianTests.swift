import Domain
import Testing

@testable import Geo

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

  /// A line that only touches it has no part of a single position.
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
    // An area that has the pole in it, as Natural Earth writes it, stays.
    let box = line([(-180, -90), (-180, -80), (0, -70), (180, -80), (180, -90)])
    #expect(Antimeridian.rings([box + box.prefix(1)]) == [box])
  }
}
