import Catalog
package import Domain

/// What a list is asked for.
package struct ListQuery: PagedQuery, Hashable {
  /// As typed; empty finds everything.
  package var search = ""
  package var filters: [Filter] = []
  package var sort: String?
  package var favoritesOnly = false
  package var offset = 0
  package var pageSize = 20
  /// Whether a person typed it, rather than a script: past the end there is the last page, what is
  /// searched may mean more than its letters, and the next page is wanted soon.
  package var isTyped = true
  /// Whether a search begins with what is meant most, where the catalog can tell.
  package var hasTopHits = true
  /// Whether all that is known of each entity is wanted, which rows do not show.
  package var hasFacts = false
}

extension ListQuery {
  /// Everything, a page at a time.
  package init(rows pageSize: Int) {
    self.init(pageSize: pageSize)
  }
}

/// What commands make of a query. All that changes which rows there are starts on the first page.
extension ListQuery {
  /// The key under which the restriction to favorites is written as a filter.
  static let favoriteKey = "favorite"

  func searching(_ text: String) -> ListQuery {
    changed { $0.search = text }
  }

  /// One value a key: a new one replaces it, an empty one lifts the filter.
  func filtering(_ key: String, by value: String) -> ListQuery {
    let filter = Filter(key: key, value: value)
    return changed {
      $0.filters.removeAll { $0.key == filter.key }
      if !value.isEmpty {
        $0.filters.append(filter)
      } else if filter.key == Self.favoriteKey {
        $0.favoritesOnly = false
      }
    }
  }

  func sorting(by key: String?) -> ListQuery {
    changed { $0.sort = key }
  }

  func restricted(toFavorites: Bool) -> ListQuery {
    changed {
      $0.favoritesOnly = toFavorites
      $0.filters.removeAll { $0.key == Self.favoriteKey }
    }
  }

  func cleared() -> ListQuery {
    ListQuery(pageSize: pageSize, isTyped: isTyped, hasTopHits: hasTopHits)
  }

  /// Whether an answer has nothing of what is asked: guesses are something else, and where no row is
  /// asked for, the total counts.
  func findsNothing(rows: Int, of count: Int, areGuesses: Bool) -> Bool {
    (areGuesses || pageSize == 0 ? count : rows) == 0
  }

  /// Favorites aside, too: the chosen row stays where others are taken away around it.
  package func isSameSelection(as other: ListQuery) -> Bool {
    search == other.search && filters == other.filters && sort == other.sort
  }

  private func changed(_ change: (inout ListQuery) -> Void) -> ListQuery {
    var query = at(0)
    change(&query)
    return query
  }
}
