package import Domain

/// One entity of a list, whatever its catalog.
package struct ListItem: Hashable, Sendable {
  package let reference: Reference
  package let summary: Summary
  package let isFavorite: Bool
  /// The other name it was found by, where its title does not match.
  package let matchedName: String?
  /// What it is sorted by, where its summary does not say it.
  package let sortedBy: Fact?

  package init(
    reference: Reference, summary: Summary, isFavorite: Bool = false, matchedName: String? = nil,
    sortedBy: Fact? = nil
  ) {
    self.reference = reference
    self.summary = summary
    self.isFavorite = isFavorite
    self.matchedName = matchedName
    self.sortedBy = sortedBy
  }
}
