package import Contracts
import Domain
import Storage

/// The items of the Pokédex.
package struct Items: ServiceCatalog {
  package let source: CatalogSource<PokedexItem>

  package init(source: CatalogSource<PokedexItem>) {
    self.source = source
  }

  package static func source(_ resources: CatalogResources) -> CatalogSource<PokedexItem> {
    resources.source(
      local: StoredCatalog(resources.cache), remote: ItemsDataManager(resources: resources))
  }

  package static let description = CatalogDescription(
    id: PokedexItem.catalog,
    words: CatalogWords(
      kind: Words("item"),
      verb: Words("items", context: "verb"),
      summary: Words("open the items of the Pokédex"),
      invitation: Words("what Pokémon trainers carry"),
      nothingFound: Words("No item has all of these words: “{0}”."),
      searched: Words("search words of the name and category"),
      // The credits are those of the Pokédex.
      credits: []),
    filters: [
      FilterOption("category", Words("category")),
      FilterOption("cost", Words("cost"), measure: .money),
    ],
    sorts: [
      SortOption("id", Words("id")), SortOption("name", Words("name")),
      SortOption("category", Words("category")),
      SortOption("cost", Words("cost")),
    ],
    search: SearchTraits(nameRank: 3),
    rows: RowTraits(fields: ["name", "category", "cost", "effect", "sprite", "subtitle"]),
    holding: StorageTraits(isWhole: true), ids: .number,
    services: [PokeAPI.service, PokeAPI.sprites])

  package func heldValues(of filter: String) async -> [String] {
    guard filter == "category" else { return [] }
    let rows = try? await source.local.page(CatalogQuery(pageSize: .max)).rows
    return rows?.compactMap { $0.summary.facts.text("category") } ?? []
  }
}
