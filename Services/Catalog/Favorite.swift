package import Domain

/// A favorite, with enough to show its row when its catalog is not at hand.
package struct Favorite: Hashable, Sendable {
  package let reference: Reference
  package let title: String
  package let position: Coordinate?
  /// Seconds since 1970, UTC.
  package let added: Int

  package init(reference: Reference, title: String, position: Coordinate?, added: Int) {
    self.reference = reference
    self.title = title
    self.position = position
    self.added = added
  }
}
