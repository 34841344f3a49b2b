import Contracts

/// The query that the favorites were asked for last.
///
/// The composition root owns it for as long as the program runs; presenters fill it in.
@MainActor
package final class FavoritesMemory {
  var query: CatalogQuery?

  package init() {}
}
