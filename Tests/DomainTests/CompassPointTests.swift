import Domain
import Testing

@Suite struct CompassPointTests {
  @Test func eachPointHasItsEighth() {
    let bearings = [0.0, 45, 90, 135, 180, 225, 270, 315]
    #expect(bearings.map(CompassPoint.init) == CompassPoint.allCases)
    #expect(bearings.map { CompassPoint(bearing: $0 + 22.4) } == CompassPoint.allCases)
    #expect(bearings.map { CompassPoint(bearing: $0 - 22.4) } == CompassPoint.allCases)
  }

  @Test func goesRoundAndTakesAnyNumber() {
    let points = [360.0, 405, -45, -90, 720, -720, 359.9, .nan, .infinity].map(
      CompassPoint.init)
    #expect(
      points == [.north, .northEast, .northWest, .west, .north, .north, .north, .north, .north])
    // 1e300 is a whole number of some turns and 0 to 360 degrees; any point will do.
    #expect(CompassPoint.allCases.contains(CompassPoint(bearing: 1e300)))
  }
}
