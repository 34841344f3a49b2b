import Atlas
import Catalog
import Domain

/// A line on its way into the blob.
struct SourceLine: Hashable {
  let layer: MapLayer
  let points: [QuantizedPoint]

  init(layer: MapLayer, points: [QuantizedPoint]) {
    self.layer = layer
    self.points = points
  }

  init(layer: MapLayer, positions: [Coordinate]) {
    self.init(
      layer: layer, points: positions.map { QuantizedPoint(WebMercator.project($0)) })
  }

  /// The line in pieces that stay on one side of the antimeridian, each of two points or more.
  ///
  /// An edge over half the world is one that went across it: it is left out.
  func splitAtAntimeridian() -> [SourceLine] {
    var pieces: [[QuantizedPoint]] = [[]]
    for point in points {
      if let last = pieces[pieces.count - 1].last, Self.isFar(last, point) { pieces.append([]) }
      pieces[pieces.count - 1].append(point)
    }
    return pieces.filter { $0.count > 1 }.map { SourceLine(layer: layer, points: $0) }
  }

  private static func isFar(_ one: QuantizedPoint, _ other: QuantizedPoint) -> Bool {
    max(one.x, other.x) - min(one.x, other.x) > QuantizedPoint.limit / 2
  }
}
