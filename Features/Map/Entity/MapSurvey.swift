import Catalog
package import Domain

/// What there is to mark on a map, unformatted.
package struct MapSurvey: Hashable, Sendable {
  package enum Topic: Hashable, Sendable {
    case place(MapPin)
    case group(MapGroup)
  }

  let topic: Topic
  /// All of them, those without a position included; the failure is theirs, the topic is good.
  let favorites: Result<[Favorite], DataError>

  init(_ topic: Topic, favorites: Result<[Favorite], DataError> = .success([])) {
    self.topic = topic
    self.favorites = favorites
  }
}

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

  let label: Label
  let coordinate: Coordinate

  package init(label: Label, coordinate: Coordinate) {
    self.label = label
    self.coordinate = coordinate
  }

  init(_ place: MapPlace) {
    self.init(
      label: .entity(place.reference, title: place.title), coordinate: place.coordinate)
  }

  /// Nil for a bare position.
  var reference: Reference? {
    if case .entity(let reference, _) = label { reference } else { nil }
  }

  /// Whether a choice is of the same place: an entity may have moved meanwhile, a bare position is
  /// nothing else than where it is.
  func isOf(_ choice: MapContent.Choice) -> Bool {
    choice.reference == reference && (reference != nil || choice.coordinate == coordinate)
  }
}
