package import Domain
import Platform

/// The projection of web maps (EPSG:3857): spherical Mercator on a square world.
package enum WebMercator {
  /// The latitude at which the world is square, atan(sinh π) in degrees.
  package static let latitudeLimit = 85.051_128_779_806_59

  /// Projects a position; latitudes beyond the limit land on the edge of the world.
  package static func project(_ position: Coordinate) -> WorldPoint {
    let latitude = min(latitudeLimit, max(-latitudeLimit, position.latitude))
    // The inverse Gudermannian function; as asinh(tan φ) it takes three times as long.
    let y = 0.5 - atanh(sin(Geodesy.radians(latitude))) / (2 * .pi)
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
  ///
  /// The points are not sorted, because that takes longer than all else for a million. They go into strips
  /// of equal width, more strips than points: one is empty, so the widest gap is between strips. A gap
  /// that is narrower than the narrowest strips, 600 m on the equator, may be overlooked.
  package static func around(_ points: [WorldPoint]) -> WorldRect? {
    guard let start = points.first else { return nil }
    let count = min(points.count + 1, mostStrips)
    var strips = [ClosedStrip](repeating: ClosedStrip(), count: count)
    var rect = WorldRect(minX: 0, minY: start.y, maxX: 0, maxY: start.y)
    for point in points {
      let x = point.x - point.x.rounded(.down)
      strips[min(count - 1, Int(x * Double(count)))].take(x)
      rect.minY = min(rect.minY, point.y)
      rect.maxY = max(rect.maxY, point.y)
    }
    let filled = strips.filter { $0.least <= $0.greatest }
    (rect.minX, rect.maxX) = (filled[0].least, filled[filled.count - 1].greatest)
    // The gap across the antimeridian wins over an equal one.
    var widest = rect.minX + 1 - rect.maxX
    for (west, east) in zip(filled, filled.dropFirst())
    where east.least - west.greatest > widest {
      widest = east.least - west.greatest
      (rect.minX, rect.maxX) = (east.least, west.greatest + 1)
    }
    return rect
  }

  private static let mostStrips = 1 << 16

  /// The x of the points in a strip of the world.
  private struct ClosedStrip {
    var least = Double.infinity
    var greatest = -Double.infinity

    mutating func take(_ x: Double) {
      least = min(least, x)
      greatest = max(greatest, x)
    }
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
