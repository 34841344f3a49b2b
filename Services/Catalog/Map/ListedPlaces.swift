package import Domain

/// The places of what a list shows.
package struct ListedPlaces: Hashable, Sendable {
  package struct Place: Hashable, Sendable {
    package let reference: Reference
    package let title: String
    package let coordinate: Coordinate

    package init(reference: Reference, title: String, coordinate: Coordinate) {
      self.reference = reference
      self.title = title
      self.coordinate = coordinate
    }
  }

  package let places: [Place]
  /// How many rows the list has in all.
  package let total: Int

  package init(places: [Place], total: Int) {
    self.places = places
    self.total = total
  }
}

/// The places of what a list shows, whatever its catalog.
package protocol PlaceListing: Sendable {
  /// The first of them in the list's order, over all its pages; asked anew each time.
  func places(limit: Int) async throws(DataError) -> ListedPlaces
}
