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
      kind: Words("item", "objeto"),
      spanishVerbs: ["objetos"],
      summary: Words("open the items of the Pokédex", "abre los objetos de la Pokédex"),
      invitation: Words("what Pokémon trainers carry", "lo que llevan los entrenadores Pokémon"),
      nothingFound: Words(
        "No item has all of these words: “{0}”.",
        "Ningún objeto tiene todas estas palabras: «{0}»."),
      searched: Words(
        "search words of the name and category",
        "busca palabras del nombre y la categoría"),
      // The credits are those of the Pokédex.
      credits: []),
    filters: [
      FilterOption("category", Words("category", "categoría")),
      FilterOption("cost", Words("cost", "precio"), measure: .money),
    ],
    sorts: [
      SortOption("id", Words("id", "identificador")), SortOption("name", Words("name", "nombre")),
      SortOption("category", Words("category", "categoría")),
      SortOption("cost", Words("cost", "precio")),
    ],
    search: SearchTraits(nameRank: 3),
    rows: RowTraits(fields: ["name", "category", "cost", "effect", "sprite", "subtitle"]),
    holding: HoldingTraits(isWhole: true), ids: .number,
    services: [PokeAPI.service, PokeAPI.sprites])

  package func heldValues(of filter: String) async -> [String] {
    guard filter == "category" else { return [] }
    let rows = try? await source.local.page(CatalogQuery(pageSize: .max)).rows
    return rows?.compactMap { $0.summary.facts.text("category") } ?? []
  }
}
