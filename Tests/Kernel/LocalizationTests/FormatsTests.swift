import Domain
import Foundation
import Testing

@testable import Localization

@Suite struct FormatsTests {
  let english = Formats(.english)
  let spanish = Formats(.spanish)

  @Test(arguments: [
    (-5, "less than 1 min", "menos de 1 min"), (59, "less than 1 min", "menos de 1 min"),
    (60, "1 min", "1 min"), (3599, "59 min", "59 min"), (3600, "1 h", "1 h"),
    (86_399, "23 h", "23 h"), (864_000_000, "10,000 d", "10.000 d"),
  ])
  func saysAnAgeInItsLargestUnit(seconds: Int, inEnglish: String, inSpanish: String) {
    #expect(english.age(seconds) == inEnglish)
    #expect(spanish.age(seconds) == inSpanish)
  }

  @Test(arguments: Language.allCases)
  func writesNumbersAsFoundationDoes(language: Language) {
    let formats = Formats(language)
    let locale = Locale(identifier: language.rawValue)
    var numbers = [0, 9_999, 10_000, -9_999, -10_000]
    for shift in 0..<63 { numbers += [1 << shift, -(1 << shift)] }
    for number in numbers {
      #expect(formats.number(number) == number.formatted(.number.locale(locale)))
    }
    for step in 0...4_000 {
      let distance = Double(step) * 0.037 * (step.isMultiple(of: 7) ? 91 : 1)
      let places = distance < 9.95 ? 1 : 0
      let style = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(places))
      #expect(formats.kilometres(distance) == distance.formatted(style.locale(locale)) + " km")
    }
  }

  @Test(arguments: [
    ("America/Lima", 0, "Wed 19:00 (UTC-5)", "mié 19:00 (UTC-5)"),
    ("America/Lima", 18_000, "Thu 00:00 (UTC-5)", "jue 00:00 (UTC-5)"),
    ("Asia/Kolkata", 0, "Thu 05:30 (UTC+5:30)", "jue 05:30 (UTC+5:30)"),
    ("Africa/Accra", 86_399, "Thu 23:59 (UTC)", "jue 23:59 (UTC)"),
  ])
  func tellsTheTimeOfTheDayInTwentyFourHours(
    zone: String, seconds: Int, inEnglish: String, inSpanish: String
  ) {
    #expect(english.localTime(in: zone, at: seconds) == inEnglish)
    #expect(spanish.localTime(in: zone, at: seconds) == inSpanish)
  }

  @Test(arguments: ["", "Mars/Olympus", "../../etc/passwd"])
  func knowsNoTimeInAZoneNobodyKnows(zone: String) {
    #expect(english.localTime(in: zone, at: 0) == nil)
    #expect(english.clock(in: zone, at: 0) == "no clock for \(zone)")
    #expect(spanish.clock(in: zone, at: 0) == "sin reloj para \(zone)")
  }

  @Test(arguments: [
    (0, "UTC"), (60, "UTC+1"), (-300, "UTC-5"), (330, "UTC+5:30"), (-210, "UTC-3:30"),
    (345, "UTC+5:45"), (5, "UTC+0:05"),
  ])
  func writesOffsets(minutes: Int, expected: String) {
    #expect(Formats.offset(minutes: minutes) == expected)
  }
}

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
