import Domain
import Testing

@Suite struct CoordinateTests {
  @Test func isOnTheGlobe() {
    for (latitude, longitude) in [(90.0, 180.0), (-90, -180), (0, 0), (12.5, -0.0)] {
      let position = Coordinate(latitude: latitude, longitude: longitude)
      #expect(position?.latitude == latitude)
      #expect(position?.longitude == longitude)
    }
  }

  @Test(arguments: [
    (90.000001, 0.0), (-90.000001, 0), (0, 180.000001), (0, -180.000001), (.nan, 0), (0, .nan),
    (.infinity, 0), (0, -.infinity),
  ])
  func isNowhereElse(_ latitude: Double, _ longitude: Double) {
    #expect(Coordinate(latitude: latitude, longitude: longitude) == nil)
  }

  @Test func wrapsLongitudes() {
    let wrapped = [0.0, 179, -179, 180, -180, 181, -181, 360, 540, 541, -541, 719, 3600.5].map {
      Coordinate(wrappingLatitude: 0, longitude: $0).longitude
    }
    #expect(wrapped == [0, 179, -179, -180, -180, -179, 179, 0, -180, -179, 179, -1, 0.5])
  }

  @Test func clampsLatitudesAndTakesAnyNumber() {
    let clamped = [91.0, -91, 45, .nan, .infinity].map {
      Coordinate(wrappingLatitude: $0, longitude: 0).latitude
    }
    #expect(clamped == [90, -90, 45, 0, 0])
    let longitudes = [Double.nan, .infinity, -.infinity, 1e300, -1e300].map {
      Coordinate(wrappingLatitude: 0, longitude: $0).longitude
    }
    #expect(longitudes.prefix(3) == [0, 0, 0])
    #expect(longitudes.allSatisfy { (-180...180).contains($0) })
  }
}

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
