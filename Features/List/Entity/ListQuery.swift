import Catalog
package import Domain

/// What a list is asked for.
package struct ListQuery: PagedQuery, Hashable, Sendable {
  /// As typed; empty finds everything.
  package var search: String
  package var filters: [Filter]
  package var sort: String?
  package var favoritesOnly: Bool
  package var offset: Int
  package var pageSize: Int
  /// Whether an offset past the end means the last page rather than an empty one.
  package var staysInRange: Bool
  /// Whether a search begins with what is meant most, where the catalog can tell.
  package var hasTopHits: Bool

  package init(
    search: String = "", filters: [Filter] = [], sort: String? = nil, favoritesOnly: Bool = false,
    offset: Int = 0, pageSize: Int = 20, staysInRange: Bool = true, hasTopHits: Bool = true
  ) {
    self.search = search
    self.filters = filters
    self.sort = sort
    self.favoritesOnly = favoritesOnly
    self.offset = offset
    self.pageSize = pageSize
    self.staysInRange = staysInRange
    self.hasTopHits = hasTopHits
  }
}
