import Contracts
import Domain
import Geo

/// Finds the named things of tiles around a position.
struct StreetThingFinder {
  private struct Found {
    let feature: StreetFeature
    let point: WorldPoint
    let distance: Double
    let bearing: Double?
  }

  private let middle: WorldPoint
  private let frame: MapFrame

  init(_ frame: MapFrame) {
    self.frame = frame
    middle = frame.viewport.center
  }

  /// Finds the things in view, the nearest to its middle first; a street of many pieces is one thing.
  func things(in tiles: [StreetTile]) -> [StreetThing] {
    var nearest: [String: Found] = [:]
    var corners: [String: [WorldPoint]] = [:]
    for tile in tiles {
      for feature in tile.features where !feature.name.isEmpty && feature.kind.isThing {
        let key = feature.isStreet ? feature.name : "\(feature.kind) \(feature.name)"
        // Two shops of one name are two things, and two pieces of a street are one.
        if feature.isStreet || feature.kind.shape != .point {
          corners[key, default: []] += feature.corners(in: tile.id)
        }
        guard let found = find(feature, in: tile.id), frame.dot(of: found.point) != nil
        else { continue }
        if found.distance < nearest[key]?.distance ?? .infinity { nearest[key] = found }
      }
    }
    let here = WebMercator.unproject(middle)
    return
      nearest
      .map { key, found in
        let position = WebMercator.unproject(found.point)
        return StreetThing(
          found.feature.isStreet ? .streetName : found.feature.kind, found.feature.name,
          at: position,
          kilometres: found.distance == 0 ? 0 : Geodesy.distance(from: here, to: position),
          axis: found.feature.isStreet ? found.bearing.map(StreetAxis.init) : nil,
          tags: found.feature.tags, box: corners[key].flatMap(WorldRect.around))
      }
      .sorted { ($0.kilometres, $0.kind, $0.name) < ($1.kilometres, $1.kind, $1.name) }
  }

  /// Returns the nearest point of a feature; `nil` if it has none.
  private func find(_ feature: StreetFeature, in tile: TileID) -> Found? {
    let (rect, width) = (tile.rect, tile.width)
    // On the turn round the Earth that is nearest to the middle.
    var from = middle
    from.x += (rect.minX + width / 2 - middle.x).rounded()
    if feature.kind.shape == .area,
      EvenOdd.contains(from, in: feature.parts.map { $0.map(tile.world) })
    {
      return Found(feature: feature, point: from, distance: 0, bearing: nil)
    }
    var best: Found?
    func take(_ point: WorldPoint, _ bearing: Double?) {
      let distance = point.distance(to: from)
      if distance < best?.distance ?? .infinity {
        best = Found(feature: feature, point: point, distance: distance, bearing: bearing)
      }
    }
    for part in feature.parts {
      let points = part.map(tile.world)
      if points.count == 1 { take(points[0], nil) }
      for (start, end) in zip(points, points.dropFirst()) {
        let bearing = Geodesy.bearing(
          from: WebMercator.unproject(start), to: WebMercator.unproject(end))
        take(nearest(to: from, from: start, to: end), bearing)
      }
    }
    return best
  }

  /// Returns the point of a straight line that is nearest to a position.
  private func nearest(
    to position: WorldPoint, from start: WorldPoint, to end: WorldPoint
  ) -> WorldPoint {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = dx * dx + dy * dy
    guard length > 0 else { return start }
    let part = ((position.x - start.x) * dx + (position.y - start.y) * dy) / length
    let clamped = min(1, max(0, part))
    return WorldPoint(x: start.x + clamped * dx, y: start.y + clamped * dy)
  }
}

extension TileID {
  fileprivate func world(_ point: TilePoint) -> WorldPoint {
    WorldPoint(x: rect.minX + Double(point.x) * width, y: rect.minY + Double(point.y) * width)
  }
}

extension StreetFeature {
  /// Two corners of the box around it; none if it has no points.
  fileprivate func corners(in tile: TileID) -> [WorldPoint] {
    let points = parts.joined()
    guard let west = points.map(\.x).min(), let east = points.map(\.x).max(),
      let north = points.map(\.y).min(), let south = points.map(\.y).max()
    else { return [] }
    return [TilePoint(x: west, y: north), TilePoint(x: east, y: south)].map(tile.world)
  }

  /// Whether it is a line of water, such as a river.
  var isRiver: Bool { kind == .river || kind == .stream }

  /// Whether it is a street or a part of one.
  var isStreet: Bool { kind == .streetName || kind.isWay }
}

extension StreetKind {
  /// Whether questions about the middle of a view are answered with it: no part of a country is, nor one
  /// house number of many.
  var isThing: Bool { self != .houseNumber && !isLand && self != .border && self != .regionBorder }

  private var isLand: Bool { (.country)...(.village) ~= self }

  /// Whether people go along it.
  fileprivate var isWay: Bool {
    switch self {
    case .path, .service, .street, .tertiary, .secondary, .primary, .trunk, .motorway: true
    default: false
    }
  }
}
