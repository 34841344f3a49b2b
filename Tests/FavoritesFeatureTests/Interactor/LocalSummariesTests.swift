import Catalog
import CatalogMocks
import Domain
import TestSupport
import Testing

@testable import FavoritesFeature

/// Whether what is not held is gone.
@Suite struct LocalSummariesTests {
  private let buoys = StoredCatalog<Buoy>(InMemoryCacheDataManager())
  private let gone = DataError.notFound(Reference(.items, "9"))

  private func fetch() async throws {
    try await buoys.store([
      Delivery(.whole, items: [Buoy(id: "1")], stamp: Stamp(fetchedAt: 5))
    ])
  }

  @Test func whatIsHeldIsFound() async throws {
    try await fetch()
    #expect(
      try await LocalSummaries(buoys, of: .items).summary(of: "1") == Summary(title: "Buoy 1"))
  }

  @Test func nobodyKnowsBeforeTheCatalogWasFetched() async throws {
    #expect(try await LocalSummaries(buoys, of: .items).summary(of: "9") == nil)
  }

  @Test func whatACompleteCatalogDoesNotHoldIsGone() async throws {
    try await fetch()
    await #expect(throws: gone) { try await LocalSummaries(buoys, of: .items).summary(of: "9") }
  }

  @Test func whatAnEmbeddedCatalogDoesNotHoldIsGone() async throws {
    let harbors = MockLocalDataManager<Harbor>([])
    await #expect(throws: DataError.notFound(Reference(.cities, "9"))) {
      try await LocalSummaries(harbors, of: .cities).summary(of: "9")
    }
  }

  @Test func whatAPartOfACatalogDoesNotHoldMayBeElsewhere() async throws {
    try await fetch()
    let summaries = LocalSummaries(buoys, of: .mockOfPages(.items))
    #expect(try await summaries.summary(of: "9") == nil)
    #expect(try await summaries.summary(of: "1") == Summary(title: "Buoy 1"))
  }
}
