import ContractMocks
import Contracts
import Domain
import Storage
import TestSupport
import Testing

/// A catalog that comes in pages.
@Suite struct StoredCatalogPagesTests {
  private let cache: any CacheDataManager = InMemoryCacheDataManager()
  private let catalog: StoredCatalog<Guest>

  init() {
    catalog = StoredCatalog(cache)
  }

  /// Stores a page that was fetched at its number times 10.
  private func store(_ number: Int, _ ids: [String]) async throws {
    try await catalog.store([
      FetchResult(.page(number), items: ids.map(Guest.init), metadata: metadata(number))
    ])
  }

  private func metadata(_ number: Int) -> CacheMetadata { CacheMetadata(fetchedAt: number * 10) }

  private func ids() async throws -> [String] {
    try await catalog.page(CatalogQuery(pageSize: .max)).rows.map(\.reference.id)
  }

  /// The held pages, and last the missing one, if any.
  private func status(_ held: Int..., missing: Int? = nil) -> [PartStatus] {
    held.map { PartStatus(.page($0), metadata($0)) }
      + (missing.map { [PartStatus(.page($0), nil)] } ?? [])
  }

  private func parts(
    _ offset: Int, _ limit: Int, search: String = "", filters: [Filter] = [],
    ids: Set<String>? = nil
  ) async throws -> [PartStatus] {
    let query = CatalogQuery(
      search: search, filters: filters, ids: ids, offset: offset, pageSize: limit)
    return try await catalog.page(query).parts
  }

  @Test func theEndOfASearchMayNameACountry() async throws {
    try await store(1, ["PE lima", "lima", "peru"])
    func page(_ search: String, readsAreas: Bool = true) async throws -> ListPage {
      try await catalog.page(CatalogQuery(search: search, pageSize: 9, isTyped: readsAreas))
    }
    let lima = try await page("lim peru")
    #expect((lima.rows.map(\.reference.id), lima.total, lima.name) == (["PE lima"], 1, "lim"))
    #expect(try await page("lim peru", readsAreas: false).total == 0)
    // Found as it stands.
    #expect(try await page("peru").rows.map(\.reference.id) == ["peru"])
    #expect(try await page("lim nowhere").name == nil)
  }

  @Test func needsTheFirstPageAtLeast() async throws {
    #expect(try await parts(0, 0) == status(missing: 1))
    #expect(try await parts(500, 20) == status(missing: 1))
    #expect(try await parts(0, 20, ids: []) == status(missing: 1))
    #expect(try await catalog.page(CatalogQuery(pageSize: 1)).provenance == Provenance(.cached))
  }

  @Test func needsTheNextPageWhileRowsAreMissing() async throws {
    try await store(1, ["a", "b", "c"])
    #expect(try await parts(0, 3) == status(1))
    #expect(try await parts(1, 3) == status(1, missing: 2))
    #expect(try await parts(.max, .max) == status(1, missing: 2))
    try await store(2, ["d", "e", "f"])
    #expect(try await parts(3, 3) == status(1, 2))
    #expect(try await parts(3, 4) == status(1, 2, missing: 3))
    #expect(try await parts(-9, 7) == status(1, 2, missing: 3))
    #expect(try await parts(3, -4) == status(1, 2))
    #expect(
      try await catalog.page(CatalogQuery(pageSize: 1)).provenance
        == Provenance(.cached, fetchedAt: 10)
    )
  }

  @Test func endsWithAnEmptyPage() async throws {
    try await store(1, ["a"])
    try await store(2, [])
    try await store(3, ["left over"])
    #expect(try await ids() == ["a"])
    #expect(try await parts(0, 100) == status(1, 2))
  }

  @Test func endsBeforeAPageThatIsMissing() async throws {
    try await store(1, ["a"])
    try await store(3, ["c"])
    #expect(try await ids() == ["a"])
    #expect(try await parts(0, 100) == status(1, missing: 2))
    try await store(2, ["b"])
    #expect(try await ids() == ["a", "b", "c"])
    #expect(try await parts(0, 3) == status(1, 2, 3))
    #expect(try await catalog.item("c") == Guest(id: "c"))
  }

  @Test func listsWhoIsOnTwoPagesOnce() async throws {
    try await store(1, ["a", "b"])
    try await store(2, ["b", "c"])
    #expect(try await ids() == ["a", "b", "c"])
    #expect(try await parts(0, 4) == status(1, 2, missing: 3))
  }

  @Test func asksForNoFurtherPageToFindMore() async throws {
    #expect(try await parts(0, 100, search: "a") == status(missing: 1))
    try await store(1, ["a", "b"])
    try await store(2, ["c"])
    #expect(try await parts(0, 100, search: "a") == status(1, 2))
    #expect(try await parts(0, 100, ids: ["a", "z"]) == status(1, 2))
    #expect(try await parts(.max, .max, search: "zzz") == status(1, 2))
    let filters = [Filter(key: "letter", value: "a")]
    #expect(try await parts(0, 100, filters: filters) == status(1, 2))
    #expect(try await parts(0, 100, search: " - ") == status(1, 2, missing: 3))
  }

  @Test func hasNoPartsOfOneEntity() async throws {
    try await store(1, ["a"])
    try await store(2, ["b"])
    #expect(try await catalog.held("a").parts == [])
    #expect(try await catalog.held("b").provenance == Provenance(.cached, fetchedAt: 20))
    #expect(try await catalog.turn(1, from: "a", in: nil) == .row(Reference(.people, "b")))
  }
}

/// A catalog of several lists.
@Suite struct StoredCatalogEditionsTests {
  private let catalog = StoredCatalog<Notice>(InMemoryCacheDataManager())
  private let shared = CatalogQuery(filters: [Filter(key: "kind", value: "shared")], pageSize: 9)

  private func store(_ edition: String, at time: Int, _ items: Notice...) async throws {
    try await catalog.store([
      FetchResult(.edition(edition), items: items, metadata: CacheMetadata(fetchedAt: time))
    ])
  }

  @Test func answersFromTheEditionTheFiltersChoose() async throws {
    try await store("emailed", at: 10, Notice("1"), Notice("2"))
    try await store("shared", at: 20, Notice("3"), Notice("2"))
    let emailed = CatalogQuery(pageSize: 9)
    #expect(try await catalog.page(emailed).rows.map(\.reference.id) == ["1", "2"])
    #expect(try await catalog.page(shared).rows.map(\.reference.id) == ["3", "2"])
    let parts = [PartStatus(.edition("shared"), CacheMetadata(fetchedAt: 20))]
    #expect(try await catalog.page(shared).parts == parts)
    #expect(try await catalog.page(emailed).provenance == Provenance(.cached, fetchedAt: 10))
    #expect(try await catalog.page(shared).provenance == Provenance(.cached, fetchedAt: 20))
  }

  @Test func needsOnlyTheEditionAskedFor() async throws {
    try await store("emailed", at: 10, Notice("1"))
    #expect(try await catalog.page(shared).parts == [PartStatus(.edition("shared"), nil)])
    #expect(try await catalog.page(shared).provenance == Provenance(.cached))
    let error = DataError.invalidFilter(
      key: "kind", value: "x", known: [Words(name: "emailed"), Words(name: "shared")])
    await #expect(throws: error) {
      let filters = [Filter(key: "kind", value: "x")]
      _ = try await catalog.page(CatalogQuery(filters: filters, pageSize: 1))
    }
  }

  @Test func findsAnEntityInWhateverEdition() async throws {
    try await store("emailed", at: 10, Notice("1", "old"), Notice("2"))
    try await store("shared", at: 20, Notice("3"), Notice("1", "new"), Notice("4"))
    #expect(try await catalog.item("1") == Notice("1", "new"))
    #expect(try await catalog.item("3") == Notice("3"))
    #expect(try await catalog.held("1").provenance == Provenance(.cached, fetchedAt: 20))
    #expect(try await catalog.held("2").provenance == Provenance(.cached, fetchedAt: 10))
    #expect(try await catalog.turn(1, from: "1", in: nil) == .row(Reference(.articles, "2")))
    #expect(try await catalog.turn(1, from: "3", in: nil) == .row(Reference(.articles, "1")))
    #expect(try await catalog.turn(2, from: "3", in: nil) == .row(Reference(.articles, "4")))
    #expect(try await catalog.turn(1, from: "404", in: nil) == .unlisted)
  }
}
