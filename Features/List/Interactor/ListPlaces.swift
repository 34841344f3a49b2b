import Catalog
import Domain

/// The places of what a list shows, all its pages; none where it was never opened.
struct ListPlaces: PlaceListing {
  let list: any ListInteracting
  /// Where the list is each time it is asked: who asks may stand beside it.
  let memory: ListMemory
  let catalog: CatalogID

  func places(limit: Int) async throws(DataError) -> ListedPlaces {
    guard var query = await memory[catalog]?.query else {
      return ListedPlaces(places: [], total: 0)
    }
    (query.offset, query.pageSize) = (0, limit)
    let answer = try await list.page(query)
    // Guesses are not what was asked for.
    let items = answer.areGuesses ? [] : answer.items
    let places = items.compactMap { item in
      item.summary.position.map {
        ListedPlaces.Place(
          reference: item.reference, title: item.summary.title, coordinate: $0)
      }
    }
    return ListedPlaces(places: places, total: answer.total + answer.alsoKnownTotal)
  }
}
