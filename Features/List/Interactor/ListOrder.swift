import Catalog
import Domain

/// The rows that a list shows, page after page.
struct ListOrder<Item: Entity & Summarizable>: RowOrder {
  let local: any LocalDataManager<Item>
  let favorites: any FavoritesDataManager
  let query: ListQuery

  /// One that is a favorite no more stays in a list of favorites while it is turned over from.
  func turn(_ rows: Int, from reference: Reference) async throws(DataError) -> RowTurn {
    guard reference.catalog == Item.catalog else { return .unlisted }
    let query = try query.understood(local.sortKeys)
    var only: Set<String>?
    if query.favoritesOnly {
      only = try await favorites.ids(in: Item.catalog).union([reference.id])
    }
    return try await local.turn(rows, from: reference.id, in: query.asked(only: only))
  }
}
