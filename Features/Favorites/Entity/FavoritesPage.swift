import Catalog
package import Domain

/// The favorites on screen, and what they are a part of.
package struct FavoritesPage: NumberedPage, Hashable, Sendable {
  package let rows: [FavoritesRow]
  /// Matches on all pages.
  package let total: Int
  /// Rows before the first one shown.
  package let offset: Int
  /// `total` as it is written.
  package let totalText: String

  package init(rows: [FavoritesRow], total: Int, offset: Int = 0, totalText: String) {
    self.rows = rows
    self.total = total
    self.offset = offset
    self.totalText = totalText
  }

  package var count: Int { total }

  package var references: [Reference] { rows.map(\.reference) }
}
