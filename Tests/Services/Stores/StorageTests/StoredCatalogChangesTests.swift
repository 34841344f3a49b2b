import ContractMocks
import Contracts
import Domain
import Storage
import TestSupport
import Testing

/// A catalog whose cache changes under it, or holds what it can't read.
@Suite struct StoredCatalogChangesTests {
  private let cache = InMemoryCacheDataManager()
  private let catalog: StoredCatalog<Gadget>
  private let query = CatalogQuery(pageSize: 9)

  init() {
    catalog = StoredCatalog(cache)
  }

  private func put(_ part: CatalogPart, at time: Int, etag: String? = nil, _ rows: [CachedRow])
    async throws
  {
    let metadata = CacheMetadata(fetchedAt: time, validators: Validators(etag: etag))
    try cache.replace(
      [CachedPart(part, metadata, rows: rows)], confirming: [:], of: .items)
  }

  private func row(_ id: String, _ body: String? = nil) -> CachedRow {
    CachedRow(id: id, body: Array((body ?? #"{"id":"\#(id)","name":"n\#(id)"}"#).utf8))
  }

  private func names() async throws -> [String] {
    try await catalog.page(query).rows.map(\.title)
  }

  @Test func seesWhatAnotherProgramStored() async throws {
    try await put(.whole, at: 1, [row("1")])
    #expect(try await names() == ["n1"])
    try await put(.whole, at: 2, [row("2"), row("3")])
    #expect(try await names() == ["n2", "n3"])
    try await put(.whole, at: 2, etag: "x", [row("4")])
    #expect(try await names() == ["n4"])
    try await put(
      .categories, at: 1, [row("4", #"{"id":"4","name":"","category":"c"}"#)])
    #expect(try await catalog.page(query).rows.map { Gadget($0).category } == ["c"])
  }

  @Test func seesWhatItStoredInTheSameSecond() async throws {
    for name in ["A", "B", "C"] {
      let result = FetchResult(
        .whole, items: [Gadget("1", name)], metadata: CacheMetadata(fetchedAt: 1))
      try await catalog.store([result])
      #expect(try await names() == [name])
    }
  }

  /// Rows, parts and their age come with one look at the metadata; of an entity all comes at once.
  @Test func asksTheCacheOnceAndReadsNothingTwice() async throws {
    try await put(.whole, at: 1, [row("1")])
    try await put(.entity("1"), at: 2, [row("1")])
    _ = try await catalog.page(query)
    _ = try await catalog.page(CatalogQuery(search: "n", pageSize: 9))
    _ = try await catalog.turn(1, from: "1", in: nil)
    #expect(cache.queries == ["metadata", "parts whole", "metadata", "metadata"])
    _ = try await catalog.held("1")
    #expect(cache.queries.dropFirst(4) == ["parts having 1"])
    _ = try await catalog.page(CatalogQuery(pageSize: 9, hasFacts: true))
    #expect(cache.queries.dropFirst(5) == ["metadata", "parts entity/1"])
    try await put(.whole, at: 2, [row("1")])
    _ = try await catalog.page(query)
    #expect(cache.queries.dropFirst(7) == ["metadata", "parts whole"])
  }

  @Test(arguments: [
    "", "null", "{}", "[", #"{"id":"2"}"#, #"{"id":"3","name":"x"}"#, "1,2",
    #"{"id":"2","name":"x","cost":NaN}"#,
  ])
  func passesOverRowsItCannotRead(_ body: String) async throws {
    try await put(.whole, at: 1, etag: "e", [row("1"), row("2", body), row("3")])
    #expect(try await names() == ["n1", "n3"])
    await #expect(throws: DataError.notFound(Reference(.items, "2"))) {
      _ = try await catalog.item("2")
    }
    // The service must not say that what can't be read is still right.
    let page = try await catalog.page(query)
    #expect(page.parts.first == PartStatus(.whole, CacheMetadata(fetchedAt: 1)))
    #expect(page.unreadable == 1)
  }

  @Test func passesOverRowsThatAreNoText() async throws {
    let body = Array(#"{"id":"2","name":""#.utf8) + [0xFF] + Array(#""}"#.utf8)
    try await put(.whole, at: 1, [row("1"), CachedRow(id: "2", body: body)])
    #expect(try await names() == ["n1"])
  }

  @Test func takesAPartOfWhichNothingCanBeReadForNone() async throws {
    let embedded = StoredCatalog(cache, embedded: { EmbeddedItems([Gadget("5", "Embedded")]) })
    try await put(.whole, at: 1, [row("1", "?"), row("2", "?")])
    try await put(.entity("1"), at: 1, [row("1", "?")])
    for catalog in [catalog, embedded] {
      #expect(try await catalog.page(query).parts.first == PartStatus(.whole, nil))
      #expect(try await catalog.held("1").parts == [PartStatus(.entity("1"), nil)])
    }
    #expect(try await catalog.page(query).provenance == Provenance(.cached))
    #expect(try await catalog.page(query).unreadable == 2)
    #expect(try await embedded.page(query).provenance == .embedded)
    #expect(try await embedded.page(query).rows.map(\.title) == ["Embedded"])
  }

  @Test func joinsWhatIsPartialWithWhatIsHeld() async throws {
    let metadata = [
      CacheMetadata(fetchedAt: 1), CacheMetadata(fetchedAt: 2, isPartial: true),
      CacheMetadata(fetchedAt: 3),
    ]
    let steps = [
      [Gadget("1", "A", cost: 1), Gadget("2", "B", cost: 2)],
      [Gadget("3", "C"), Gadget("1", "A'", category: "new")], [Gadget("3", "D")],
    ]
    var held: [[Gadget]] = []
    var parts: [CacheMetadata?] = []
    for (metadata, items) in zip(metadata, steps) {
      try await catalog.store([FetchResult(.whole, items: items, metadata: metadata)])
      held.append(try await catalog.page(query).rows.map(Gadget.init))
      parts.append(try await catalog.page(query).parts.first?.metadata)
    }
    #expect(
      held == [
        steps[0],
        [
          Gadget("3", "C"), Gadget("1", "A'", category: "new", cost: 1), Gadget("2", "B", cost: 2),
        ], steps[2],
      ])
    #expect(parts == metadata)
  }

  @Test func answersManyAtOnce() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for task in 0..<4 {
        group.addTask {
          for round in 0..<20 {
            let items = (0...(round % 5)).map { Gadget("\($0)", "n", cost: Double($0 * task)) }
            try await catalog.store([
              FetchResult(.whole, items: items, metadata: CacheMetadata(fetchedAt: 1))
            ])
            let page = try await catalog.page(CatalogQuery(sort: "cost", pageSize: 9))
            #expect(page.rows.count == page.total)
          }
        }
      }
      try await group.waitForAll()
    }
  }
}
