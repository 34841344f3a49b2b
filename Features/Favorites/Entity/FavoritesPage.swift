import Components
package import Contracts
package import Domain

/// The favorites that the interactor found, before any formatting.
package struct FavoritesAnswer: Hashable, Sendable {
  /// The query with the offset of the page that is answered.
  package let query: FavoritesQuery
  package var items: [FavoritesItem] = []
  /// Matches on all pages.
  package var total = 0
}

extension FavoritesAnswer {
  /// An answer without anything found.
  package init(_ query: FavoritesQuery) {
    self.init(query: query)
  }
}

/// A favorite and the data of its catalog as they are now.
package struct FavoritesItem: Hashable, Sendable {
  package let favorite: Favorite
  /// The summary of the catalog; if the entity is gone from there, the data that were kept.
  package let summary: Summary
  /// The facts of the catalog.
  package var facts: [Fact] = []
  /// Whether the catalog has it no more.
  package var isGone = false
}

/// The favorites on screen, and their place among all favorites.
package struct FavoritesPage: NumberedPage, Hashable {
  package let rows: [FavoritesRow]
  /// Matches on all pages.
  package let total: Int
  /// Rows before the first one shown.
  package var offset = 0
  /// `total` as it is written.
  package let totalText: String
  /// Whether all titles are short, and are cut after all else; headlines are not.
  package var isNamed = true
  /// The end of each title that is never cut, in columns (", PE").
  package var titleEnd = 0

  package var count: Int { total }
}

/// One favorite, its figures written out.
package struct FavoritesRow: NumberedRow, Hashable {
  package let reference: Reference
  package let title: String
  /// The characters of the title the search matched, counted from 0.
  package var highlights: [Range<Int>] = []
  package var position: String?
  package var distinction: String?
  /// The day it was added, in UTC ("2026-05-31").
  package let added: String
  /// Whether its catalog has it no more.
  package var isGone = false

  package var catalog: CatalogID { reference.catalog }

  var isOnMap: Bool { position != nil }
}
