import Catalog
import CatalogMocks
import Domain
import Storage
import TestSupport
import Testing

/// Whether what is not held is gone.
@Suite struct LocalSummariesTests {
  private let buoys = StoredCatalog<Buoy>(InMemoryCacheDataManager())
  private let gone = DataError.notFound(Reference(.items, "9"))

  private func fetch() async throws {
    try await buoys.store([
      FetchResult(.whole, items: [Buoy(id: "1")], metadata: CacheMetadata(fetchedAt: 5))
    ])
  }

  @Test func whatIsHeldIsFound() async throws {
    try await fetch()
    #expect(
      try await LocalSummaries(buoys, of: .items).entity("1")?.summary == Summary(title: "Buoy 1"))
  }

  @Test func nobodyKnowsBeforeTheCatalogWasFetched() async throws {
    #expect(try await LocalSummaries(buoys, of: .items).entity("9") == nil)
  }

  @Test func whatACompleteCatalogDoesNotHoldIsGone() async throws {
    try await fetch()
    await #expect(throws: gone) { try await LocalSummaries(buoys, of: .items).entity("9") }
  }

  @Test func whatAnEmbeddedCatalogDoesNotHoldIsGone() async throws {
    let embedded = MockLocalDataManager<Buoy>([])
    await #expect(throws: gone) {
      try await LocalSummaries(embedded, of: .items).entity("9")
    }
  }

  @Test func whatAPartOfACatalogDoesNotHoldMayBeElsewhere() async throws {
    try await fetch()
    let summaries = LocalSummaries(buoys, of: .mockOfPages(.items))
    #expect(try await summaries.entity("9") == nil)
    #expect(try await summaries.entity("1")?.summary == Summary(title: "Buoy 1"))
  }
}

/// A made-up entity that is stored.
private struct Buoy: StoredEntity, Summarizable, Describable {
  static let catalog = CatalogID.items
  static let filterKeys: [String] = []
  static let sortKeys = ["id"]

  let id: String

  var summary: Summary { Summary(title: "Buoy \(id)") }

  var facts: [Fact] { [] }

  var searchedTexts: [String] { [id] }

  func sortKey(for key: String) -> SortKey { .text(id) }
}
