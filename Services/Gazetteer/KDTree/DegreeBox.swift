import Domain
import Geo

/// The positions, as the columns hold them, that a rectangle of the Web Mercator world shows.
///
/// Found by projecting, not by unprojecting: a position is inside exactly if its projection is in
/// the rectangle, edges included. What lies beyond the projection's limit is on the world's edge.
struct DegreeBox: Equatable {
  /// 10⁻⁵ degrees; none where the rectangle shows nothing.
  let latitudes: Range<Int>
  let longitudes: Range<Int>

  init(_ rect: WorldRect) {
    // y falls as the latitude rises.
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

  /// Whether a box of degrees, its edges included, has a position in common with this one.
  func intersects(_ box: KDTree.Box) -> Bool {
    box.south < latitudes.upperBound && box.north >= latitudes.lowerBound
      && box.west < longitudes.upperBound && box.east >= longitudes.lowerBound
  }

  /// The first number from `start` to `-start` for which `predicate` holds.
  private static func first(_ start: Int, _ predicate: (Int) -> Bool) -> Int {
    (start..<1 - start).partitioningIndex(where: predicate)
  }

  private static func project(latitude: Int = 0, longitude: Int = 0) -> WorldPoint {
    WebMercator.project(
      CityTable.coordinate(latitude: Int32(latitude), longitude: Int32(longitude)))
  }
}
