import Contracts
import Domain

/// The places of a list, on all its pages; none if the list was never opened.
struct ListPlaces: PlaceListing {
  let list: any ListInteracting
  /// Whether the entities have no place, but name some.
  let areNamed: Bool
  /// Read anew for each question: the map that asks may stand beside the list while it changes.
  let query: @Sendable () async -> CatalogQuery?

  func rows(limit: Int) async throws(DataError) -> ListPage {
    guard var query = await query() else { return ListPage() }
    (query.offset, query.pageSize, query.hasFacts) = (0, limit, areNamed)
    var page = try await list.page(query)
    // Suggestions are not results.
    if page.areSuggestions { page.rows = [] }
    return page
  }
}

/// The rows that a search of everything shows, as far as anybody goes on from row to row.
struct EverythingOrder: RowOrder {
  let interactor: any ListInteracting
  let query: CatalogQuery

  private static let mostRows = 500

  func turn(_ rows: Int, from reference: Reference) async throws(DataError) -> AdjacentRow {
    var query = query
    (query.offset, query.pageSize) = (0, Self.mostRows)
    let found = try await interactor.page(query).rows.map(\.reference)
    return AdjacentRow(rows, from: reference, among: found)
  }
}

/// The rows that a list shows, page after page.
struct ListOrder<Item: Entity & Summarizable>: RowOrder {
  let local: any LocalDataManager<Item>
  let favorites: any FavoritesDataManager
  let query: CatalogQuery

  /// An entity that is no longer a favorite still counts as one while its detail is on screen.
  func turn(_ rows: Int, from reference: Reference) async throws(DataError) -> AdjacentRow {
    guard reference.catalog == Item.catalog else { return .unlisted }
    let query = try query.normalized(local.sortKeys, nil)
    var only: Set<String>?
    if query.favoritesOnly {
      only = try await favorites.ids(in: Item.catalog).union([reference.id])
    }
    return try await local.turn(rows, from: reference.id, in: query.asked(only: only))
  }
}
