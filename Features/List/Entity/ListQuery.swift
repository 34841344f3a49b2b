import Contracts
package import Domain

/// The question that a list answers.
package struct ListQuery: PagedQuery, Hashable {
  /// As typed; empty finds everything.
  package var search: String
  package var filters: [Filter]
  package var sort: String?
  package var favoritesOnly: Bool
  package var offset: Int
  package var pageSize: Int
  /// Whether a person typed it, rather than a script.
  ///
  /// Past the end a person gets the last page, a search may mean more than its letters, and the next page
  /// is wanted soon.
  package var isTyped: Bool
  /// Whether a search begins with its top hits, if the catalog can rank them.
  package var hasTopHits: Bool
  /// Whether all facts of each entity are wanted, which rows do not show.
  package var hasFacts: Bool
  /// The ids of the entities that are wanted; `nil` is all of them.
  package var ids: Set<String>?
  /// Whether it begins with the entities that are often opened.
  package var startsWithFrequent = false
  /// Whether names are sorted as they are in Spanish.
  package var isInSpanish = false
  /// Whether names in another language than English are wanted, which a list need not have.
  package var wantsNames = false

  package init(
    search: String = "", filters: [Filter] = [], sort: String? = nil, favoritesOnly: Bool = false,
    offset: Int = 0, pageSize: Int = 20, isTyped: Bool = true, hasTopHits: Bool = true,
    hasFacts: Bool = false, ids: Set<String>? = nil
  ) {
    self.search = search
    self.filters = filters
    self.sort = sort
    self.favoritesOnly = favoritesOnly
    self.offset = offset
    self.pageSize = pageSize
    self.isTyped = isTyped
    self.hasTopHits = hasTopHits
    self.hasFacts = hasFacts
    self.ids = ids
  }
}

/// The queries that commands make of a query. Each query for other rows starts on the first page.
extension ListQuery {
  /// The key under which the restriction to favorites is written as a filter.
  static let favoriteKey = favoriteWords.english
  static let favoriteWords = Words("favorite", "favorito")
  /// The only value of that filter.
  static let yes = Words("yes", "sí")

  func searching(_ text: String) -> ListQuery {
    changed { $0.search = text }
  }

  /// Adds filters in place of those with the same keys.
  ///
  /// All filters of one key have to hold, and one without a value lifts them.
  func filtering(_ filters: [Filter]) -> ListQuery {
    changed { query in
      query.filters.removeAll { old in filters.contains { $0.key == old.key } }
      query.filters += filters.filter { !$0.value.isEmpty }
      if filters.contains(where: { $0.key == Self.favoriteKey && $0.value.isEmpty }) {
        query.favoritesOnly = false
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
    var query = ListQuery(pageSize: pageSize, isTyped: isTyped, hasTopHits: hasTopHits)
    (query.isInSpanish, query.wantsNames) = (isInSpanish, wantsNames)
    return query
  }

  /// Whether an answer has no results: suggestions are no results, and without rows the total counts.
  func findsNothing(rows: Int, of count: Int, areSuggestions: Bool) -> Bool {
    (areSuggestions || pageSize == 0 ? count : rows) == 0
  }

  /// The restriction to favorites makes no difference: the chosen row stays while others go around it.
  package func isSameSelection(as other: ListQuery) -> Bool {
    search == other.search && filters == other.filters && sort == other.sort
  }

  private func changed(_ change: (inout ListQuery) -> Void) -> ListQuery {
    var query = at(0)
    change(&query)
    return query
  }
}
