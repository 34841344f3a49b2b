import Contracts
import Domain
import Testing

@testable import Cities

/// Filters on the columns of the cities.
@Suite struct CityFilterTests {
  private let gazetteer: Gazetteer

  init() throws {
    gazetteer = try Gazetteer([
      city(1, "Anta", "PE", -13.5, -72, 1000, state: "Cusco", timeZone: "America/Lima"),
      city(2, "Bari", "PE", -9, -77.25, 5000, state: "Áncash", timeZone: "America/Lima"),
      city(3, "Caro", "BO", -16, -62, 1_500_000, state: "Santa Cruz", timeZone: "America/La_Paz"),
      // It is not known how many live there.
      city(4, "Dora", "NO", 69, 19, 0, state: "Troms", timeZone: "Europe/Oslo"),
    ])
  }

  private func ids(_ filters: String, language: Language = .english) throws -> [String] {
    var query = CatalogQuery(filters: Filter.all(in: filters), pageSize: 9)
    query.language = language
    return try gazetteer.page(query).rows.map(\.reference.id)
  }

  @Test(arguments: [
    ("population>1000", ["2", "3"]), ("population>=1000", ["1", "2", "3"]),
    ("population<5k", ["1"]),
    ("population!=1000", ["2", "3"]), ("population=1000..5000", ["1", "2"]),
    ("population>1M", ["3"]), ("population>1000 population<1.5 million", ["2"]),
    ("latitude>0", ["4"]), ("latitude=13.5S", ["1"]), ("longitude=-77.25", ["2"]),
    ("longitude<70W", ["1", "2"]), ("country!=PE", ["3", "4"]), ("country!=PE country!=NO", ["3"]),
    ("country=PE region!=Cusco", ["2"]), ("timezone=Lima", ["1", "2"]),
    ("timezone!=America/Lima", ["3", "4"]), ("timezone=\"la paz\"", ["3"]),
    ("timezone=america/la_paz population>2M", []),
  ])
  func columnsAreCompared(_ filters: String, _ expected: [String]) throws {
    #expect(try ids(filters) == expected)
  }

  @Test func aSearchIsFilteredToo() throws {
    let query = CatalogQuery(search: "b", filters: Filter.all(in: "population>1000"), pageSize: 9)
    #expect(try gazetteer.page(query).rows.map(\.reference.id) == ["2"])
    #expect(try gazetteer.page(query).total == 1)
  }

  @Test func numbersAreWrittenAsInTheLanguage() throws {
    #expect(try ids("longitude=-77,25", language: .spanish) == ["2"])
    #expect(try ids("population=5.000", language: .spanish) == ["2"])
  }

  @Test(arguments: [
    ("country>PE", DataError.invalidFilter(key: "country", value: ">", known: equality)),
    ("region<a", .invalidFilter(key: "region", value: "<", known: equality)),
    (
      "population=many",
      .invalidFilter(key: "population", value: "many", known: [Measure.count.examples])
    ),
    ("timezone=Mordor", .invalidFilter(key: "timezone", value: "Mordor", known: [zone])),
  ])
  func whatMakesNoSenseIsRefused(_ filter: String, _ error: DataError) {
    #expect(throws: error) { try ids(filter) }
  }

  private static let equality = [Words("="), Words("!=")]
  private static let zone = Words("a time zone, such as America/Lima")
}
