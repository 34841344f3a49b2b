package import Catalog
package import Domain

/// Looks entities up in what this machine holds of their catalog.
package struct LocalSummaries<Item: Entity & Summarizable>: SummaryLooking {
  private let local: any LocalDataManager<Item>
  package let catalog: CatalogDescription

  package init(_ local: any LocalDataManager<Item>, of catalog: CatalogDescription) {
    self.local = local
    self.catalog = catalog
  }

  package func summary(of id: String) async throws(DataError) -> Summary? {
    do {
      return try await local.item(id).summary
    } catch .notFound(let reference) {
      guard catalog.holding.isWhole else { return nil }
      let provenance = try await local.provenance(of: CatalogQuery(limit: 1))
      if provenance.state == .embedded || provenance.fetchedAt != nil {
        throw .notFound(reference)
      }
      return nil
    }
  }
}

/// The favorites that a list of them shows, page after page, whatever their catalogs.
struct FavoritesOrder: RowOrder {
  let favorites: any FavoritesDataManager
  let query: FavoritesQuery

  /// From one that is a favorite no more there is no way on.
  func turn(_ rows: Int, from reference: Reference) async throws(DataError) -> RowTurn {
    let matches = FavoritesInteractor.matches(try await favorites.all(), query)
    return RowTurn(rows, from: reference, among: matches.map(\.reference))
  }
}
