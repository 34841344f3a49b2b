package import Domain

/// A distinction with its figures written out, still to be put in words.
package enum DistinctionLabel: Hashable, Sendable {
  case region(String)
  /// The distance has its unit; the direction is seen *from* the place.
  case near(String, distance: String, CompassPoint)
}

extension Formats {
  package func label(of distinction: Distinction) -> DistinctionLabel {
    switch distinction {
    case .region(let name): .region(name)
    case .near(let place, let country, let distance, let bearing):
      .near(
        country.map { language.name(ofCity: place, in: $0) } ?? place,
        distance: kilometres(distance), CompassPoint(bearing: bearing))
    }
  }
}

extension Strings {
  /// "12 km NE of Madrid".
  package func phrase(for label: DistinctionLabel) -> String {
    switch label {
    case .region(let name): name
    case .near(let place, let distance, let point):
      self(DistinctionText.near, distance, abbreviation(of: point), place)
    }
  }
}
