package import Domain
package import Localization

/// One favorite, its figures written out.
package struct FavoritesRow: Hashable, Sendable {
  package let reference: Reference
  package let title: String
  /// The characters of the title the search matched, counted from 0.
  package let highlights: [Range<Int>]
  package let position: String?
  package let distinction: DistinctionLabel?
  /// The day it was added, in UTC ("2026-05-31").
  package let added: String
  /// Whether its catalog has it no more.
  package let isGone: Bool

  package init(
    reference: Reference, title: String, highlights: [Range<Int>] = [], position: String? = nil,
    distinction: DistinctionLabel? = nil, added: String, isGone: Bool = false
  ) {
    self.reference = reference
    self.title = title
    self.highlights = highlights
    self.position = position
    self.distinction = distinction
    self.added = added
    self.isGone = isGone
  }

  package var catalog: CatalogID { reference.catalog }

  var isOnMap: Bool { position != nil }
}
