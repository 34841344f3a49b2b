package import Domain

/// A place that is marked on a map besides the chosen one.
package struct MapMark: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case favorite
    /// One of several that the map is about: found by a search, or named by an article.
    case place
  }

  package let kind: Kind
  package let title: String
  /// The code of the country it is, whose name is written in the language instead of the title.
  package let country: String?
  package let coordinate: Coordinate
  /// The coordinate, projected once: there may be thousands of marks in each frame.
  package let point: WorldPoint
  /// Nil for what no catalog has.
  package let reference: Reference?

  package init(
    kind: Kind, title: String, country: String? = nil, coordinate: Coordinate,
    reference: Reference? = nil
  ) {
    self.kind = kind
    self.title = title
    self.country = country
    self.coordinate = coordinate
    point = WebMercator.project(coordinate)
    self.reference = reference
  }
}
