import Contracts
import Domain
import Foundation
import Geo

@testable import Atlas
@testable import catalejo_data

/// A made-up world: a coast of 150 points eastward, a border across it, a far coast, a river, a shore;
/// land in two tiles with a lake in the first; and a country.
enum AtlasFixture {
  static let limit = QuantizedPoint.limit

  static let coast = SourceLine(
    layer: .coast,
    points: (0..<150).map { QuantizedPoint(x: limit / 200 * $0, y: limit / 4) })
  static let border = SourceLine(
    layer: .border,
    points: [
      QuantizedPoint(x: limit / 200, y: 0), QuantizedPoint(x: limit / 200, y: limit / 2),
    ])
  static let islet = SourceLine(
    layer: .coast,
    points: [QuantizedPoint(x: limit, y: limit), QuantizedPoint(x: limit - 9, y: limit)])

  static let river = SourceLine(
    layer: .river,
    points: [QuantizedPoint(x: 9, y: limit / 2), QuantizedPoint(x: 9, y: limit / 2 + 9)])
  static let shore = SourceLine(
    layer: .lake,
    points: [QuantizedPoint(x: 99, y: limit / 2), QuantizedPoint(x: 99, y: limit / 2 + 9)])

  /// Where the second tile starts.
  static let side = AtlasGrid(.world).start(of: 1)
  static let land = rectangle(1000, 1000, side + 1000, 9000)
  static let hole = rectangle(2000, 2000, 3000, 3000)
  static let lake = rectangle(4000, 4000, 5000, 5000)

  static let blob = AtlasWriter.blob([
    .world: AtlasContent(
      lines: [coast, islet, border, river, shore], land: [land, hole], lakes: [[lake]],
      countries: [AtlasContent.Country(code: "XA", rings: [land, hole])])
  ])

  static func atlas() throws -> Atlas { try Atlas(Data(blob)) }

  static func rectangle(
    _ west: UInt32, _ north: UInt32, _ east: UInt32, _ south: UInt32
  ) -> SourceRing {
    SourceRing([
      QuantizedPoint(x: west, y: north), QuantizedPoint(x: east, y: north),
      QuantizedPoint(x: east, y: south), QuantizedPoint(x: west, y: south),
    ])
  }

  static func points(_ ring: SourceRing) -> [WorldPoint] { ring.corners.map(\.worldPoint) }

  static func mapLine(_ line: SourceLine) -> MapLine {
    MapLine(layer: line.layer, points: line.points.map(\.worldPoint))
  }
}

/// A square of degrees with this south-western corner.
func square(_ latitude: Double, _ longitude: Double, side: Double = 1) -> [Coordinate] {
  [(0.0, 0.0), (1, 0), (1, 1), (0, 1)].map {
    Coordinate(wrappingLatitude: latitude + $0.0 * side, longitude: longitude + $0.1 * side)
  }
}

func points(_ numbers: [(UInt32, UInt32)]) -> [QuantizedPoint] {
  numbers.map { QuantizedPoint(x: $0.0, y: $0.1) }
}

/// From a point to the nearest one of a straight line.
func distance(_ point: WorldPoint, _ start: WorldPoint, _ end: WorldPoint) -> Double {
  let (dx, dy) = (end.x - start.x, end.y - start.y)
  let square = dx * dx + dy * dy
  let along = square > 0 ? ((point.x - start.x) * dx + (point.y - start.y) * dy) / square : 0
  let part = min(1, max(0, along))
  let (x, y) = (point.x - start.x - part * dx, point.y - start.y - part * dy)
  return (x * x + y * y).squareRoot()
}

extension QuantizedPoint {
  /// As it is, in units of points.
  var inUnits: WorldPoint { WorldPoint(x: Double(x), y: Double(y)) }
}

extension AtlasTable {
  /// All chunks in the order of the blob, without those a damaged blob spoils.
  var chunks: [AtlasChunk] { (0..<self[.chunks].count).compactMap(chunk) }
}
