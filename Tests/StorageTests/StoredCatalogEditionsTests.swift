import Catalog
import CatalogMocks
import Domain
import Storage
import TestSupport
import Testing

/// A catalog of several lists.
@Suite struct StoredCatalogEditionsTests {
  private let catalog = StoredCatalog<Notice>(InMemoryCacheDataManager())
  private let shared = CatalogQuery(filters: [Filter(key: "kind", value: "shared")], limit: 9)

  private func store(_ edition: String, at time: Int, _ items: Notice...) async throws {
    try await catalog.store([
      FetchResult(.edition(edition), items: items, metadata: CacheMetadata(fetchedAt: time))
    ])
  }

  @Test func answersFromTheEditionTheFiltersChoose() async throws {
    try await store("emailed", at: 10, Notice("1"), Notice("2"))
    try await store("shared", at: 20, Notice("3"), Notice("2"))
    let emailed = CatalogQuery(limit: 9)
    #expect(try await catalog.page(emailed).matches.map(\.item.id) == ["1", "2"])
    #expect(try await catalog.page(shared).matches.map(\.item.id) == ["3", "2"])
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
      key: "kind", value: "x", known: [Words("emailed", "emailed"), Words("shared", "shared")])
    await #expect(throws: error) {
      let filters = [Filter(key: "kind", value: "x")]
      _ = try await catalog.page(CatalogQuery(filters: filters, limit: 1))
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
