package import Catalog

/// A city and how to get there from where was asked.
package struct MapNeighbor: Hashable, Sendable {
  package let place: MapPlace
  package let kilometres: Double
  /// Degrees clockwise from north.
  package let bearing: Double

  package init(_ place: MapPlace, kilometres: Double, bearing: Double) {
    self.place = place
    self.kilometres = kilometres
    self.bearing = bearing
  }
}
