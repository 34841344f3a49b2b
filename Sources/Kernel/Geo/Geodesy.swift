package import Domain
import Platform

/// Distances and bearings on a sphere of the Earth's mean radius.
package enum Geodesy {
  /// The mean radius R₁ of the WGS 84 ellipsoid, in kilometres.
  package static let earthRadius = 6371.0088

  /// Returns the great-circle distance in kilometres (haversine formula; off by up to 0.5 %).
  package static func distance(from a: Coordinate, to b: Coordinate) -> Double {
    let from = radians(a.latitude)
    let to = radians(b.latitude)
    let north = sin((to - from) / 2)
    let east = sin(radians(b.longitude - a.longitude) / 2)
    let haversine = north * north + cos(from) * cos(to) * east * east
    return 2 * earthRadius * asin(min(1, haversine.squareRoot()))
  }

  /// Returns the initial bearing from `a` to `b` in degrees clockwise from north, 0 ..< 360.
  package static func bearing(from a: Coordinate, to b: Coordinate) -> Double {
    let from = radians(a.latitude)
    let to = radians(b.latitude)
    let turn = radians(b.longitude - a.longitude)
    let east = sin(turn) * cos(to)
    let north = cos(from) * sin(to) - sin(from) * cos(to) * cos(turn)
    let degrees = (atan2(east, north) * 180 / .pi).truncatingRemainder(dividingBy: 360)
    let turned = degrees < 0 ? degrees + 360 : degrees
    // A hair west of north rounds up to a whole turn.
    return turned < 360 ? turned : 0
  }

  /// Returns the length of the parallel at a latitude in degrees, all round the Earth, in kilometres.
  package static func parallel(at latitude: Double) -> Double {
    2 * .pi * earthRadius * cos(radians(latitude))
  }

  /// Returns an angle in radians.
  package static func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
}
