/// What a map is about: an entity (an article with all its places), a position, or many places.
package enum MapSubject: Hashable, Sendable {
  case entity(Reference)
  case position(Coordinate)
  case favorites
  /// What the list of a catalog shows, all its pages.
  case results(CatalogID)
}
