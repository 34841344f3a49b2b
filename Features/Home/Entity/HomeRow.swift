package import Contracts
package import Domain

/// A row of the home screen, which its number opens.
package enum HomeRow: Hashable, Sendable {
  case catalog(CatalogDescription)
  /// The list of all favorites.
  case favorites
  case entry(HomeEntry)
}

/// A favorite, or an entity that was opened lately.
package struct HomeEntry: Hashable, Sendable {
  package let reference: Reference
  /// The title as it was kept.
  package let title: String
  /// The number of columns at the end of the title that are no part of the name (4 for ", PE").
  package let titleEnd: Int
  /// `nil` if it is no place.
  package let position: Coordinate?
  /// Whether it is a favorite; if not, it was opened lately.
  package let isFavorite: Bool

  package init(
    reference: Reference, title: String, titleEnd: Int = 0, position: Coordinate? = nil,
    isFavorite: Bool = false
  ) {
    self.reference = reference
    self.title = title
    self.titleEnd = titleEnd
    self.position = position
    self.isFavorite = isFavorite
  }
}
