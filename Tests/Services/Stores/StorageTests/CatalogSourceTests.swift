import ContractMocks
import Contracts
import Domain
import Storage
import TestSupport
import Testing

/// What of a catalog is asked for, and what becomes of it.
@Suite struct CatalogSourceTests {
  private let catalog = StoredCatalog<Guest>(InMemoryCacheDataManager())

  private func source(_ remote: MockRemoteDataManager<Guest>) -> CatalogSource<Guest> {
    CatalogSource(local: catalog, remote: remote, clock: { 100 })
  }

  private func page(_ number: Int, _ ids: String...) -> FetchResult<Guest> {
    FetchResult(.page(number), items: ids.map(Guest.init), metadata: CacheMetadata(fetchedAt: 100))
  }

  private func ids() async throws -> [String] {
    try await catalog.page(CatalogQuery(pageSize: .max)).rows.map(\.reference.id)
  }

  @Test func whatIsStaleOrPartialIsDue() {
    let metadata: [CacheMetadata?] = [
      nil, CacheMetadata(fetchedAt: 40), CacheMetadata(fetchedAt: 41),
      CacheMetadata(fetchedAt: 101),
      CacheMetadata(fetchedAt: 100), CacheMetadata(fetchedAt: 100, isPartial: true),
    ]
    let source = source(MockRemoteDataManager(timeToLive: 60))
    let due = source.partsToFetch(metadata.map { PartStatus(.whole, $0) }, .ifDue).map(\.metadata)
    #expect(due == [metadata[0], metadata[1], metadata[3], metadata[5]])
  }

  @Test func anEmptyFirstPageTakesNothingAway() async throws {
    let held = [page(1, "a"), page(2, "b")]
    try await catalog.store(held)
    let parts = held.map { PartStatus($0.part, $0.metadata) }
    let remote = MockRemoteDataManager(.success(page(1)), .success(page(2)))
    await #expect(throws: DataError.service(.people, .unexpected(detail: "page/1"))) {
      try await source(remote).refresh(parts)
    }
    #expect(try await ids() == ["a", "b"])
  }

  @Test func aServiceThatHasNobodyIsBelieved() async throws {
    let remote = MockRemoteDataManager(.success(page(1)), .success(page(1)))
    for metadata in [nil, CacheMetadata(fetchedAt: 100)] {
      try await source(remote).refresh([PartStatus(.page(1), metadata)])
    }
    #expect(
      try await catalog.page(CatalogQuery(pageSize: 9)).parts.map(\.metadata?.fetchedAt) == [100])
    #expect(try await ids() == [])
  }

  @Test func anEmptyLaterPageEndsTheList() async throws {
    try await catalog.store([page(1, "a"), page(2, "b"), page(3, "c")])
    try await source(MockRemoteDataManager(.success(page(2)))).refresh([
      PartStatus(.page(2), CacheMetadata(fetchedAt: 100))
    ])
    #expect(try await ids() == ["a"])
  }
}

/// Whether what is not held is gone.
@Suite struct LocalSummariesTests {
  private let gadgets = StoredCatalog<Gadget>(InMemoryCacheDataManager())
  private let gone = DataError.notFound(Reference(.items, "9"))

  @Test func whatACompleteCatalogDoesNotHoldIsGoneOnceItWasFetched() async throws {
    let summaries = LocalSummaries(gadgets, of: .items)
    #expect(try await summaries.row("9") == nil)
    try await fetch()
    await #expect(throws: gone) { try await summaries.row("9") }
    #expect(try await summaries.row("1")?.title == "Rope")
  }

  @Test func whatAnEmbeddedCatalogDoesNotHoldIsGone() async throws {
    let embedded = MockLocalDataManager<Gadget>([])
    await #expect(throws: gone) { try await LocalSummaries(embedded, of: .items).row("9") }
  }

  @Test func whatAPartOfACatalogDoesNotHoldMayBeElsewhere() async throws {
    try await fetch()
    let pages = CatalogDescription(mock: .items, holdsAll: false)
    #expect(try await LocalSummaries(gadgets, of: pages).row("9") == nil)
  }

  private func fetch() async throws {
    try await gadgets.store([
      FetchResult(.whole, items: [Gadget("1", "Rope")], metadata: CacheMetadata(fetchedAt: 5))
    ])
  }
}
