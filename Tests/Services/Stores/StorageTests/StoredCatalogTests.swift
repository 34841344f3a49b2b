import ContractMocks
import Contracts
import Domain
import Storage
import TestSupport
import Testing

/// A catalog of one list, over what is stored.
@Suite struct StoredCatalogTests {
  private let cache: any CacheDataManager = InMemoryCacheDataManager()
  private let catalog: StoredCatalog<Gadget>
  private let all: [Gadget] = [
    Gadget("7", "Lamp", cost: 5), Gadget("2", "Blue Rope", cost: 1), Gadget("9", "Bell", cost: 5),
    Gadget("1", "Rope of Silk", cost: 9),
  ]

  init() {
    catalog = StoredCatalog(cache)
  }

  private func embedding(_ items: Gadget...) -> StoredCatalog<Gadget> {
    StoredCatalog(cache, embedded: { EmbeddedItems(items) })
  }

  private func whole(_ items: [Gadget]?, at time: Int = 100) -> FetchResult<Gadget> {
    FetchResult(.whole, items: items, metadata: CacheMetadata(fetchedAt: time))
  }

  private func part(_ part: CatalogPart, at time: Int, _ item: Gadget) -> FetchResult<Gadget> {
    FetchResult(part, items: [item], metadata: CacheMetadata(fetchedAt: time))
  }

  private func items(
    _ catalog: StoredCatalog<Gadget>? = nil, _ query: CatalogQuery = CatalogQuery(pageSize: .max)
  ) async throws -> [Gadget] {
    try await (catalog ?? self.catalog).page(query).rows.map(Gadget.init)
  }

  private func ids(
    _ search: String = "", filter: String? = nil, only: Set<String>? = nil
  ) async throws -> [String] {
    let filters = filter.map { [Filter(key: "category", value: $0)] } ?? []
    let query = CatalogQuery(search: search, filters: filters, ids: only, pageSize: .max)
    return try await items(nil, query).map(\.id)
  }

  @Test func answersInTheOrderOfItsService() async throws {
    #expect(try await catalog.page(CatalogQuery(pageSize: 9)).total == 0)
    try await catalog.store([whole(all)])
    let page = try await catalog.page(CatalogQuery(pageSize: 9))
    #expect(page.rows.map(Gadget.init) == all)
    #expect(page.total == 4)
    #expect(catalog.sortKeys == ["number", "name", "cost"])
  }

  @Test(arguments: [
    (CatalogQuery(offset: 1, pageSize: 2), ["2", "9"]),
    (CatalogQuery(offset: 3, pageSize: 2), ["1"]),
    (CatalogQuery(offset: .max, pageSize: .max), []),
    (CatalogQuery(offset: -5, pageSize: 1), ["7"]),
    (CatalogQuery(pageSize: -1), []), (CatalogQuery(search: "rope", offset: 9, pageSize: 1), []),
    // The first key is the service's order; equals keep it.
    (CatalogQuery(sort: "number", pageSize: 9), ["7", "2", "9", "1"]),
    (CatalogQuery(sort: "cost", pageSize: 9), ["2", "7", "9", "1"]),
    (CatalogQuery(search: "rope", sort: "name", pageSize: 9), ["2", "1"]),
    (CatalogQuery(sort: "name", pageSize: 9), ["9", "2", "7", "1"]),
  ])
  func pagesAndSorts(query: CatalogQuery, ids: [String]) async throws {
    try await catalog.store([whole(all)])
    let page = try await catalog.page(query)
    #expect(page.rows.map(\.reference.id) == ids)
    #expect(page.total == (query.search.isEmpty ? 4 : 2))
  }

  /// A value that makes no sense is refused though nothing is held that it could be compared with.
  @Test func refusesAValueThatMakesNoSenseThoughNothingIsHeld() async {
    let empty = StoredCatalog<Gadget>(InMemoryCacheDataManager())
    for filter in [
      Filter(key: "category", value: "impossible"), Filter(key: "cost", .less, value: "x"),
      Filter(key: "category", .less, value: "a"),
    ] {
      await #expect(throws: DataError.self) {
        _ = try await empty.page(CatalogQuery(filters: [filter], pageSize: 1))
      }
    }
  }

  @Test func refusesKeysItDoesNotKnow() async throws {
    let filter = CatalogQuery(filters: [Filter(key: "color", value: "x")], pageSize: 1)
    let unknownFilter = DataError.unknownFilter(
      "color", known: ["category", "cost"].map { Words(name: $0) })
    let unknownSort = DataError.unknownSort(
      "color", known: ["number", "name", "cost"].map { Words(name: $0) })
    await #expect(throws: unknownFilter) { _ = try await catalog.page(filter) }
    await #expect(throws: unknownSort) {
      _ = try await catalog.page(CatalogQuery(sort: "color", pageSize: 1))
    }
  }

  /// What lacks a number is left out of a filter on it, and counted if all else fits.
  @Test(arguments: [
    ([("cost", ">4")], ["7", "9", "1"], 2), ([("cost", "<9"), ("category", "=tool")], ["7"], 1),
    ([("cost", ">99")], [], 2), ([("category", "=tool")], ["7", "8"], 0),
  ])
  func whatCanNotBeJudgedIsCounted(
    filters: [(key: String, rest: String)], ids: [String], unjudged: Int
  ) async throws {
    var all = all + [Gadget("8", "Saw", category: "tool"), Gadget("3", "Rope")]
    all[0].category = "tool"
    try await catalog.store([whole(all)])
    let query = CatalogQuery(
      filters: filters.flatMap { Filter.all(in: $0.key + $0.rest) }, pageSize: .max)
    let page = try await catalog.page(query)
    #expect(page.rows.map(\.reference.id) == ids && page.unjudged == unjudged)
  }

  @Test func filtersAndKeepsToIds() async throws {
    let items = [
      Gadget("1", "Rope", category: "a"), Gadget("2", "Bell", category: "b"),
      Gadget("3", "Silk", category: "a"),
    ]
    try await catalog.store([whole(items)])
    #expect(try await ids(filter: "a") == ["1", "3"])
    #expect(try await ids(filter: "a", only: ["2", "3", "4"]) == ["3"])
    #expect(try await ids("rope", filter: "b") == [])
    #expect(try await ids(only: []) == [])
    await #expect(throws: DataError.invalidFilter(key: "category", value: "impossible")) {
      _ = try await ids("matches nothing", filter: "impossible")
    }
  }

  @Test func searchesWhatIsCompleted() async throws {
    try await catalog.store([whole(all)])
    #expect(try await ids("tools") == [])
    let categories = [Gadget("9", "?", category: "Tools"), Gadget("404", "?", category: "Tools")]
    try await catalog.store([
      FetchResult(.categories, items: categories, metadata: CacheMetadata(fetchedAt: 50))
    ])
    #expect(try await ids("TOOLS bell") == ["9"])
    #expect(try await ids(filter: "Tools") == ["9"])
    #expect(try await items()[2] == Gadget("9", "Bell", category: "Tools", cost: 5))
  }

  @Test func answersFromWhatIsEmbeddedUntilTheListIsFetched() async throws {
    let embedded = [Gadget("5", "Embedded", cost: 3), Gadget("9", "Bell", category: "e")]
    let catalog = embedding(embedded[0], embedded[1])
    #expect(try await items(catalog) == embedded)
    #expect(try await catalog.page(CatalogQuery(pageSize: 1)).provenance == .embedded)
    #expect(try await catalog.item("5") == embedded[0])
    try await catalog.store([part(.entity("9"), at: 5, Gadget("9", "Bell", cost: 8))])
    #expect(try await items(catalog) == embedded)
    #expect(try await catalog.item("9") == Gadget("9", "Bell", category: "e", cost: 8))
    try await catalog.store([whole([Gadget("9", "Bell"), Gadget("1", "Rope")])])
    #expect(try await items(catalog) == [embedded[1], Gadget("1", "Rope")])
    #expect(try await catalog.item("5") == embedded[0])
    try await catalog.store([whole([])])
    #expect(try await items(catalog) == [])
  }

  @Test func findsWhatIsEmbeddedByAKeyOfTheCatalogsOwn() async throws {
    let embedded = [Gadget("5", "Bell", category: "e"), Gadget("9", "Rope", category: "r")]
    let catalog = StoredCatalog(cache, embedded: { EmbeddedItems(embedded) { $0.name } })
    try await catalog.store([whole([Gadget("9", "Bell"), Gadget("5", "Lamp")])])
    let completed = [Gadget("9", "Bell", category: "e"), Gadget("5", "Lamp", category: "e")]
    #expect(try await items(catalog) == completed)
    #expect(try await catalog.item("9") == completed[0])
  }

  @Test func joinsAllThatIsKnownOfAnEntityNewestFirst() async throws {
    try await catalog.store([
      whole([Gadget("1", "Old", category: "w", cost: 1)]),
      part(.entity("1"), at: 200, Gadget("1", "New", cost: 2)),
    ])
    #expect(try await catalog.item("1") == Gadget("1", "New", category: "w", cost: 2))
    try await catalog.store([whole(nil, at: 300)])
    #expect(try await catalog.item("1") == Gadget("1", "Old", category: "w", cost: 1))
    await #expect(throws: DataError.notFound(Reference(.items, "404"))) {
      _ = try await catalog.item("404")
    }
  }

  @Test func aPageHasWhatIsHeldOfItsEntitiesAloneWhereThatIsWanted() async throws {
    let detail = Gadget("2", "Blue Rope", category: "d")
    try await catalog.store([whole(all), part(.entity("2"), at: 200, detail)])
    let page = try await catalog.page(CatalogQuery(pageSize: 2, hasFacts: true))
    let whole = Gadget("2", "Blue Rope", category: "d", cost: 1)
    #expect(page.rows.map(\.facts) == [all[0].facts, whole.facts])
    #expect(page.rows.map(Gadget.init) == Array(all.prefix(2)))
    #expect(try await catalog.page(CatalogQuery(pageSize: 2)).rows.map(\.facts) == [[], []])
  }

  @Test func stepsThroughItsOwnOrder() async throws {
    try await catalog.store([whole(all)])
    #expect(try await catalog.turn(-2, from: "9", in: nil) == .row(Reference(.items, "7")))
    #expect(try await catalog.turn(1, from: "404", in: nil) == .unlisted)
  }

  @Test func saysWhatItNeedsAndHowOldItIs() async throws {
    let query = CatalogQuery(pageSize: 1)
    let nothing = [PartStatus(.whole, nil), PartStatus(.categories, nil)]
    #expect(try await catalog.page(query).parts == nothing)
    #expect(try await catalog.page(query).provenance == Provenance(.cached))
    let metadata = CacheMetadata(fetchedAt: 100, validators: Validators(etag: "e"))
    let early = CacheMetadata(fetchedAt: 50)
    try await catalog.store([
      FetchResult(.whole, items: all, metadata: metadata),
      FetchResult(.categories, items: [], metadata: early),
    ])
    #expect(
      try await catalog.page(query).parts == [
        PartStatus(.whole, metadata), PartStatus(.categories, early),
      ])
    #expect(try await catalog.page(query).provenance == Provenance(.cached, fetchedAt: 100))
    let later = CacheMetadata(fetchedAt: 300, validators: Validators(etag: "e"))
    try await catalog.store([FetchResult(.whole, items: nil, metadata: later)])
    #expect(try await catalog.page(query).parts.first == PartStatus(.whole, later))
    #expect(try await ids() == all.map(\.id))
  }

  @Test func saysHowOldAnEntityIs() async throws {
    let catalog = embedding(Gadget("5", "Embedded"))
    let never = [PartStatus(.entity("7"), nil)]
    #expect(try await catalog.held("7") == HeldItem(nil, parts: never, provenance: .init(.cached)))
    #expect(try await catalog.held("5").provenance == .embedded)
    try await catalog.store([whole(all)])
    #expect(try await catalog.held("7").parts == never)
    #expect(try await catalog.held("7").provenance == Provenance(.cached, fetchedAt: 100))
    #expect(try await catalog.held("404").provenance == Provenance(.cached))
    try await catalog.store([part(.entity("7"), at: 50, Gadget("7", "Lamp"))])
    #expect(
      try await catalog.held("7").parts == [PartStatus(.entity("7"), CacheMetadata(fetchedAt: 50))])
    #expect(try await catalog.held("7").provenance == Provenance(.cached, fetchedAt: 50))
  }

  @Test func listsAnIdOnce() async throws {
    try await catalog.store([whole([Gadget("1", "First"), all[0], Gadget("1", "Second")])])
    #expect(try await items().map(\.name) == ["First", "Lamp"])
    #expect(try await catalog.item("1").name == "First")
  }

  @Test func readsManyRowsInTheirOrderWithoutThoseThatMakeNoSense() async throws {
    let all = (0..<1_500).map { Gadget("\($0)", "Gadget \($0)") }
    try await catalog.store([whole(all)])
    #expect(try await items() == all)
    let held = try #require(try await cache.parts([.whole], of: .items).first)
    let rows = held.rows.map { $0.id == "700" ? CachedRow(id: "700", body: [0x7B]) : $0 }
    let broken = CachedPart(.whole, CacheMetadata(fetchedAt: 1), rows: rows)
    try await cache.replace([broken], confirming: [:], of: .items)
    #expect(try await items() == all.filter { $0.id != "700" })
  }

  @Test func aRowIsNotTakenForTwo() async throws {
    let two = Array(#"{"id":"1","name":"A"},{"id":"2","name":"B"}"#.utf8)
    let rows = [CachedRow(id: "1", body: two), CachedRow(id: "3", body: [])]
    let part = CachedPart(.whole, CacheMetadata(fetchedAt: 1), rows: rows)
    try await cache.replace([part], confirming: [:], of: .items)
    #expect(try await ids() == [])
  }

  @Test func passesTheErrorsOfItsCacheOn() async throws {
    let error = DataError.unwritable(path: "c", reason: .noSpace)
    let catalog = StoredCatalog<Gadget>(InMemoryCacheDataManager(error: error))
    await #expect(throws: error) { try await catalog.store([whole(all)]) }
    #expect(try await items(catalog) == [])
  }
}
