package import Catalog
package import Domain

/// A favorite and what its catalog says of it now.
package struct FavoritesItem: Hashable, Sendable {
  package let favorite: Favorite
  /// What the catalog says; where it is gone from there, what was kept.
  package let summary: Summary
  /// Whether the catalog has it no more.
  package let isGone: Bool

  package init(favorite: Favorite, summary: Summary, isGone: Bool = false) {
    self.favorite = favorite
    self.summary = summary
    self.isGone = isGone
  }
}
