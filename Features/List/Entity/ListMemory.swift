package import Domain

/// The place where each catalog's list was left, so that the list opens there again.
///
/// The composition root owns it for as long as the program runs; presenters fill it in.
@MainActor
package final class ListMemory {
  private var places: [CatalogID: Place] = [:]
  /// The orders that lists start in, if not in their catalog's own.
  package var orders: [CatalogID: String] = [:]

  package init() {}

  /// A memory in which the list of one catalog starts with a query.
  package init(_ catalog: CatalogID, starting query: ListQuery) {
    places[catalog] = Place(query: query)
  }

  struct Place: Hashable {
    let query: ListQuery
    var chosen = 0
    var layout = ListLayout.rows
  }

  package func copy() -> ListMemory {
    let copy = ListMemory()
    copy.places = places
    copy.orders = orders
    return copy
  }

  /// Takes over from another memory the place where a catalog's list was left.
  package func take(_ catalog: CatalogID, from other: ListMemory) {
    places[catalog] = other.places[catalog]
  }

  subscript(catalog: CatalogID) -> Place? {
    get { places[catalog] }
    set { places[catalog] = newValue }
  }
}
