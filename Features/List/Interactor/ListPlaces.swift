import Catalog
import Domain

/// The places of what a list shows, all its pages.
struct ListPlaces: PlaceListing {
  let list: any ListInteracting
  let query: ListQuery

  func places(limit: Int) async throws(DataError) -> ListedPlaces {
    var query = query
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
