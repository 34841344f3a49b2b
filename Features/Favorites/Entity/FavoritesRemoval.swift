package import Domain

/// What removing came to.
package struct FavoritesRemoval: Hashable, Sendable {
  package let removed: [TitledReference]
  /// Those that were no favorites.
  package let missing: [Reference]

  package init(removed: [TitledReference], missing: [Reference] = []) {
    self.removed = removed
    self.missing = missing
  }
}
