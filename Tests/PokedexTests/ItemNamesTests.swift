import Catalog
import CatalogMocks
import Domain
import Storage
import Testing

@testable import Pokedex

/// What items are called in both languages.
@Suite struct ItemNamesTests {
  private static let cake = PokedexItem(id: "3001", slug: "leaf-cake")
  private static let pie = PokedexItem(id: "3002", slug: "root-pie")
  private static let opened = PokedexItem(
    id: "3001", slug: "leaf-cake",
    names: LocalizedText(english: "Leaf Cake", spanish: "Tarta de Hoja"), cost: 20,
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
    let page = try await catalog().page(CatalogQuery(search: search, limit: 9))
    #expect(page.matches.map(\.item.id) == ids)
    // An item's own answer is not asked for anew with the list.
    #expect(page.parts.map(\.part) == [.whole, .categories])
  }

  @Test func theTitleIsEnglishAndHasASpanishForm() async throws {
    let items = try await catalog().page(CatalogQuery(limit: 9)).matches.map(\.item.summary)
    #expect(items.map(\.title) == ["Leaf Cake", "Root Pie"])
    #expect(items.map(\.spanishTitle) == ["Tarta de Hoja", nil])
  }

  @Test(arguments: [
    ("tarta de hoja", "3001"), ("Leaf cake", "3001"), ("leaf", nil), ("root pei", nil),
  ])
  func anItemIsCalledByEither(name: String, id: String?) async throws {
    let items = Items(
      source: CatalogSource(local: try await catalog(), remote: nil, clock: { 0 }))
    #expect(await items.called(name)?.best.id == id)
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
