import Domain
import Geo

extension WorldRect {
  /// Returns the part of the world between west, south, east and north, in degrees; `nil` if they are no
  /// such part.
  static func covering(_ degrees: [Double]) -> WorldRect? {
    guard degrees.count == 4, degrees.allSatisfy(\.isFinite),
      degrees[0] < degrees[2], degrees[1] < degrees[3],
      degrees[0] >= -180, degrees[2] <= 180, degrees[1] >= -90, degrees[3] <= 90
    else { return nil }
    func y(_ latitude: Double) -> Double {
      // At the edges rounding would leave a sliver.
      guard abs(latitude) < WebMercator.latitudeLimit else { return latitude > 0 ? 0 : 1 }
      return WebMercator.project(Coordinate(wrappingLatitude: latitude, longitude: 0)).y
    }
    return WorldRect(
      minX: (degrees[0] + 180) / 360, minY: y(degrees[3]), maxX: (degrees[2] + 180) / 360,
      maxY: y(degrees[1]))
  }
}
