package import Catalog
package import Domain

/// What the interactor found, before any formatting.
package struct FavoritesAnswer: Hashable, Sendable {
  /// The query with the offset of the page that is answered.
  package let query: FavoritesQuery
  package let items: [FavoritesItem]
  /// Matches on all pages.
  package let total: Int

  package init(query: FavoritesQuery, items: [FavoritesItem], total: Int) {
    self.query = query
    self.items = items
    self.total = total
  }
}

/// A favorite and what its catalog says of it now.
package struct FavoritesItem: Hashable, Sendable {
  package let favorite: Favorite
  /// What the catalog says; where it is gone from there, what was kept.
  package let summary: Summary
  /// Whether the catalog has it no more.
  package var isGone = false
}
