import Catalog
import Cities
import Domain
import TestSupport
import Testing

@testable import Gazetteer

@Suite struct PageTests {
  private let gazetteer: Gazetteer

  init() throws {
    gazetteer = try SmallWorld.gazetteer()
  }

  private func ids(_ query: CatalogQuery) throws -> [String] {
    try gazetteer.page(query).matches.map(\.item.id)
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
    let page = try gazetteer.page(CatalogQuery(search: search, limit: 100))
    #expect(page.matches.filter { $0.matchedName == nil }.map(\.item.id) == expected)
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
    let page = try gazetteer.page(CatalogQuery(search: search, sort: sort, limit: 100))
    #expect(page.matches.map(\.item.id) == ids)
    #expect(page.matches.map(\.matchedName) == names)
    #expect((page.total, page.alternateTotal) == (0, ids.count))
  }

  @Test func aCityFoundByNameIsNotFoundAgainByAnother() throws {
    let page = try gazetteer.page(CatalogQuery(search: "árb", limit: 100))
    #expect(page.matches.map(\.matchedName) == [nil])
    #expect(page.alternateTotal == 0)
  }

  @Test(arguments: [
    (CatalogQuery(limit: 100), SmallWorld.displayed),
    (CatalogQuery(offset: 11, limit: 5), ["22", "23"]),
    (CatalogQuery(search: "nue", limit: 100), ["7"]),
    (CatalogQuery(sort: "name", limit: 2), ["9", "12"]),
    (CatalogQuery(sort: "population", limit: 2), ["40", "7"]),
    (CatalogQuery(sort: "population", offset: 9, limit: 9), ["12", "30", "31", "41"]),
    (CatalogQuery(search: "ar", sort: "population", offset: 1, limit: 2), ["9", "5"]),
    (CatalogQuery(sort: "relevance", limit: 3), ["40", "7", "3"]),
    (CatalogQuery(search: "new", sort: "relevance", offset: 1, limit: 2), ["7", "3"]),
    (CatalogQuery(search: "new", sort: "relevance", ids: ["9", "3"], limit: 9), ["3", "9"]),
    (CatalogQuery(search: "new", ids: ["9", "40", "5", "nonsense", "99"], limit: 9), ["40", "9"]),
    (CatalogQuery(ids: ["5", "9", "x"], limit: 100), ["9", "5"]),
    (CatalogQuery(ids: [], limit: 100), []),
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
    #expect(try ids(CatalogQuery(filters: filters, limit: 100)) == expected)
  }

  @Test(arguments: [
    CatalogQuery(limit: 1), CatalogQuery(search: "new", offset: 3, limit: 1),
    CatalogQuery(sort: "population", limit: 0),
    CatalogQuery(search: "ar", sort: "relevance", limit: 1),
    CatalogQuery(filters: country("US"), sort: "population", limit: 2),
    CatalogQuery(search: "ar", ids: ["5", "9"], limit: 9),
    CatalogQuery(search: "ar", limit: 1, topHits: 2),
    CatalogQuery(search: "new", offset: 1, limit: 1, topHits: 3),
    CatalogQuery(search: "twin texas", limit: 1, topHits: 1, readsAreas: true),
  ])
  func allThatIsFoundIsTurnedOver(query: CatalogQuery) throws {
    var all = query
    (all.offset, all.limit) = (0, .max)
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
    let page = try gazetteer.page(CatalogQuery(search: "new", offset: offset, limit: limit))
    #expect(page.matches.map(\.item.id) == expected)
    #expect(page.alternateTotal == 4)
  }

  @Test(arguments: [
    (
      CatalogQuery(filters: [Filter(key: "type", value: "x")], limit: 1),
      DataError.unknownFilter("type", known: ["country", "region"])
    ),
    (
      CatalogQuery(filters: country("Atlantis"), limit: 1),
      .invalidFilter(key: "country", value: "Atlantis")
    ),
    (
      CatalogQuery(sort: "size", limit: 1),
      .unknownSort("size", known: ["name", "population", "relevance"])
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

/// What a search most likely means comes first.
@Suite struct TopHitsTests {
  private func page(
    _ search: String, in gazetteer: Gazetteer? = nil, topHits: Int = 3, offset: Int = 0,
    limit: Int = 100
  ) throws -> CatalogPage<City> {
    try (gazetteer ?? SmallWorld.gazetteer()).page(
      CatalogQuery(
        search: search, offset: offset, limit: limit, topHits: topHits, readsAreas: true))
  }

  @Test(arguments: [
    (0, 100, ["3", "9", "12", "5"], 2), (0, 1, ["3"], 1), (1, 2, ["9", "12"], 1),
    (2, 9, ["12", "5"], 0), (4, 9, [], 0), (3, .max, ["5"], 0),
  ])
  func theyAreTakenOutOfTheRowsBelow(
    offset: Int, limit: Int, ids: [String], topHits: Int
  ) throws {
    let page = try page("ar", topHits: 2, offset: offset, limit: limit)
    #expect(page.matches.map(\.item.id) == ids)
    #expect(page.topHits == topHits)
    #expect(page.total == 4)
  }

  @Test func thoseFoundByAnotherNameAreAmongThem() throws {
    let page = try page("new", topHits: 2, offset: 1, limit: 2)
    #expect(page.matches.map(\.item.id) == ["7", "3"])
    #expect(page.matches.map(\.matchedName) == ["Newport", "Newtree"])
    #expect((page.total, page.alternateTotal, page.topHits) == (0, 4, 1))
  }

  /// Both groups, their order, and no city twice or never: whatever the page.
  @Test(arguments: ["san", "kie", "lima", "londres", "paris us", "ky"])
  func pagesGoOnFromThem(search: String) throws {
    let gazetteer = try Gazetteer()
    let plain = try page(search, in: gazetteer, topHits: 0, limit: .max)
    let ranked = try gazetteer.page(CatalogQuery(search: search, sort: "relevance", limit: 3))
    let first = ranked.matches.map(\.item.id)
    let expected = first + plain.matches.map(\.item.id).filter { !first.contains($0) }
    let size = expected.count / 7 + 1
    let pages = try (0..<8).map {
      try page(search, in: gazetteer, offset: $0 * size, limit: size)
    }
    #expect(pages.flatMap { $0.matches.map(\.item.id) } == expected)
    #expect(Set(pages.map(\.total)) == [plain.total])
    #expect(Set(pages.map(\.alternateTotal)) == [plain.alternateTotal])
    #expect(pages.map(\.topHits).reduce(0, +) == min(3, expected.count))
  }

  @Test func withoutASearchOrInAnotherOrderThereAreNone() throws {
    #expect(try page("").topHits == 0)
    #expect(try page(" ").topHits == 0)
    for sort in ["name", "population", "relevance"] {
      let query = CatalogQuery(search: "ar", sort: sort, limit: 9, topHits: 2)
      #expect(try SmallWorld.gazetteer().page(query).topHits == 0)
    }
  }

  @Test(arguments: [
    ("paris", ["Paris, FR", "Paris, US", "Paris, CA"]),
    ("madrid", ["Madrid, ES", "Madrid, CO", "Madrid, MX"]),
    ("lon", ["London, GB", "Longyan, CN", "Londrina, BR"]),
    ("london", ["London, GB", "London, CA", "London, US"]),
    ("kiev", ["Kyiv, UA", "Kievskiy, RU", "Nura, KZ"]),
    ("new york", ["New York City, US", "Niu-York, UA", "York, US"]),
    ("mexico", ["Mexico City, MX", "Mexico, PH", "Mexico, US"]),
    ("roma", ["Rome, IT", "Roma, LS", "Roma, US"]),
    // Not more than three: they are all there is.
    ("the hague", ["The Hague, NL"]), ("東京", ["Tokyo, JP"]),
  ])
  func whatIsMeantComesFirst(search: String, titles: [String]) throws {
    let page = try page(search, in: Gazetteer())
    #expect(page.matches.prefix(3).map(\.item.title) == titles)
  }

  @Test(arguments: [
    ("paris texas", "Paris, US Texas", "paris"), ("paris, texas", "Paris, US Texas", "paris"),
    ("paris, tx", "Paris, US Texas", "paris"), ("paris us", "Paris, US Texas", nil),
    ("paris, fr", "Paris, FR Île-de-France", nil), ("lima peru", "Lima, PE Lima", "lima"),
    ("springfield il", "Springfield, US Illinois", "springfield"),
    ("springfield, illinois, us", "Springfield, US Illinois", "springfield"),
    ("london ca", "London, CA Ontario", nil),
    ("san jose, ca", "San Jose, US California", "san jose"),
    ("berlin md", "Berlin, US Maryland", "berlin"),
    ("new york, ny", "New York City, US New York", "new york"),
  ])
  func whatRowsPrintCanBeTyped(search: String, first: String, name: String?) throws {
    let gazetteer = try Gazetteer()
    let page = try page(search, in: gazetteer)
    let city = try #require(page.matches.first?.item)
    let region = gazetteer.place(city.reference)?.region ?? ""
    #expect("\(city.title) \(region)" == first)
    #expect(page.name == name)
    // A map finds the same.
    #expect(gazetteer.named(search, count: 1).map(\.reference) == [city.reference])
  }
}
