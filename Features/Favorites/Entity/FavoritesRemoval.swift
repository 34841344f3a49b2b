package import Domain

/// What removing came to.
package struct FavoritesRemoval: Hashable, Sendable {
  /// By title.
  package let removed: [String]
  /// Those that were no favorites.
  package let missing: [Reference]

  package init(removed: [String], missing: [Reference] = []) {
    self.removed = removed
    self.missing = missing
  }
}
