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
  /// Whether all titles are short, and are cut after all else; headlines are not.
  package let isNamed: Bool
  /// The end of each title that is never cut, in columns (", PE").
  package let titleEnd: Int

  package init(
    rows: [FavoritesRow], total: Int, offset: Int = 0, totalText: String, isNamed: Bool = true,
    titleEnd: Int = 0
  ) {
    self.rows = rows
    self.total = total
    self.offset = offset
    self.totalText = totalText
    self.isNamed = isNamed
    self.titleEnd = titleEnd
  }

  package var count: Int { total }

  package var references: [Reference] { rows.map(\.reference) }
}
