import Domain
import Testing

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
