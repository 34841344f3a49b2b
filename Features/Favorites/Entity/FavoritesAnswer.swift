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
