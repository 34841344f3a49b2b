import Atlas
import Catalog
import Domain

/// Makes coastlines and land borders of the outlines of all countries.
///
/// An edge of one country is coast, an edge two share is border. Edges along the antimeridian and
/// along the bottom of the map are where the source cut the globe open; they are left out.
enum CountryOutlines {
  private struct Edge: Hashable {
    let start: QuantizedPoint
    let end: QuantizedPoint

    /// The same for both directions.
    var undirected: Set<QuantizedPoint> { [start, end] }

    var isCut: Bool {
      start.x == end.x && (start.x == 0 || start.x == QuantizedPoint.limit)
        || start.y == end.y && (start.y == 0 || start.y == QuantizedPoint.limit)
    }
  }

  static func lines(of rings: [[Coordinate]]) -> [SourceLine] {
    let outlines = rings.map(edges)
    var uses: [Set<QuantizedPoint>: Int] = [:]
    for edge in outlines.joined() { uses[edge.undirected, default: 0] += 1 }
    var drawn: Set<Set<QuantizedPoint>> = []
    var runs: [MapLayer: [[QuantizedPoint]]] = [:]
    for outline in outlines {
      var previous: MapLayer?
      for edge in outline {
        let isNew = !edge.isCut && drawn.insert(edge.undirected).inserted
        let layer: MapLayer? =
          isNew ? (uses[edge.undirected] == 1 ? .coast : .border) : nil
        if let layer {
          var lines = runs[layer, default: []]
          if layer == previous {
            lines[lines.count - 1].append(edge.end)
          } else {
            lines.append([edge.start, edge.end])
          }
          runs[layer] = lines
        }
        previous = layer
      }
    }
    return MapLayer.allCases.flatMap { layer in
      LineJoiner.join(runs[layer, default: []]).map { SourceLine(layer: layer, points: $0) }
    }
  }

  /// The edges of a ring with a length, whether or not the ring repeats its first point at its end.
  private static func edges(of ring: [Coordinate]) -> [Edge] {
    let points = ring.map { QuantizedPoint(WebMercator.project($0)) }
    guard let first = points.first else { return [] }
    return zip(points, points.dropFirst() + [first])
      .map { Edge(start: $0, end: $1) }
      .filter { $0.start != $0.end }
  }
}
