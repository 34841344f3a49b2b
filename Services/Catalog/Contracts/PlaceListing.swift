package import Domain

/// The places of what a list shows, whatever its catalog.
package protocol PlaceListing: Sendable {
  /// The first of them in the list's order, over all its pages; asked anew each time.
  func places(limit: Int) async throws(DataError) -> ListedPlaces
}
