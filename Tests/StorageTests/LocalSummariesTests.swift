import Catalog
import CatalogMocks
import Domain
import Storage
import TestSupport
import Testing

/// Whether what is not held is gone.
@Suite struct LocalSummariesTests {
  private let gadgets = StoredCatalog<Gadget>(InMemoryCacheDataManager())
  private let gone = DataError.notFound(Reference(.items, "9"))

  @Test func whatACompleteCatalogDoesNotHoldIsGoneOnceItWasFetched() async throws {
    let summaries = LocalSummaries(gadgets, of: .items)
    #expect(try await summaries.entity("9") == nil)
    try await fetch()
    await #expect(throws: gone) { try await summaries.entity("9") }
    #expect(try await summaries.entity("1")?.summary == Summary(title: "Rope"))
  }

  @Test func whatAnEmbeddedCatalogDoesNotHoldIsGone() async throws {
    let embedded = MockLocalDataManager<Gadget>([])
    await #expect(throws: gone) { try await LocalSummaries(embedded, of: .items).entity("9") }
  }

  @Test func whatAPartOfACatalogDoesNotHoldMayBeElsewhere() async throws {
    try await fetch()
    #expect(try await LocalSummaries(gadgets, of: .mockOfPages(.items)).entity("9") == nil)
  }

  private func fetch() async throws {
    try await gadgets.store([
      FetchResult(.whole, items: [Gadget("1", "Rope")], metadata: CacheMetadata(fetchedAt: 5))
    ])
  }
}
