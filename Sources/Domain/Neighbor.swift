/// A place near another, with how to get there.
package struct Neighbor: Hashable, Sendable {
  package let reference: Reference
  package let title: String
  package let kilometres: Double
  /// Degrees clockwise from north, seen from the place asked about.
  package let bearing: Double

  package init(reference: Reference, title: String, kilometres: Double, bearing: Double) {
    self.reference = reference
    self.title = title
    self.kilometres = kilometres
    self.bearing = bearing
  }
}
