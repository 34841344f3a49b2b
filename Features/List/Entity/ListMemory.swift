package import Domain

/// Where each catalog's list was left, so that it is found there when it is opened again.
///
/// The composition root owns it for as long as the program runs; presenters fill it in.
@MainActor
package final class ListMemory {
  private var places: [CatalogID: Place] = [:]
  /// The orders that lists start in where that is not their catalog's own.
  package var orders: [CatalogID: String] = [:]

  /// The rows that were opened together: going on from one leads to the next of them.
  var picked: [Reference] = []

  package init() {}

  /// Has the list of one catalog start with a query.
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

  /// Has a catalog's list start where another memory has it.
  package func take(_ catalog: CatalogID, from other: ListMemory) {
    places[catalog] = other.places[catalog]
  }

  subscript(catalog: CatalogID) -> Place? {
    get { places[catalog] }
    set { places[catalog] = newValue }
  }
}
