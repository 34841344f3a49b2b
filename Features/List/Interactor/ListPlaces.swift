import Catalog
import Domain

/// The places of what a list shows, all its pages; none where it was never opened.
struct ListPlaces: PlaceListing {
  let list: any ListInteracting
  /// Read anew for each question: the map that asks may stand beside the list while it changes.
  let memory: ListMemory
  let catalog: CatalogID

  func places(limit: Int) async throws(DataError) -> ListedPlaces {
    guard var query = await memory[catalog]?.query else {
      return ListedPlaces(places: [], total: 0)
    }
    (query.offset, query.pageSize) = (0, limit)
    let answer = try await list.page(query)
    // Suggestions are not results.
    let items = answer.areSuggestions ? [] : answer.items
    let places = items.compactMap { item in
      item.summary.position.map {
        ListedPlaces.Place(
          reference: item.reference, title: item.summary.title, coordinate: $0)
      }
    }
    return ListedPlaces(places: places, total: answer.count)
  }
}

/// The rows that a list shows, page after page.
struct ListOrder<Item: Entity & Summarizable>: RowOrder {
  let local: any LocalDataManager<Item>
  let favorites: any FavoritesDataManager
  let query: ListQuery

  /// An entity that is no longer a favorite still counts as one while its detail is on screen.
  func turn(_ rows: Int, from reference: Reference) async throws(DataError) -> AdjacentRow {
    guard reference.catalog == Item.catalog else { return .unlisted }
    let query = try query.normalized(local.sortKeys)
    var only: Set<String>?
    if query.favoritesOnly {
      only = try await favorites.ids(in: Item.catalog).union([reference.id])
    }
    return try await local.turn(rows, from: reference.id, in: query.asked(only: only))
  }
}
