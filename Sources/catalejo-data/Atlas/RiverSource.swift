import Atlas
import Catalog
import Domain

/// The rivers of Natural Earth at 1:50 million.
enum RiverSource {
  private struct Lake {
    let rings: [[WorldPoint]]
    let bounds: WorldRect

    init(_ lake: [SourceRing]) {
      rings = lake.map { $0.corners.map(\.worldPoint) }
      let points = rings.joined()
      bounds = WorldRect(
        minX: points.lazy.map(\.x).min() ?? 0, minY: points.lazy.map(\.y).min() ?? 0,
        maxX: points.lazy.map(\.x).max() ?? 0, maxY: points.lazy.map(\.y).max() ?? 0)
    }

    func contains(_ point: WorldPoint) -> Bool {
      (bounds.minX...bounds.maxX).contains(point.x) && (bounds.minY...bounds.maxY).contains(point.y)
        && EvenOdd.contains(point, in: rings)
    }
  }

  /// The lines of each river, without the way through lakes, which the source has as well.
  static func rivers(_ features: [[[Coordinate]]], lakes: [[SourceRing]]) -> [[SourceLine]] {
    let lakes = lakes.map { Lake($0) }
    return features.map { river in
      river.flatMap { pieces(of: $0.map { QuantizedPoint(WebMercator.project($0)) }, lakes) }
        .map { SourceLine(layer: .river, points: $0) }
    }
  }

  /// The parts of a line whose edges have their middle on land.
  private static func pieces(
    of line: [QuantizedPoint], _ lakes: [Lake]
  ) -> [[QuantizedPoint]] {
    var pieces: [[QuantizedPoint]] = []
    var isOpen = false
    for (start, end) in zip(line, line.dropFirst()) where start != end {
      let (from, to) = (start.worldPoint, end.worldPoint)
      let middle = WorldPoint(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2)
      guard !lakes.contains(where: { $0.contains(middle) }) else {
        isOpen = false
        continue
      }
      if isOpen {
        pieces[pieces.count - 1].append(end)
      } else {
        pieces.append([start, end])
      }
      isOpen = true
    }
    return pieces
  }
}
