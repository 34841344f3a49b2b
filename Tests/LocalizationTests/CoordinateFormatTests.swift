import Domain
import Testing

@testable import Localization

@Suite struct CoordinateFormatTests {
  @Test(arguments: [
    (-12.04318, -77.02824, "-12.04318, -77.02824"), (0, 0, "0.00000, 0.00000"),
    (-0.000_001, 0.000_004, "0.00000, 0.00000"), (90, -180, "90.00000, -180.00000"),
    (0.000_05, -0.05, "0.00005, -0.05000"), (59.999_999, 9.5, "60.00000, 9.50000"),
  ])
  func writesDecimalDegrees(latitude: Double, longitude: Double, expected: String) {
    #expect(CoordinateFormat.decimal(position(latitude, longitude)) == expected)
  }

  @Test func takesOtherNumbersOfPlaces() {
    #expect(CoordinateFormat.decimal(position(-1.26, 1.25), places: 1) == "-1.3, 1.3")
    #expect(CoordinateFormat.decimal(position(-1.5, 2.4), places: 0) == "-2, 2")
  }

  @Test(arguments: [
    (-12.04318, -77.02824, "12°02'35\"S 77°01'42\"W", "12°02'35\"S 77°01'42\"O"),
    (0, 0, "0°00'00\"N 0°00'00\"E", "0°00'00\"N 0°00'00\"E"),
    (59.999_99, 179.999_99, "60°00'00\"N 180°00'00\"E", "60°00'00\"N 180°00'00\"E"),
  ])
  func writesDegreesMinutesAndSeconds(
    latitude: Double, longitude: Double, inEnglish: String, inSpanish: String
  ) {
    let position = position(latitude, longitude)
    #expect(
      CoordinateFormat.sexagesimal(position, abbreviation: Strings(.english).abbreviation)
        == inEnglish)
    #expect(
      CoordinateFormat.sexagesimal(position, abbreviation: Strings(.spanish).abbreviation)
        == inSpanish)
  }

  private func position(_ latitude: Double, _ longitude: Double) -> Coordinate {
    Coordinate(wrappingLatitude: latitude, longitude: longitude)
  }
}
