import Contracts
import Domain

extension CatalogQuery {
  /// Returns the favorites with a word that starts with the text, in their title or its Spanish form;
  /// both are folded.
  func matches(among all: [Favorite]) -> [Favorite] {
    let favorites = all.filter { catalog == nil || $0.reference.catalog == catalog }
    let text = Fold.fold(search)
    guard !text.isEmpty else { return favorites }
    return favorites.filter { favorite in
      [favorite.title, CityNames.spanish(ofTitle: favorite.title)].contains { title in
        title.map { (" " + Fold.fold($0)).contains(" " + text) } ?? false
      }
    }
  }
}

/// The query that the favorites were asked for last.
///
/// The composition root owns it for as long as the program runs; presenters fill it in.
@MainActor
package final class FavoritesMemory {
  var query: CatalogQuery?

  package init() {}
}
