import Catalog
import Domain

/// The favorites that a list of them shows, page after page, whatever their catalogs.
struct FavoritesOrder: RowOrder {
  let favorites: any FavoritesDataManager
  let query: FavoritesQuery

  /// From one that is a favorite no more there is no way on.
  func turn(_ rows: Int, from reference: Reference) async throws(DataError) -> RowTurn {
    let matches = query.matches(among: try await favorites.all())
    return RowTurn(rows, from: reference, among: matches.map(\.reference))
  }
}
