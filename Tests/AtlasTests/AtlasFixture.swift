import Atlas
import Catalog

@testable import catalejo_data

/// A made-up world: a coast of 150 points eastward, a border across it, and a far coast.
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

  static let blob = AtlasWriter.blob([.world: [coast, islet, border]])

  static func mapLine(_ line: SourceLine) -> MapLine {
    MapLine(layer: line.layer, points: line.points.map(\.worldPoint))
  }
}
