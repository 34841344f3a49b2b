import Contracts
import Domain
import Session

/// The words that Tab offers from the catalogs, as they are stored or embedded.
struct StoredWords: CompletionWords {
  let services: Services

  @concurrent
  func titles(in destination: Destination, matching text: String) async -> FoundTitles {
    switch destination.listing {
    case .catalog(let catalog): await titles(in: services.catalogs[catalog], text)
    // Favorites that can't be read have nothing to offer.
    case .favorites:
      FoundTitles.matching(text, (try? await services.favorites.all())?.map(\.title) ?? [])
    case .everything, nil: await titles(in: services.catalogs[Catalogs.everywhere.id], text)
    }
  }

  @concurrent
  func values(of key: String, in destination: Destination) async -> [String] {
    guard let catalog = destination.listed else { return [] }
    let values = await services.catalogs[catalog].heldValues(of: key)
    return Dictionary(values.map { (Fold.fold($0), $0) }) { first, _ in first }
      .sorted { $0.key < $1.key }.map(\.value)
  }

  func files(startingWith path: String) -> [String] { FileNames.starting(path) }

  private func titles<Catalog: CatalogModule>(
    in catalog: Catalog, _ text: String
  ) async -> FoundTitles {
    // If a search goes by the beginning of a title, the catalog finds the titles itself.
    let isByPrefix = Catalog.description.search.isByPrefix
    let query = CatalogQuery(search: text, pageSize: isByPrefix ? FoundTitles.most : .max)
    guard let page = try? await catalog.source.local.page(query) else { return FoundTitles() }
    guard isByPrefix else { return FoundTitles.matching(text, page.rows.map(\.title)) }
    let named = page.rows.filter { $0.matchedName == nil }
    return FoundTitles(
      titles: named.map(\.title).uniqued, unlisted: page.total - named.count)
  }
}
