package import Domain
package import Localization

/// One row, its figures written out.
package struct ListRow: Hashable, Sendable {
  package let reference: Reference
  package let title: String
  /// How many leading characters the search matched: of `matchedName` where there is one, else of
  /// the title.
  package let highlight: Int
  package let position: String?
  package let distinction: DistinctionLabel?
  package let isFavorite: Bool
  /// The other name it was found by.
  package let matchedName: String?

  package init(
    reference: Reference, title: String, highlight: Int = 0, position: String? = nil,
    distinction: DistinctionLabel? = nil, isFavorite: Bool = false, matchedName: String? = nil
  ) {
    self.reference = reference
    self.title = title
    self.highlight = highlight
    self.position = position
    self.distinction = distinction
    self.isFavorite = isFavorite
    self.matchedName = matchedName
  }
}
