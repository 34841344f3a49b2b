package import Domain

/// What a map is about, unformatted.
package struct MapPin: Hashable, Sendable {
  /// What stands beside the marker.
  package enum Label: Hashable, Sendable {
    case entity(Reference, title: String)
    /// The nearest city; the bearing is seen from there.
    case near(String, kilometres: Double, bearing: Double)
    /// A position with no city anywhere.
    case position
  }

  package let label: Label
  package let coordinate: Coordinate
  /// The failure is that of the favorites; the rest is good.
  package let isFavorite: Result<Bool, DataError>

  package init(
    label: Label, coordinate: Coordinate, isFavorite: Result<Bool, DataError> = .success(false)
  ) {
    self.label = label
    self.coordinate = coordinate
    self.isFavorite = isFavorite
  }
}
