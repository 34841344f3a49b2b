import Domain
import Testing

@testable import catalejo_data

@Suite struct CountrySourceTests {
  private static let codes = [
    "AGO": "AO", "CYP": "CY", "FRA": "FR", "NOR": "NO", "PER": "PE", "ZWE": "ZW",
  ]

  @Test func aCodeIsACountryHoweverManyRecordsHaveIt() throws {
    let countries = try CountrySource.countries(
      records: [
        [square(1, 1)], [square(5, 5)], [square(-10, -75)], [square(35, 33)], [square(34, 33)],
        [square(42, 21)],
        // Of these a part has a code of its own.
        [square(48, 2), square(4, -53), square(42, 9)], [square(60, 10), square(78, 16)],
      ], alpha3: ["ZWE", "AGO", "PER", "CYN", "CYP", "-99", "FRA", "NOR"], codes: Self.codes)
    #expect(
      countries.map { "\($0.code) \($0.rings.count)" } == [
        "AO 1", "CY 1", "FR 2", "GF 1", "NO 1", "PE 1", "SJ 1", "XK 1", "ZW 1",
      ])
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
