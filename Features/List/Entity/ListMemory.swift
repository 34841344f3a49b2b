package import Contracts
package import Domain

/// The position at which each catalog's list was left, so that the list opens there again.
///
/// The composition root owns it for as long as the program runs; presenters fill it in.
@MainActor
package final class ListMemory {
  private var positions: [CatalogID: Position] = [:]
  /// The orders that lists start in, if not in their catalog's own.
  package var orders: [CatalogID: String] = [:]

  package init() {}

  /// A memory in which the list of one catalog starts with a query.
  package init(_ catalog: CatalogID, starting query: CatalogQuery) {
    positions[catalog] = Position(query: query)
  }

  struct Position: Hashable {
    let query: CatalogQuery
    var chosen = 0
    var layout = ListLayout.rows
  }

  /// The query at which a catalog's list was left; `nil` if it was never opened.
  package func query(of catalog: CatalogID) -> CatalogQuery? { positions[catalog]?.query }

  /// Keeps where a list stands, unless it is a preview.
  func remember(_ scene: ListScene) {
    guard !scene.isPreview else { return }
    self[scene.catalog.id] = Position(
      query: scene.query, chosen: scene.chosen, layout: scene.layout)
  }

  subscript(catalog: CatalogID) -> Position? {
    get { positions[catalog] }
    set { positions[catalog] = newValue }
  }
}
