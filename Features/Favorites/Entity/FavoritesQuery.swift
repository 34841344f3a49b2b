import Catalog

/// Which favorites are asked for.
package struct FavoritesQuery: PagedQuery, Hashable, Sendable {
  /// As typed; empty finds everything.
  package var search: String
  package var offset: Int
  package var pageSize: Int

  package init(search: String = "", offset: Int = 0, pageSize: Int = 20) {
    self.search = search
    self.offset = offset
    self.pageSize = pageSize
  }
}

extension FavoritesQuery {
  func searching(_ text: String) -> FavoritesQuery {
    var query = at(0)
    query.search = text
    return query
  }

  package func isSameSelection(as other: FavoritesQuery) -> Bool { search == other.search }
}
