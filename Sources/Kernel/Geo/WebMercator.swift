package import Domain
import Platform

/// The projection of web maps (EPSG:3857): spherical Mercator on a square world.
package enum WebMercator {
  /// The latitude at which the world is square, atan(sinh π) in degrees.
  package static let latitudeLimit = 85.051_128_779_806_59

  /// Projects a position; latitudes beyond the limit land on the edge of the world.
  package static func project(_ position: Coordinate) -> WorldPoint {
    let latitude = min(latitudeLimit, max(-latitudeLimit, position.latitude))
    let y = 0.5 - asinh(tan(Geodesy.radians(latitude))) / (2 * .pi)
    return WorldPoint(x: (position.longitude + 180) / 360, y: min(1, max(0, y)))
  }

  /// The width and height of the world at a zoom, in the dots of web maps.
  package static func dots(atZoom zoom: Double) -> Double { 256 * exp2(zoom) }

  /// The zoom at which the world has that width.
  package static func zoom(ofDots dots: Double) -> Double { log2(dots / 256) }

  /// Returns the position of a point; x may be any number of turns off, and y is clamped to the
  /// world.
  package static func unproject(_ point: WorldPoint) -> Coordinate {
    let y = min(1, max(0, point.y))
    let latitude = atan(sinh(.pi * (1 - 2 * y))) * 180 / .pi
    return Coordinate(wrappingLatitude: latitude, longitude: point.x * 360 - 180)
  }
}

/// A rectangle of the Web Mercator world, edges included.
package struct WorldRect: Hashable, Sendable {
  package var minX: Double
  package var minY: Double
  package var maxX: Double
  package var maxY: Double

  package init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// Returns whether two rectangles share a point; edges count.
  package func intersects(_ other: WorldRect) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }
}

extension WorldRect {
  /// Returns the smallest rectangle around some points, whose x wraps around the world; `nil` if
  /// there are no points.
  ///
  /// It leaves out the widest gap between two neighboring points. If it crosses the antimeridian, its
  /// `maxX` is greater than 1; `minX` is within 0 ..< 1.
  package static func around(_ points: [WorldPoint]) -> WorldRect? {
    let columns = points.map { $0.x - $0.x.rounded(.down) }.sorted()
    guard let first = columns.first, let last = columns.last,
      let minY = points.lazy.map(\.y).min(), let maxY = points.lazy.map(\.y).max()
    else { return nil }
    var rect = WorldRect(minX: first, minY: minY, maxX: last, maxY: maxY)
    // The gap across the antimeridian wins over an equal one.
    var widest = first + 1 - last
    for (west, east) in zip(columns, columns.dropFirst()) where east - west > widest {
      widest = east - west
      (rect.minX, rect.maxX) = (east, west + 1)
    }
    return rect
  }
}

extension WorldRect {
  /// Returns the box of some points in 0...1; without points, a box that touches nothing.
  ///
  /// Unlike `around`, it ignores the antimeridian, and needs only one comparison a side for each
  /// point.
  package static func bounding(_ points: [WorldPoint]) -> WorldRect {
    var bounds = WorldRect(
      minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)
    for point in points {
      bounds.minX = min(bounds.minX, point.x)
      bounds.minY = min(bounds.minY, point.y)
      bounds.maxX = max(bounds.maxX, point.x)
      bounds.maxY = max(bounds.maxY, point.y)
    }
    return bounds
  }
}

/// A point of the Web Mercator world, a unit square: x grows eastward from the antimeridian, y
/// southward from 85.05° N.
///
/// Outside 0...1, x means another turn round the Earth.
package struct WorldPoint: Hashable, Sendable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The straight distance on the map; 1 is the width of the world.
  package func distance(to other: WorldPoint) -> Double { hypot(x - other.x, y - other.y) }
}
