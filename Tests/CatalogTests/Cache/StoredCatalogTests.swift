import Catalog
import CatalogMocks
import Domain
import TestSupport
import Testing

/// A catalog of one list, over what is stored.
@Suite struct StoredCatalogTests {
  private let cache: any CacheDataManager = InMemoryCacheDataManager()
  private let all: [Gadget] = [
    Gadget("7", "Lamp", cost: 5), Gadget("2", "Blue Rope", cost: 1), Gadget("9", "Bell", cost: 5),
    Gadget("1", "Rope of Silk", cost: 9),
  ]

  private func catalog(_ embedded: [Gadget]? = nil) -> StoredCatalog<Gadget> {
    guard let embedded else { return StoredCatalog(cache) }
    return StoredCatalog(cache, embedded: { EmbeddedItems(embedded) })
  }

  private func whole(_ items: [Gadget]?, at time: Int = 100) -> Delivery<Gadget> {
    Delivery(.whole, items: items, stamp: Stamp(fetchedAt: time))
  }

  private func ids(
    _ catalog: StoredCatalog<Gadget>, _ search: String = "", filter: String? = nil,
    sort: String? = nil, only: Set<String>? = nil, offset: Int = 0, limit: Int = .max
  ) async throws -> [String] {
    let query = CatalogQuery(
      search: search, filters: filter.map { [Filter(key: "category", value: $0)] } ?? [],
      sort: sort, ids: only, offset: offset, limit: limit)
    return try await catalog.page(query).matches.map(\.item.id)
  }

  @Test func answersInTheOrderOfItsService() async throws {
    let catalog = catalog()
    #expect(try await catalog.page(CatalogQuery(limit: 9)).total == 0)
    try await catalog.store([whole(all)])
    let page = try await catalog.page(CatalogQuery(limit: 9))
    #expect(page.matches == all.map { .init($0) })
    #expect(page.total == 4)
    #expect(catalog.sortKeys == ["number", "name", "cost"])
  }

  @Test func pagesWithoutTrapping() async throws {
    let catalog = catalog()
    try await catalog.store([whole(all)])
    #expect(try await ids(catalog, offset: 1, limit: 2) == ["2", "9"])
    #expect(try await ids(catalog, offset: 3, limit: 2) == ["1"])
    #expect(try await ids(catalog, offset: .max, limit: .max) == [])
    #expect(try await ids(catalog, offset: -5, limit: 1) == ["7"])
    #expect(try await ids(catalog, limit: -1) == [])
    let page = try await catalog.page(CatalogQuery(search: "rope", offset: 9, limit: 1))
    #expect((page.matches.count, page.total) == (0, 2))
  }

  @Test func sortsByTheKeysButTheFirstAndKeepsTiesInOrder() async throws {
    let catalog = catalog()
    try await catalog.store([whole(all)])
    #expect(try await ids(catalog, sort: "number") == ["7", "2", "9", "1"])
    #expect(try await ids(catalog, sort: "cost") == ["2", "7", "9", "1"])
    #expect(try await ids(catalog, "rope", sort: "name") == ["2", "1"])
    #expect(try await ids(catalog, sort: "name") == ["9", "2", "7", "1"])
  }

  @Test func refusesKeysItDoesNotKnow() async throws {
    let filter = CatalogQuery(filters: [Filter(key: "color", value: "x")], limit: 1)
    let sort = CatalogQuery(sort: "color", limit: 1)
    let unknownFilter = DataError.unknownFilter("color", known: ["category"])
    let unknownSort = DataError.unknownSort("color", known: ["number", "name", "cost"])
    for (query, error) in [(filter, unknownFilter), (sort, unknownSort)] {
      await #expect(throws: error) { _ = try await catalog().page(query) }
    }
  }

  @Test func filtersAndKeepsToIds() async throws {
    let catalog = catalog()
    let items = [
      Gadget("1", "Rope", category: "a"), Gadget("2", "Bell", category: "b"),
      Gadget("3", "Silk", category: "a"),
    ]
    try await catalog.store([whole(items)])
    #expect(try await ids(catalog, filter: "a") == ["1", "3"])
    #expect(try await ids(catalog, filter: "a", only: ["2", "3", "4"]) == ["3"])
    #expect(try await ids(catalog, "rope", filter: "b") == [])
    #expect(try await ids(catalog, only: []) == [])
    await #expect(throws: DataError.invalidFilter(key: "category", value: "impossible")) {
      _ = try await ids(catalog, "matches nothing", filter: "impossible")
    }
  }

  @Test func searchesWhatIsCompleted() async throws {
    let catalog = catalog()
    try await catalog.store([whole(all)])
    #expect(try await ids(catalog, "tools") == [])
    let categories = [Gadget("9", "?", category: "Tools"), Gadget("404", "?", category: "Tools")]
    try await catalog.store([
      Delivery(.categories, items: categories, stamp: Stamp(fetchedAt: 50))
    ])
    #expect(try await ids(catalog, "TOOLS bell") == ["9"])
    #expect(try await ids(catalog, filter: "Tools") == ["9"])
    let page = try await catalog.page(CatalogQuery(search: "bell", limit: 9))
    #expect(page.matches.map(\.item) == [Gadget("9", "Bell", category: "Tools", cost: 5)])
  }

  @Test func answersFromWhatIsEmbeddedUntilTheListIsFetched() async throws {
    let catalog = catalog([Gadget("5", "Embedded", cost: 3), Gadget("9", "Bell", category: "e")])
    #expect(try await ids(catalog) == ["5", "9"])
    #expect(try await catalog.page(CatalogQuery(limit: 1)).provenance == .embedded)
    #expect(try await catalog.item("5") == Gadget("5", "Embedded", cost: 3))
    try await catalog.store([
      Delivery(.entity("9"), items: [Gadget("9", "Bell", cost: 8)], stamp: Stamp(fetchedAt: 5))
    ])
    #expect(try await ids(catalog) == ["5", "9"])
    #expect(try await catalog.item("9") == Gadget("9", "Bell", category: "e", cost: 8))
    try await catalog.store([whole([Gadget("9", "Bell"), Gadget("1", "Rope")])])
    let page = try await catalog.page(CatalogQuery(limit: 9))
    #expect(page.matches.map(\.item) == [Gadget("9", "Bell", category: "e"), Gadget("1", "Rope")])
    #expect(try await catalog.item("5") == Gadget("5", "Embedded", cost: 3))
    try await catalog.store([whole([])])
    #expect(try await ids(catalog) == [])
  }

  @Test func findsWhatIsEmbeddedByAKeyOfTheCatalogsOwn() async throws {
    let catalog = StoredCatalog(
      cache,
      embedded: {
        EmbeddedItems([
          Gadget("5", "Bell", category: "e"), Gadget("9", "Rope", category: "r"),
        ]) { $0.name }
      })
    try await catalog.store([whole([Gadget("9", "Bell"), Gadget("5", "Lamp")])])
    let page = try await catalog.page(CatalogQuery(limit: 9))
    let completed = [Gadget("9", "Bell", category: "e"), Gadget("5", "Lamp", category: "e")]
    #expect(page.matches.map(\.item) == completed)
    #expect(try await catalog.item("9") == completed[0])
  }

  @Test func joinsAllThatIsKnownOfAnEntityNewestFirst() async throws {
    let catalog = catalog()
    try await catalog.store([
      whole([Gadget("1", "Old", category: "w", cost: 1)]),
      Delivery(.entity("1"), items: [Gadget("1", "New", cost: 2)], stamp: Stamp(fetchedAt: 200)),
    ])
    #expect(try await catalog.item("1") == Gadget("1", "New", category: "w", cost: 2))
    try await catalog.store([whole(nil, at: 300)])
    #expect(try await catalog.item("1") == Gadget("1", "Old", category: "w", cost: 1))
    await #expect(throws: DataError.notFound(Reference(.items, "404"))) {
      _ = try await catalog.item("404")
    }
  }

  @Test func aPageHasWhatIsHeldOfItsEntitiesAloneWhereThatIsWanted() async throws {
    let catalog = catalog()
    let detail = Gadget("2", "Blue Rope", category: "d")
    try await catalog.store([
      whole(all), Delivery(.entity("2"), items: [detail], stamp: Stamp(fetchedAt: 200)),
    ])
    let page = try await catalog.page(CatalogQuery(limit: 2, hasDetails: true))
    #expect(
      page.matches == [
        .init(all[0]),
        .init(all[1], detailed: Gadget("2", "Blue Rope", category: "d", cost: 1)),
      ])
    #expect(try await catalog.page(CatalogQuery(limit: 2)).matches.map(\.detailed) == [nil, nil])
  }

  @Test func stepsThroughItsOwnOrder() async throws {
    let catalog = catalog()
    try await catalog.store([whole(all)])
    func turn(_ steps: Int, from id: String) async throws -> RowTurn {
      try await catalog.turn(steps, from: id, in: nil)
    }
    #expect(try await turn(1, from: "7") == .row(Reference(.items, "2")))
    #expect(try await turn(-2, from: "9") == .row(Reference(.items, "7")))
    #expect(try await turn(0, from: "1") == .row(Reference(.items, "1")))
    for steps in [1, .max, .min] { #expect(try await turn(steps, from: "1") == .end) }
    #expect(try await turn(1, from: "404") == .unlisted)
  }

  @Test func saysWhatItNeedsAndHowOldItIs() async throws {
    let catalog = catalog()
    let query = CatalogQuery(limit: 1)
    let nothing = [PartStatus(.whole, nil), PartStatus(.categories, nil)]
    #expect(try await catalog.page(query).parts == nothing)
    #expect(try await catalog.page(query).provenance == Provenance(.cached))
    let stamp = Stamp(fetchedAt: 100, validators: Validators(etag: "e"))
    let early = Stamp(fetchedAt: 50)
    try await catalog.store([
      Delivery(.whole, items: all, stamp: stamp), Delivery(.categories, items: [], stamp: early),
    ])
    #expect(
      try await catalog.page(query).parts == [
        PartStatus(.whole, stamp), PartStatus(.categories, early),
      ])
    #expect(try await catalog.page(query).provenance == Provenance(.cached, fetchedAt: 100))
    let later = Stamp(fetchedAt: 300, validators: Validators(etag: "e"))
    try await catalog.store([Delivery(.whole, items: nil, stamp: later)])
    #expect(try await catalog.page(query).parts.first == PartStatus(.whole, later))
    #expect(try await ids(catalog) == all.map(\.id))
  }

  @Test func saysHowOldAnEntityIs() async throws {
    let catalog = catalog([Gadget("5", "Embedded")])
    #expect(try await catalog.held("7").parts == [PartStatus(.entity("7"), nil)])
    #expect(try await catalog.held("7").provenance == Provenance(.cached))
    #expect(try await catalog.held("5").provenance == .embedded)
    try await catalog.store([whole(all)])
    #expect(try await catalog.held("7").parts == [PartStatus(.entity("7"), nil)])
    #expect(try await catalog.held("7").provenance == Provenance(.cached, fetchedAt: 100))
    #expect(try await catalog.held("404").provenance == Provenance(.cached))
    let stamp = Stamp(fetchedAt: 50)
    try await catalog.store([Delivery(.entity("7"), items: [Gadget("7", "Lamp")], stamp: stamp)])
    #expect(try await catalog.held("7").parts == [PartStatus(.entity("7"), stamp)])
    #expect(try await catalog.held("7").provenance == Provenance(.cached, fetchedAt: 50))
  }

  @Test func listsAnIdOnce() async throws {
    let catalog = catalog()
    try await catalog.store([whole([Gadget("1", "First"), all[0], Gadget("1", "Second")])])
    let page = try await catalog.page(CatalogQuery(limit: 9))
    #expect(page.matches.map(\.item.name) == ["First", "Lamp"])
    #expect(try await catalog.item("1").name == "First")
  }

  @Test func keepsNumbersThatJSONHasNot() async throws {
    let catalog = catalog()
    try await catalog.store([
      whole([Gadget("1", "A", cost: .infinity), Gadget("2", "B", cost: -.infinity)])
    ])
    let page = try await catalog.page(CatalogQuery(limit: 9))
    #expect(page.matches.map(\.item.cost) == [.infinity, -.infinity])
  }

  @Test func readsManyRowsInTheirOrderWithoutThoseThatMakeNoSense() async throws {
    let all = (0..<1_500).map { Gadget("\($0)", "Gadget \($0)") }
    try await catalog().store([whole(all)])
    let page = try await catalog().page(CatalogQuery(limit: .max))
    #expect(page.matches.map(\.item) == all)
    guard let held = try await cache.parts([.whole], of: .items).first else {
      Issue.record("nothing is held")
      return
    }
    let rows = held.rows.map { $0.id == "700" ? CachedRow(id: "700", body: [0x7B]) : $0 }
    let broken = CachedPart(.items, .whole, Stamp(fetchedAt: 1), rows: rows)
    try await cache.replace([broken], confirming: [:], of: .items)
    let readable = try await catalog().page(CatalogQuery(limit: .max))
    #expect(readable.matches.map(\.item) == all.filter { $0.id != "700" })
  }

  @Test func aRowIsNotTakenForTwo() async throws {
    let two = Array(#"{"id":"1","name":"A"},{"id":"2","name":"B"}"#.utf8)
    let rows = [CachedRow(id: "1", body: two), CachedRow(id: "3", body: [])]
    let part = CachedPart(.items, .whole, Stamp(fetchedAt: 1), rows: rows)
    try await cache.replace([part], confirming: [:], of: .items)
    #expect(try await catalog().page(CatalogQuery(limit: 9)).matches.map(\.item.id) == [])
  }

  @Test func passesTheErrorsOfItsCacheOn() async throws {
    let error = DataError.unwritable(path: "c", reason: .noSpace)
    let catalog = StoredCatalog<Gadget>(CountingCache(cache, error: error))
    await #expect(throws: error) { try await catalog.store([whole(all)]) }
    #expect(try await ids(catalog) == [])
  }
}
