import Domain
import Geo
import Platform

/// Computes the distance from a position to a box of degrees, on the sphere of ``Geodesy``.
struct BoxDistance {
  let position: Coordinate
  private let sine: Double
  private let cosine: Double

  init(from position: Coordinate) {
    self.position = position
    sine = sin(Geodesy.radians(position.latitude))
    cosine = cos(Geodesy.radians(position.latitude))
  }

  /// Returns the smallest great-circle distance to a point of the box, in kilometres.
  ///
  /// From a meridian of the box, it is the difference of latitude. From elsewhere, the nearest point
  /// lies on the meridian φ ↦ (φ, λ) of the nearer edge. There the cosine of the distance,
  /// sin φ₀ sin φ + cos φ₀ cos Δλ cos φ, has its only maximum at atan2(sin φ₀, cos φ₀ cos Δλ).
  func kilometres(to box: KDTree.Box) -> Double {
    let (south, north) = (Double(box.south) / 100_000, Double(box.north) / 100_000)
    let (west, east) = (Double(box.west) / 100_000, Double(box.east) / 100_000)
    if (west...max(west, east)).contains(position.longitude) {
      let difference = max(0, south - position.latitude, position.latitude - north)
      return Geodesy.radians(difference) * Geodesy.earthRadius
    }
    let turn = min(Self.turn(position.longitude, west), Self.turn(position.longitude, east))
    let reach = cosine * cos(Geodesy.radians(turn))
    let best = atan2(sine, reach) * 180 / .pi
    if south < best, best < north {
      return acos(min(1, (sine * sine + reach * reach).squareRoot())) * Geodesy.earthRadius
    }
    let greatest = max(cosineOfDistance(south, reach), cosineOfDistance(north, reach))
    return acos(min(1, max(-1, greatest))) * Geodesy.earthRadius
  }

  private func cosineOfDistance(_ latitude: Double, _ reach: Double) -> Double {
    let angle = Geodesy.radians(latitude)
    return sine * sin(angle) + reach * cos(angle)
  }

  /// Returns the angle between two meridians, 0...180 degrees.
  private static func turn(_ a: Double, _ b: Double) -> Double {
    let difference = abs(a - b)
    return difference > 180 ? 360 - difference : difference
  }
}

/// The positions, in the columns' units, that a rectangle of the Web Mercator world shows.
///
/// They are found by projecting, not by unprojecting: a position is inside exactly if its projection
/// is in the rectangle, including the edges. Positions beyond the projection's limit are on the
/// world's edge.
struct DegreeBox: Equatable {
  /// In 10⁻⁵ degrees; empty if the rectangle shows no position.
  let latitudes: Range<Int>
  let longitudes: Range<Int>

  /// All positions.
  static let world = DegreeBox(
    latitudes: -9_000_000..<9_000_001, longitudes: -18_000_000..<18_000_001)

  private init(latitudes: Range<Int>, longitudes: Range<Int>) {
    (self.latitudes, self.longitudes) = (latitudes, longitudes)
  }

  init(_ rect: WorldRect) {
    // y decreases while the latitude increases.
    let south = Self.first(-9_000_000) { Self.project(latitude: $0).y <= rect.maxY }
    let north = Self.first(-9_000_000) { Self.project(latitude: $0).y < rect.minY }
    let west = Self.first(-18_000_000) { Self.project(longitude: $0).x >= rect.minX }
    let east = Self.first(-18_000_000) { Self.project(longitude: $0).x > rect.maxX }
    latitudes = south..<max(south, north)
    longitudes = west..<max(west, east)
  }

  func contains(latitude: Int32, longitude: Int32) -> Bool {
    latitudes.contains(Int(latitude)) && longitudes.contains(Int(longitude))
  }

  /// Returns whether a box of degrees, including its edges, shares a position with this one.
  func intersects(_ box: KDTree.Box) -> Bool {
    box.south < latitudes.upperBound && box.north >= latitudes.lowerBound
      && box.west < longitudes.upperBound && box.east >= longitudes.lowerBound
  }

  /// Returns the first number from `start` to `-start` for which `predicate` holds.
  private static func first(_ start: Int, _ predicate: (Int) -> Bool) -> Int {
    (start..<1 - start).partitioningIndex(where: predicate)
  }

  private static func project(latitude: Int = 0, longitude: Int = 0) -> WorldPoint {
    WebMercator.project(
      CityTable.coordinate(latitude: Int32(latitude), longitude: Int32(longitude)))
  }
}
