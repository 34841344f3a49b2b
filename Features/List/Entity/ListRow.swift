package import Domain
package import Localization

/// One row, its figures written out.
package struct ListRow: Hashable, Sendable {
  package let reference: Reference
  /// The entity's own number ("#25"); nil where its catalog has none.
  package let number: String?
  package let title: String
  /// The characters the search matched, counted from 0: of `matchedName` where there is one, else
  /// of the title.
  package let highlights: [Range<Int>]
  /// What else the row says, in columns: the same for every row of a catalog, empty where it is not
  /// known.
  package let details: [String]
  /// What it is sorted by, where nothing else of the row says it.
  package let sortedBy: String?
  package let position: String?
  package let distinction: DistinctionLabel?
  package let isFavorite: Bool
  /// The other name it was found by.
  package let matchedName: String?
  /// Nil where it has none.
  package let picture: PictureAddress?

  package init(
    reference: Reference, number: String? = nil, title: String, highlights: [Range<Int>] = [],
    details: [String] = [], sortedBy: String? = nil, position: String? = nil,
    distinction: DistinctionLabel? = nil,
    isFavorite: Bool = false, matchedName: String? = nil, picture: PictureAddress? = nil
  ) {
    self.picture = picture
    self.reference = reference
    self.number = number
    self.title = title
    self.highlights = highlights
    self.details = details
    self.sortedBy = sortedBy
    self.position = position
    self.distinction = distinction
    self.isFavorite = isFavorite
    self.matchedName = matchedName
  }
}
