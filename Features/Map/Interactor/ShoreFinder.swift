import Contracts
import Domain
import Geo

/// Measures how far a place is from the sea.
struct ShoreFinder: Sendable {
  /// The distance in kilometres below which a place is on the coast: the coasts of the map are as rough
  /// as that.
  static let coast = 20.0

  /// The distance in kilometres to which the sea is searched for.
  static let reach = 250.0

  private let latitude: Double
  private let point: WorldPoint
  /// The width of the world in kilometres at the latitude of the place.
  ///
  /// Mercator's map has the same scale in all directions.
  private let scale: Double

  init(_ position: Coordinate) {
    latitude = position.latitude
    point = WebMercator.project(position)
    scale = max(0.01 * Geodesy.parallel(at: 0), Geodesy.parallel(at: position.latitude))
  }

  /// The part of the map that has to be known.
  var rect: WorldRect {
    let reach = Self.reach / scale
    return WorldRect(
      minX: max(0, point.x - reach), minY: max(0, point.y - reach),
      maxX: min(1, point.x + reach), maxY: min(1, point.y + reach))
  }

  /// Finds how the place lies to the sea.
  ///
  /// - Parameter geometry: the coasts and the land within ``rect``.
  func shore(_ geometry: MapGeometry) -> MapSetting.Shore {
    // Mercator's map ends before the poles: around one there is only sea, around the other only land.
    guard abs(latitude) <= WebMercator.latitudeLimit else {
      return latitude.sign == .plus ? .sea : .inland(nil)
    }
    let nearest = geometry.lines.filter { $0.layer == .coast }.map { distance(to: $0.points) }.min()
    if let nearest, nearest < Self.coast { return .coast }
    guard
      geometry.areas.contains(where: { $0.kind == .land && EvenOdd.contains(point, in: $0.rings) })
    else {
      return .sea
    }
    return .inland(nearest.flatMap { $0 <= Self.reach ? $0 : nil })
  }

  /// Returns the distance to the nearest point of a line, in kilometres.
  private func distance(to line: [WorldPoint]) -> Double {
    var nearest = Double.infinity
    for (a, b) in zip(line, line.dropFirst()) {
      let (dx, dy) = (b.x - a.x, b.y - a.y)
      let along = ((point.x - a.x) * dx + (point.y - a.y) * dy) / (dx * dx + dy * dy)
      // If both ends are the same point, that is NaN, which `max` makes 0.
      let part = min(1, max(0, along))
      nearest = min(nearest, WorldPoint(x: a.x + part * dx, y: a.y + part * dy).distance(to: point))
    }
    return nearest * scale
  }
}
