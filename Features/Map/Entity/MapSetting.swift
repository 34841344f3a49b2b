package import Domain

/// Where on Earth a place is, to be told in words.
package struct MapSetting: Hashable, Sendable {
  package enum Shore: Hashable, Sendable {
    case sea
    case coast
    /// With the kilometres to the sea; nil is farther than was looked.
    case inland(Double?)
  }

  /// The place.
  package let position: Coordinate
  /// The code of the country it is in; nil at sea, and where nobody lives around.
  package let country: String?
  package let shore: Shore

  package init(position: Coordinate, country: String?, shore: Shore) {
    self.position = position
    self.country = country
    self.shore = shore
  }
}
