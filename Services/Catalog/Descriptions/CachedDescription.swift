/// What is held of a place's description.
package struct CachedDescription: Hashable, Sendable {
  /// Nil where nothing is known of the place, which is an answer too.
  package let description: PlaceDescription?
  package let fetchedAt: Int

  package init(_ description: PlaceDescription?, fetchedAt: Int) {
    self.description = description
    self.fetchedAt = fetchedAt
  }
}
