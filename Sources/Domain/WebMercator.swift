import Glibc

/// The projection of web maps (EPSG:3857): spherical Mercator on a square world.
package enum WebMercator {
  /// The latitude at which the world is square, atan(sinh π) in degrees.
  package static let latitudeLimit = 85.051_128_779_806_59

  /// Latitudes beyond the limit land on the edge of the world.
  package static func project(_ position: Coordinate) -> WorldPoint {
    let latitude = min(latitudeLimit, max(-latitudeLimit, position.latitude))
    let y = 0.5 - asinh(tan(Geodesy.radians(latitude))) / (2 * .pi)
    return WorldPoint(x: (position.longitude + 180) / 360, y: min(1, max(0, y)))
  }

  /// Any turn round the Earth is taken off x; y is clamped to the world.
  package static func unproject(_ point: WorldPoint) -> Coordinate {
    let y = min(1, max(0, point.y))
    let latitude = atan(sinh(.pi * (1 - 2 * y))) * 180 / .pi
    return Coordinate(wrappingLatitude: latitude, longitude: point.x * 360 - 180)
  }
}
