import ContractMocks
import Contracts
import Domain
import Storage
import TestSupport
import Testing

@testable import Pokedex

/// The names of items in both languages.
@Suite struct ItemNamesTests {
  private static let cake = PokedexItem(id: "3001", slug: "leaf-cake")
  private static let pie = PokedexItem(id: "3002", slug: "root-pie")
  private static let opened = PokedexItem(
    id: "3001", slug: "leaf-cake",
    names: LocalizedText([.english: "Leaf Cake", .spanish: "Tarta de Hoja"]), cost: 20,
    isDetailed: true)

  private func catalog() async throws -> StoredCatalog<PokedexItem> {
    let catalog = StoredCatalog<PokedexItem>(InMemoryCacheDataManager())
    let metadata = CacheMetadata(fetchedAt: 1)
    try await catalog.store([
      FetchResult(.whole, items: [Self.cake, Self.pie], metadata: metadata),
      FetchResult(.entity("3001"), items: [Self.opened], metadata: metadata),
    ])
    return catalog
  }

  /// A list has them once the item's own answer was fetched.
  @Test(arguments: [
    ("hoja", ["3001"]), ("TARTA DE HÓJA", ["3001"]), ("leaf", ["3001"]), ("pie", ["3002"]),
    ("", ["3001", "3002"]),
  ])
  func aListIsSearchedInBothLanguages(search: String, ids: [String]) async throws {
    let page = try await catalog().page(CatalogQuery(search: search, pageSize: 9))
    #expect(page.rows.map(\.reference.id) == ids)
    // An item's own answer is not asked for anew with the list.
    #expect(page.parts.map(\.part) == [.whole, .categories])
  }

  @Test func theTitleIsEnglishAndHasASpanishForm() async throws {
    let items = try await catalog().page(CatalogQuery(pageSize: 9)).rows.map(\.summary)
    #expect(items.map(\.title) == ["Leaf Cake", "Root Pie"])
    #expect(items.map { $0.names?[.spanish] } == ["Tarta de Hoja", nil])
  }

  @Test(arguments: [
    ("tarta de hoja", "3001"), ("Leaf cake", "3001"), ("leaf", nil), ("root pei", nil),
  ])
  func anItemIsCalledByEither(name: String, id: String?) async throws {
    let items = Items(
      source: CatalogSource(local: try await catalog(), remote: nil, clock: { 0 }))
    #expect(try await items.called(name)?.best.id == id)
  }

  @Test(arguments: [
    ("leaf", ["Leaf Cake"]), ("root pei", ["Root Pie"]), ("tatra de hoja", ["Leaf Cake"]),
    ("rot pei", []), ("zzzz", []), ("", []),
  ])
  func whatIsNearIsOffered(name: String, titles: [String]) async throws {
    let items = Items(
      source: CatalogSource(local: try await catalog(), remote: nil, clock: { 0 }))
    #expect(await items.near(name) == titles)
  }
}

/// Names that a list fetches, because PokeAPI's list has none.
@Suite struct FetchedItemNamesTests {
  private static let broken = DataError.service(.pokeapi, .status(500))
  private let local = StoredCatalog<PokedexItem>(InMemoryCacheDataManager())

  private static func bare(_ id: Int) -> PokedexItem {
    PokedexItem(id: "\(id)", slug: "item-\(id)")
  }

  private static func named(_ id: Int, _ spanish: String?) -> PokedexItem {
    PokedexItem(
      id: "\(id)", slug: "item-\(id)",
      names: LocalizedText([.english: "Thing \(id)", .spanish: spanish]))
  }

  /// Five items, of which the names of one came with its own answer; categories are there.
  private func fill() async throws {
    let metadata = CacheMetadata(fetchedAt: 70)
    try await local.store([
      FetchResult(.whole, items: (1...5).map(Self.bare), metadata: metadata),
      FetchResult(.categories, items: [], metadata: metadata),
      FetchResult(.entity("2"), items: [Self.named(2, "Baya")], metadata: metadata),
    ])
  }

  private func store(_ items: PokedexItem...) async throws {
    let metadata = CacheMetadata(fetchedAt: 77, isPartial: true)
    try await local.store([FetchResult(.names(of: []), items: items, metadata: metadata)])
  }

  private func query(
    _ naming: CatalogQuery.Naming, _ search: String = "", sort: String? = nil, limit: Int = 3
  ) -> CatalogQuery {
    var query = CatalogQuery(search: search, sort: sort, pageSize: limit)
    (query.naming, query.language) = (naming, .spanish)
    return query
  }

  @Test func onlyThoseAreWantedThatAreNotHeld() async throws {
    try await fill()
    // An item without a Spanish name was asked, too.
    try await store(Self.named(1, nil))
    let lists: [CatalogPart] = [.whole, .categories]
    let wanted: [(CatalogQuery, [CatalogPart], NameCount?)] = [
      (query(.none), [], nil), (query(.ofPage), [.names(of: ["3"])], NameCount(2, of: 5)),
      (query(.ofPage, limit: 2), [], NameCount(2, of: 5)),
      (query(.ofAll, limit: 0), [.names(of: ["3", "4", "5"])], NameCount(2, of: 5)),
    ]
    for (query, names, count) in wanted {
      let page = try await local.page(query)
      #expect(page.parts.map(\.part) == lists + names)
      #expect(page.names == count)
    }
  }

  @Test func whatIsFetchedIsJoinedAndSearched() async throws {
    try await fill()
    try await store(Self.named(4, "Poción"))
    try await store(Self.named(1, "Ámbar"), Self.named(5, "Zafiro"))
    let ids = { (search: String) in
      try await local.page(query(.ofPage, search)).rows.map(\.reference.id)
    }
    #expect(try await ids("pocion") == ["4"])
    #expect(try await ids("thing 4") == ["4"])
    #expect(try await ids("ambar") == ["1"])
    let sorted = try await local.page(query(.none, sort: "name", limit: 9)).rows
    #expect(
      sorted.map { $0.summary.names?[.spanish] ?? $0.title } == [
        "Ámbar", "Baya", "Item 3", "Poción", "Zafiro",
      ])
  }

  private func manager(_ answers: [Int: MockHTTPDataManager.Answer]) -> ItemsDataManager {
    let items = Dictionary(
      uniqueKeysWithValues: answers.map { (PokeAPI.entry("item", $0), $1) })
    return ItemsDataManager(resources: .mock(Answers.http([:], items), progress))
  }

  private let progress = RecordedProgress()

  private static func answer(_ id: Int, _ spanish: String) -> MockHTTPDataManager.Answer {
    .success(
      Answers.body(
        """
        {"name": "item-\(id)", "cost": 20, "names": [
          {"name": "Thing \(id)", "language": {"name": "en"}},
          {"name": "\(spanish)", "language": {"name": "es"}}]}
        """))
  }

  @Test func eachIsAskedForItsNamesAlone() async throws {
    let manager = manager([3: Self.answer(3, "Tres"), 4: Self.answer(4, "Cuatro")])
    let result = try await manager.fetch(.names(of: ["3", "4"]), unless: Validators())
    let metadata = CacheMetadata(fetchedAt: 77, isPartial: true)
    #expect(
      result
        == FetchResult(
          .names(of: []), items: [Self.named(3, "Tres"), Self.named(4, "Cuatro")],
          metadata: metadata))
    #expect(progress.isOfRequestsToPokeAPI)
    #expect(progress.steps == [[0, 2], [1, 2], [2, 2]])
  }

  @Test func whatFailsIsLeftOutAndWhatCameIsKept() async throws {
    let ways: [(DataError, [String])] = [
      (Self.broken, ["3", "5"]), (.service(.pokeapi, .status(404)), ["3", "5"]),
    ]
    for (error, ids) in ways {
      let manager = manager([
        3: Self.answer(3, "Tres"), 4: .failure(error), 5: Self.answer(5, "Cinco"),
      ])
      let result = try await manager.fetch(.names(of: ["3", "4", "5"]), unless: Validators())
      #expect(result.items?.map(\.id) == ids)
    }
    await #expect(throws: Self.broken) {
      try await manager([4: .failure(Self.broken)]).fetch(.names(of: ["4"]), unless: Validators())
    }
  }

  /// A service that has the first two names, and says nothing more.
  private struct Slow: HTTPDataManager {
    let silence = Silence()

    func get(
      _ endpoint: Endpoint, unless validators: Validators
    ) async throws(DataError) -> HTTPAnswer {
      for id in 1...2 where endpoint == PokeAPI.entry("item", id) {
        return try FetchedItemNamesTests.answer(id, "Cosa \(id)").get()
      }
      await silence.last()
      throw .service(.pokeapi, .interrupted)
    }
  }

  /// If the user leaves, or the time of a refresh is up, the names that came are kept.
  @Test func aCancelledOneReturnsWhatCame() async throws {
    let slow = Slow()
    let manager = ItemsDataManager(resources: .mock(slow))
    let task = Task {
      try await manager.fetch(.names(of: (1...6).map(String.init)), unless: Validators())
    }
    await slow.silence.asked()
    task.cancel()
    #expect(try await task.value.items == [Self.named(1, "Cosa 1"), Self.named(2, "Cosa 2")])
  }
}
