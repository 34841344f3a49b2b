package import Catalog
package import Domain

/// The place a marker stands on, unformatted.
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

  package init(label: Label, coordinate: Coordinate) {
    self.label = label
    self.coordinate = coordinate
  }

  /// Nil for a bare position.
  package var reference: Reference? {
    if case .entity(let reference, _) = label { reference } else { nil }
  }
}

extension MapPin {
  /// Whether a choice is of the same place: an entity may have moved meanwhile, a bare position is
  /// nothing else than where it is.
  func isOf(_ choice: MapContent.Choice) -> Bool {
    choice.reference == reference && (reference != nil || choice.coordinate == coordinate)
  }

  package init(_ place: MapPlace) {
    self.init(
      label: .entity(place.reference, title: place.title), coordinate: place.coordinate)
  }
}
