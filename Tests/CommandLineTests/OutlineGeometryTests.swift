import Domain
import Geo
import Testing

@testable import CommandLine

@Suite struct OutlineGeometryTests {
  /// A square with a hole, and an island in the hole that is drawn the other way round.
  @Test func ringsAreNestedClosedAndTurned() {
    let hole = square(0.375, 0.625, 0.25, 0.75)
    let island = square(0.4375, 0.5625, 0.375, 0.625)
    let text = JSONText.text(
      OutlineGeometry.multiPolygon([square(0.25, 0.75, 0, 1), hole, island.reversed()]))
    #expect(
      text == """
        {"type":"MultiPolygon","coordinates":[\
        [[[-90.0,-85.0511],[90.0,-85.0511],[90.0,85.0511],[-90.0,85.0511],[-90.0,-85.0511]],\
        [[-45.0,66.5133],[45.0,66.5133],[45.0,-66.5133],[-45.0,-66.5133],[-45.0,66.5133]]],\
        [[[-22.5,-40.9799],[22.5,-40.9799],[22.5,40.9799],[-22.5,40.9799],[-22.5,-40.9799]]]]}
        """)
  }

  /// A ring that ends there does not go once round the Earth.
  @Test func theAntimeridianIsOnTheSideOfTheLand() {
    let text = JSONText.text(OutlineGeometry.multiPolygon([square(0.75, 1, 0.25, 0.75)]))
    #expect(text.contains("[180.0,66.5133]") && !text.contains("-180"))
  }

  /// Clockwise, as it is seen on a map.
  private func square(
    _ west: Double, _ east: Double, _ north: Double, _ south: Double
  ) -> [WorldPoint] {
    [(west, north), (east, north), (east, south), (west, south)].map { WorldPoint(x: $0, y: $1) }
  }
}
