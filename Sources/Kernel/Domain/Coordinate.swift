/// A position on the Earth (WGS 84), in degrees; north and east are positive.
///
/// An instance always holds finite degrees with |latitude| ≤ 90 and |longitude| ≤ 180: the failing
/// initializer is the only way in.
package struct Coordinate: Hashable, Sendable {
  package let latitude: Double
  package let longitude: Double

  /// `nil` for degrees that are not on the globe, infinite or not a number.
  package init?(latitude: Double, longitude: Double) {
    guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
    self.latitude = latitude
    self.longitude = longitude
  }

  /// Makes the nearest position on the globe: the latitude is clamped, and the longitude wraps
  /// around.
  ///
  /// A value that is not a finite number counts as 0.
  package init(wrappingLatitude latitude: Double, longitude: Double) {
    self.latitude = latitude.isFinite ? min(90, max(-90, latitude)) : 0
    guard longitude.isFinite else {
      self.longitude = 0
      return
    }
    // A longitude in range is kept as it is, to its last digit.
    guard !(-180..<180).contains(longitude) else {
      self.longitude = longitude
      return
    }
    let turned = (longitude + 180).truncatingRemainder(dividingBy: 360)
    self.longitude = (turned < 0 ? turned + 360 : turned) - 180
  }
}

extension Coordinate: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let latitude = try container.decode(Double.self, forKey: .latitude)
    let longitude = try container.decode(Double.self, forKey: .longitude)
    guard let coordinate = Coordinate(latitude: latitude, longitude: longitude) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: container.codingPath, debugDescription: "not on the globe"))
    }
    self = coordinate
  }
}

/// One of the eight principal directions, as in "12 km NE of Madrid".
package enum CompassPoint: String, CaseIterable, Sendable {
  case north = "N"
  case northEast = "NE"
  case east = "E"
  case southEast = "SE"
  case south = "S"
  case southWest = "SW"
  case west = "W"
  case northWest = "NW"

  /// Makes the direction nearest to a bearing, in degrees clockwise from north; any number of turns
  /// is allowed.
  package init(bearing: Double) {
    let turn = bearing.isFinite ? bearing.truncatingRemainder(dividingBy: 360) : 0
    let eighths = Int((turn / 45).rounded())
    self = Self.allCases[((eighths % 8) + 8) % 8]
  }
}

/// A place near another one, with its distance and direction.
package struct Neighbor: Hashable, Sendable {
  package let reference: Reference
  package let title: String
  package let kilometres: Double
  /// The direction in degrees clockwise from north, seen from the place asked about.
  package let bearing: Double

  package init(reference: Reference, title: String, kilometres: Double, bearing: Double) {
    self.reference = reference
    self.title = title
    self.kilometres = kilometres
    self.bearing = bearing
  }
}
