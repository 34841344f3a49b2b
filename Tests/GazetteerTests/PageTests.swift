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

  @Test func everythingIsInDisplayOrder() throws {
    #expect(try ids(CatalogQuery(limit: 100)) == SmallWorld.displayed)
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

  @Test func otherNamesComeAfterByFallingPopulation() throws {
    let page = try gazetteer.page(CatalogQuery(search: "new", limit: 100))
    #expect(page.total == 0)
    #expect(page.alsoKnownTotal == 4)
    #expect(page.matches.map(\.item.id) == ["40", "7", "3", "9"])
    #expect(page.matches.map(\.matchedName) == ["NEW BIG", "Newport", "Newtree", "Newark"])
  }

  @Test(arguments: [
    CatalogQuery(limit: 1), CatalogQuery(search: "new", offset: 3, limit: 1),
    CatalogQuery(sort: "population", limit: 0),
    CatalogQuery(search: "ar", sort: "relevance", limit: 1),
    CatalogQuery(filters: [Filter(key: "country", value: "US")], sort: "population", limit: 2),
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
      let next = place + 1 < found.count ? RowTurn.row(Reference(.cities, found[place + 1])) : .end
      #expect(try gazetteer.turned(1, from: id, in: query) == next)
    }
    #expect(try gazetteer.turned(-1, from: found[0], in: query) == .end)
    #expect(try gazetteer.turned(.max, from: found[1], in: query) == .end)
    #expect(try gazetteer.turned(1, from: "no", in: query) == .unlisted)
  }

  @Test func otherNamesNeedThreeBytes() throws {
    #expect(try ids(CatalogQuery(search: "ne", limit: 100)).isEmpty)
    #expect(try ids(CatalogQuery(search: "新", limit: 100)) == ["41"])
    #expect(try ids(CatalogQuery(search: "np ", limit: 100)).isEmpty)
  }

  @Test func aCityFoundByNameIsNotFoundAgainByAnother() throws {
    let page = try gazetteer.page(CatalogQuery(search: "árb", limit: 100))
    #expect(page.matches.map(\.matchedName) == [nil])
    #expect(page.alsoKnownTotal == 0)
  }

  @Test func offsetAndLimitRunOverBothGroups() throws {
    let query = CatalogQuery(search: "nue", offset: 0, limit: 100)
    #expect(try ids(query) == ["7"])
    for (offset, limit, expected) in [
      (0, 1, ["40"]), (1, 2, ["7", "3"]), (3, 9, ["9"]), (4, 9, []), (-3, 1, ["40"]), (0, -1, []),
      (Int.max, Int.max, []), (1, Int.max, ["7", "3", "9"]),
    ] {
      let page = try gazetteer.page(
        CatalogQuery(search: "new", offset: offset, limit: limit))
      #expect(page.matches.map(\.item.id) == expected)
      #expect(page.alsoKnownTotal == 4)
    }
    #expect(
      try ids(CatalogQuery(offset: 11, limit: 5)) == ["22", "23"])
  }

  @Test func filtersByCountryCodeOrName() throws {
    let us = ["20", "21", "22", "23"]
    for value in ["US", "us", "Estados Unidos", "usa"] {
      let query = CatalogQuery(filters: [Filter(key: "country", value: value)], limit: 100)
      #expect(try ids(query) == us)
    }
    let both = [Filter(key: "country", value: "US"), Filter(key: "country", value: "PE")]
    #expect(try ids(CatalogQuery(filters: both, limit: 100)).isEmpty)
    let twice = [Filter(key: "country", value: "US"), Filter(key: "country", value: "us")]
    #expect(try ids(CatalogQuery(filters: twice, limit: 100)) == us)
    let none = [Filter(key: "country", value: "Peru")]
    #expect(try ids(CatalogQuery(filters: none, limit: 100)).isEmpty)
  }

  @Test func sortsByFallingPopulationWithinBothGroups() throws {
    let all = try ids(CatalogQuery(sort: "population", limit: 100))
    #expect(all.first == "40")
    #expect(all.suffix(4) == ["12", "30", "31", "41"])
    let some = try ids(CatalogQuery(search: "ar", sort: "population", offset: 1, limit: 2))
    #expect(some == ["9", "5"])
    #expect(try ids(CatalogQuery(sort: "name", limit: 2)) == ["9", "12"])
  }

  @Test func sortsByNameWithinBothGroups() throws {
    let query = CatalogQuery(search: "new", sort: "name", limit: 100)
    #expect(try ids(query) == ["9", "3", "40", "7"])
    #expect(try gazetteer.turned(1, from: "3", in: query) == .row(Reference(.cities, "40")))
  }

  @Test func whatIsMostLikelyMeantComesFirst() throws {
    let query = CatalogQuery(search: "tre", sort: "relevance", limit: 100)
    #expect(try gazetteer.page(query).matches.map(\.matchedName) == ["Tree"])
    let page = try gazetteer.page(
      CatalogQuery(search: "ne", sort: "relevance", offset: 1, limit: 2))
    #expect(page.matches.isEmpty)
    #expect(page.total == 0)
    // A fiftieth of nine millions and of fifty thousand, of nine hundred and of three hundred.
    let others = CatalogQuery(search: "new", sort: "relevance", offset: 1, limit: 2)
    #expect(try ids(others) == ["7", "3"])
    #expect(try gazetteer.page(others).alsoKnownTotal == 4)
    let restricted = CatalogQuery(search: "new", sort: "relevance", ids: ["9", "3"], limit: 9)
    #expect(try ids(restricted) == ["3", "9"])
    #expect(try ids(CatalogQuery(sort: "relevance", limit: 3)) == ["40", "7", "3"])
  }

  @Test func idsRestrictBothGroups() throws {
    let query = CatalogQuery(search: "new", ids: ["9", "40", "5", "nonsense", "99"], limit: 100)
    #expect(try ids(query) == ["40", "9"])
    #expect(try ids(CatalogQuery(ids: ["5", "9", "x"], limit: 100)) == ["9", "5"])
    #expect(try ids(CatalogQuery(ids: [], limit: 100)).isEmpty)
  }

  @Test func refusesWhatItDoesNotKnow() throws {
    #expect(throws: DataError.unknownFilter("type", known: ["country"])) {
      try gazetteer.page(CatalogQuery(filters: [Filter(key: "type", value: "x")], limit: 1))
    }
    #expect(throws: DataError.invalidFilter(key: "country", value: "Atlantis")) {
      let filters = [Filter(key: "country", value: "Atlantis")]
      _ = try gazetteer.page(CatalogQuery(filters: filters, limit: 1))
    }
    let keys = ["name", "population", "relevance"]
    #expect(throws: DataError.unknownSort("size", known: keys)) {
      try gazetteer.page(CatalogQuery(sort: "size", limit: 1))
    }
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
}
