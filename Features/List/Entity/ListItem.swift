package import Domain

/// One entity of a list, whatever its catalog.
package struct ListItem: Hashable, Sendable {
  package let reference: Reference
  package let summary: Summary
  package var isFavorite = false
  /// The other name it was found by, where its title does not match.
  package var matchedName: String?
  /// What it is sorted by, where its summary does not say it.
  package var sortedBy: Fact?
}
