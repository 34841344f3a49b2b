import Contracts
package import Domain

/// The question for a page of favorites.
package struct FavoritesQuery: PagedQuery, Hashable {
  /// As typed; empty finds everything.
  package var search = ""
  /// The only catalog whose favorites are asked for; `nil` asks for those of all.
  package var catalog: CatalogID?
  package var offset = 0
  package var pageSize = 20
}

extension FavoritesQuery {
  /// All favorites, as many a page.
  package init(pageSize: Int) {
    self.init(search: "", pageSize: pageSize)
  }

  func searching(_ text: String) -> FavoritesQuery {
    var query = at(0)
    query.search = text
    return query
  }

  func restricted(to catalog: CatalogID?) -> FavoritesQuery {
    var query = at(0)
    query.catalog = catalog
    return query
  }

  func cleared() -> FavoritesQuery { FavoritesQuery(pageSize: pageSize) }

  package func isSameSelection(as other: FavoritesQuery) -> Bool {
    search == other.search && catalog == other.catalog
  }

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
  var query: FavoritesQuery?

  package init() {}
}
