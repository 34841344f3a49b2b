package import Domain

/// One entity of a list, whatever its catalog.
package struct ListItem: Hashable, Sendable {
  package let reference: Reference
  package let summary: Summary
  package let isFavorite: Bool
  /// The other name it was found by, where its title does not match.
  package let matchedName: String?

  package init(
    reference: Reference, summary: Summary, isFavorite: Bool = false, matchedName: String? = nil
  ) {
    self.reference = reference
    self.summary = summary
    self.isFavorite = isFavorite
    self.matchedName = matchedName
  }
}
