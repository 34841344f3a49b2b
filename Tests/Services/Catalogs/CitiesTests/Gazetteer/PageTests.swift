import Contracts
import Domain
import TestSupport
import Testing

@testable import Cities

@Suite struct PageTests {
  private let gazetteer: Gazetteer

  init() throws {
    gazetteer = try SmallWorld.gazetteer()
  }

  private func ids(_ query: CatalogQuery) throws -> [String] {
    try gazetteer.page(query).rows.map(\.reference.id)
  }

  private static func country(_ values: String...) -> [Filter] {
    values.map { Filter(key: "country", value: $0) }
  }

  @Test(arguments: [
    ("ar", ["9", "12", "5", "3"]), ("ar xa", ["9", "5"]), ("ar x", ["9", "12", "5"]),
    ("ar ", ["9", "12", "5"]), ("arb", ["3"]), ("twin us", ["20", "21", "22", "23"]),
    ("twin usa", []), ("q", []), ("a", ["9", "12", "5", "3"]), ("ÁRBOL, xb", ["3"]),
  ])
  func namesMatchByTheirStart(search: String, expected: [String]) throws {
    let page = try gazetteer.page(CatalogQuery(search: search, pageSize: 100))
    #expect(page.rows.filter { $0.matchedName == nil }.map(\.reference.id) == expected)
    #expect(page.total == expected.count)
  }

  @Test(arguments: [
    ("new", nil, ["40", "7", "3", "9"], ["NEW BIG", "Newport", "Newtree", "Newark"]),
    ("new", "name", ["9", "3", "40", "7"], ["Newark", "Newtree", "NEW BIG", "Newport"]),
    // A fiftieth of nine millions and of fifty thousand, of nine hundred and of three hundred.
    ("new", "relevance", ["40", "7", "3", "9"], ["NEW BIG", "Newport", "Newtree", "Newark"]),
    ("tre", "relevance", ["3"], ["Tree"]),
    // They count from three bytes on.
    ("ne", nil, [], []), ("np ", nil, [], []), ("新", nil, ["41"], ["新"]),
  ])
  func otherNamesComeAfterByFallingPopulation(
    search: String, sort: String?, ids: [String], names: [String]
  ) throws {
    let page = try gazetteer.page(CatalogQuery(search: search, sort: sort, pageSize: 100))
    #expect(page.rows.map(\.reference.id) == ids)
    #expect(page.rows.map(\.matchedName) == names)
    #expect((page.total, page.alternateTotal) == (0, ids.count))
  }

  /// The cities of other names stand among the others; 179.9° west is next to 179.9° east.
  @Test(arguments: [
    ("", 1, 4, ["41", "23", "22", "20"]), ("ar", 0, 9, ["9", "5", "12", "3"]),
    ("new", 1, 9, ["9", "3", "7"]), ("", 12, 9, ["31"]), ("", 99, 9, []),
  ])
  func theNearestComeFirst(search: String, offset: Int, size: Int, ids: [String]) throws {
    var query = CatalogQuery(search: search, sort: "distance", offset: offset, pageSize: size)
    #expect(throws: DataError.noOrigin("")) { try gazetteer.page(query) }
    let place = Coordinate(wrappingLatitude: 0, longitude: 179.95)
    query.origin = CatalogQuery.Origin("there", place)
    #expect(try self.ids(query) == ids)
  }

  @Test func aCityFoundByNameIsNotFoundAgainByAnother() throws {
    let page = try gazetteer.page(CatalogQuery(search: "árb", pageSize: 100))
    #expect(page.rows.map(\.matchedName) == [nil])
    #expect(page.alternateTotal == 0)
  }

  @Test(arguments: [
    (CatalogQuery(pageSize: 100), SmallWorld.displayed),
    (CatalogQuery(offset: 11, pageSize: 5), ["22", "23"]),
    (CatalogQuery(search: "nue", pageSize: 100), ["7"]),
    (CatalogQuery(sort: "name", pageSize: 2), ["9", "12"]),
    (CatalogQuery(sort: "population", pageSize: 2), ["40", "7"]),
    (CatalogQuery(sort: "population", offset: 9, pageSize: 9), ["12", "30", "31", "41"]),
    (CatalogQuery(search: "ar", sort: "population", offset: 1, pageSize: 2), ["9", "5"]),
    (CatalogQuery(sort: "relevance", pageSize: 3), ["40", "7", "3"]),
    (CatalogQuery(search: "new", sort: "relevance", offset: 1, pageSize: 2), ["7", "3"]),
    (CatalogQuery(search: "new", sort: "relevance", ids: ["9", "3"], pageSize: 9), ["3", "9"]),
    (
      CatalogQuery(search: "new", ids: ["9", "40", "5", "nonsense", "99"], pageSize: 9),
      ["40", "9"]
    ),
    (CatalogQuery(ids: ["5", "9", "x"], pageSize: 100), ["9", "5"]),
    (CatalogQuery(ids: [], pageSize: 100), []),
  ])
  func rowsComeInTheOrderThatIsAsked(query: CatalogQuery, expected: [String]) throws {
    #expect(try ids(query) == expected)
  }

  @Test(arguments: [
    (country("US"), ["20", "21", "22", "23"]), (country("us"), ["20", "21", "22", "23"]),
    (country("Estados Unidos"), ["20", "21", "22", "23"]),
    (country("US", "usa"), ["20", "21", "22", "23"]), (country("US", "PE"), []),
    (country("Peru"), []),
  ])
  func filtersByCountryCodeOrName(filters: [Filter], expected: [String]) throws {
    #expect(try ids(CatalogQuery(filters: filters, pageSize: 100)) == expected)
  }

  @Test(arguments: [
    CatalogQuery(pageSize: 1), CatalogQuery(search: "new", offset: 3, pageSize: 1),
    CatalogQuery(sort: "population", pageSize: 0),
    CatalogQuery(search: "ar", sort: "relevance", pageSize: 1),
    CatalogQuery(filters: country("US"), sort: "population", pageSize: 2),
    CatalogQuery(search: "ar", ids: ["5", "9"], pageSize: 9),
    CatalogQuery(search: "ar", pageSize: 1, topHits: 2),
    CatalogQuery(search: "new", offset: 1, pageSize: 1, topHits: 3),
    CatalogQuery(search: "twin texas", pageSize: 1, topHits: 1, isTyped: true),
  ])
  func allThatIsFoundIsTurnedOver(query: CatalogQuery) throws {
    var all = query
    (all.offset, all.pageSize) = (0, .max)
    let found = try ids(all)
    #expect(found.count > 1)
    for (place, id) in found.enumerated() {
      let next =
        place + 1 < found.count ? AdjacentRow.row(Reference(.cities, found[place + 1])) : .end
      #expect(try gazetteer.turned(1, from: id, in: query) == next)
    }
    #expect(try gazetteer.turned(-1, from: found[0], in: query) == .end)
    #expect(try gazetteer.turned(.max, from: found[1], in: query) == .end)
    #expect(try gazetteer.turned(1, from: "no", in: query) == .unlisted)
  }

  @Test(arguments: [
    (0, 1, ["40"]), (1, 2, ["7", "3"]), (3, 9, ["9"]), (4, 9, []), (-3, 1, ["40"]), (0, -1, []),
    (Int.max, Int.max, []), (1, Int.max, ["7", "3", "9"]),
  ])
  func offsetAndLimitRunOverBothGroups(offset: Int, limit: Int, expected: [String]) throws {
    let page = try gazetteer.page(CatalogQuery(search: "new", offset: offset, pageSize: limit))
    #expect(page.rows.map(\.reference.id) == expected)
    #expect(page.alternateTotal == 4)
  }

  @Test(arguments: [
    (
      CatalogQuery(filters: [Filter(key: "type", value: "x")], pageSize: 1),
      DataError.unknownFilter(
        "type",
        known: [
          Words("country"), Words("region"), Words("population"),
          Words("latitude"), Words("longitude"), Words("timezone", context: "filter"),
        ])
    ),
    (
      CatalogQuery(filters: country("Atlantis"), pageSize: 1),
      .invalidFilter(key: "country", value: "Atlantis")
    ),
    (
      CatalogQuery(sort: "size", pageSize: 1),
      .unknownSort("size", known: Cities.description.sorts.map(\.words))
    ),
  ])
  func refusesWhatItDoesNotKnow(query: CatalogQuery, error: DataError) throws {
    #expect(throws: error) { try gazetteer.page(query) }
  }

  @Test(arguments: ["", "007", "+7", "-7", " 7", "7 ", "7x", "99", "99999999999", "٧"])
  func anIDThatNamesNoCityIsNotFound(id: String) throws {
    #expect(throws: DataError.notFound(Reference(.cities, id))) {
      try gazetteer.item(id)
    }
  }

  @Test func anItemHasAllThatWasStored() throws {
    #expect(
      try gazetteer.item("7")
        == City(
          number: 7, name: "Nuevo Puerto", country: "XA",
          coordinate: Coordinate(wrappingLatitude: 10, longitude: 20), population: 50_000,
          timeZone: "Etc/UTC", alternateNames: ["Neuhafen", "Newport", "NP"]))
  }

  /// Far down, only the rows around a page are put in order.
  @Test func aPageFarDownHasTheRowsOfTheWholeOrder() throws {
    try Gazetteer().read { cities in
      let ranges = [0..<60_000, 100_000..<cities.count]
      let whole = Array(cities.byPopulation(ranges, at: 0..<cities.count))
      #expect(whole.count == cities.count - 40_000)
      for first in [0, 4095, 4096, 9_999, 150_000, whole.count - 30_000, whole.count - 7] {
        let page = cities.byPopulation(ranges, at: first..<first + 20)
        #expect(Array(page) == Array(whole.dropFirst(first).prefix(20)), "\(first)")
      }
      #expect(cities.byPopulation(ranges, at: whole.count + 5_000..<Int.max).isEmpty)
    }
  }
}
