package import Domain

/// Two places whose distance is asked for.
package struct MapPair: Hashable, Sendable {
  package struct End: Hashable, Sendable {
    package let title: String
    package let coordinate: Coordinate

    package init(title: String, coordinate: Coordinate) {
      self.title = title
      self.coordinate = coordinate
    }
  }

  package let from: End
  package let to: End

  package init(from: End, to: End) {
    self.from = from
    self.to = to
  }
}
