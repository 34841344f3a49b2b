import Atlas
import Contracts
import Domain
import Geo

/// The lakes of Natural Earth at 1:50 million.
enum LakeSource {
  /// Returns each lake once, its shore first and then its islands.
  ///
  /// The source also has Michigan, Huron and Superior as one lake. It is left out, because it has
  /// islands of two others.
  static func lakes(_ features: [[[Coordinate]]]) -> [[SourceRing]] {
    let lakes = features.map { $0.map { SourceRing($0) }.filter { $0.corners.count > 2 } }
      .filter { !$0.isEmpty }
    var owners: [SourceRing: [Int]] = [:]
    for (index, lake) in lakes.enumerated() {
      for ring in lake { owners[ring, default: []].append(index) }
    }
    return lakes.enumerated().filter { index, lake in
      Set(lake.flatMap { owners[$0, default: []] }).subtracting([index]).count < 2
    }.map(\.element)
  }
}

/// The rivers of Natural Earth at 1:50 million.
enum RiverSource {
  private struct Lake {
    let rings: [[WorldPoint]]
    let bounds: WorldRect

    init(_ lake: [SourceRing]) {
      rings = lake.map { $0.corners.map(\.worldPoint) }
      bounds = .bounding(rings.flatMap(\.self))
    }

    func contains(_ point: WorldPoint) -> Bool {
      bounds.intersects(.bounding([point])) && EvenOdd.contains(point, in: rings)
    }
  }

  /// Returns the lines of each river without its way through lakes, which the source has as well.
  ///
  /// An edge is kept if its middle is on land.
  static func rivers(_ features: [[[Coordinate]]], lakes: [[SourceRing]]) -> [[SourceLine]] {
    let lakes = lakes.map { Lake($0) }
    return features.map { river in
      river.flatMap { positions in
        let edges = Edge.all(along: positions.map { QuantizedPoint($0) })
        return SourceLine.lines(of: edges.filter { $0.start != $0.end }) { edge in
          let (from, to) = (edge.start.worldPoint, edge.end.worldPoint)
          let middle = WorldPoint(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2)
          return lakes.contains { $0.contains(middle) } ? nil : .river
        }
      }
    }
  }
}
