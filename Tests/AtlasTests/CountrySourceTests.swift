import Domain
import Testing

@testable import catalejo_data

@Suite struct CountrySourceTests {
  /// A square of a degree with this south-western corner.
  private func square(_ latitude: Double, _ longitude: Double) -> [Coordinate] {
    [(0.0, 0.0), (1, 0), (1, 1), (0, 1)].map {
      Coordinate(wrappingLatitude: latitude + $0.0, longitude: longitude + $0.1)
    }
  }

  private static let codes = [
    "AGO": "AO", "CYP": "CY", "FRA": "FR", "NOR": "NO", "PER": "PE", "ZWE": "ZW",
  ]

  private func codes(_ records: [[[Coordinate]]], _ codes: [String]) throws -> [String: Int] {
    let countries = try CountrySource.countries(
      records: records, alpha3: codes, codes: Self.codes)
    return Dictionary(
      countries.map { ($0.code, $0.rings.count) }, uniquingKeysWith: { first, _ in first })
  }

  @Test func recordsOfOneCodeAreOneCountry() throws {
    let north = [square(35, 33)]
    let south = [square(34, 33)]
    #expect(
      try codes(
        [[square(-10, -75)], north, south, [square(42, 21)]], ["PER", "CYN", "CYP", "-99"])
        == ["PE": 1, "CY": 1, "XK": 1])
  }

  @Test func whatHasACodeOfItsOwnIsACountryOfItsOwn() throws {
    #expect(
      try codes(
        [[square(48, 2), square(4, -53), square(42, 9)], [square(60, 10), square(78, 16)]],
        ["FRA", "NOR"]) == ["FR": 2, "GF": 1, "NO": 1, "SJ": 1])
  }

  @Test func countriesComeByRisingCode() throws {
    let countries = try CountrySource.countries(
      records: [[square(1, 1)], [square(5, 5)], [square(9, 9)]], alpha3: ["ZWE", "AGO", "PER"],
      codes: Self.codes)
    #expect(countries.map(\.code) == ["AO", "PE", "ZW"])
  }

  @Test func codesNobodyKnowsAreRefused() {
    #expect(throws: SourceError("unknown country ZZZ")) {
      try CountrySource.countries(records: [[]], alpha3: ["ZZZ"], codes: [:])
    }
    #expect(throws: SourceError("unknown number of countries")) {
      try CountrySource.countries(records: [[]], alpha3: [], codes: [:])
    }
  }
}
