package import Domain
package import Localization

/// One favorite, its figures written out.
package struct FavoritesRow: Hashable, Sendable {
  package let reference: Reference
  package let title: String
  /// How many leading characters of the title the search matched.
  package let highlight: Int
  package let position: String?
  package let distinction: DistinctionLabel?
  /// The day it was added, in UTC ("2026-05-31").
  package let added: String
  /// Whether its catalog has it no more.
  package let isGone: Bool

  package init(
    reference: Reference, title: String, highlight: Int = 0, position: String? = nil,
    distinction: DistinctionLabel? = nil, added: String, isGone: Bool = false
  ) {
    self.reference = reference
    self.title = title
    self.highlight = highlight
    self.position = position
    self.distinction = distinction
    self.added = added
    self.isGone = isGone
  }

  package var catalog: CatalogID { reference.catalog }

  var isOnMap: Bool { position != nil }
}
