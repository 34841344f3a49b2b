import Atlas
import Contracts
import Domain
import Geo

/// A line before it is written to the blob.
struct SourceLine: Hashable {
  let layer: MapLayer
  var points: [QuantizedPoint]

  var edges: [Edge] { Edge.all(along: points) }

  var length: Double { edges.reduce(0) { $0 + $1.start.distance(to: $1.end) } }

  /// Returns the line in pieces that stay on one side of the antimeridian, each of two points or
  /// more.
  ///
  /// An edge over half the world is one that crossed the antimeridian: it is left out.
  func splitAtAntimeridian() -> [SourceLine] {
    Self.lines(of: edges) { edge in
      let (low, high) = (min(edge.start.x, edge.end.x), max(edge.start.x, edge.end.x))
      return high - low > QuantizedPoint.limit / 2 ? nil : layer
    }
  }

  /// Returns the lines that edges form.
  ///
  /// Each edge starts where the one before ends, edges without a layer are left out, and a line
  /// ends where its layer does.
  static func lines(of edges: [Edge], layer: (Edge) -> MapLayer?) -> [SourceLine] {
    var lines: [SourceLine] = []
    var previous: MapLayer?
    for edge in edges {
      let layer = layer(edge)
      if let layer, layer == previous {
        lines[lines.count - 1].points.append(edge.end)
      } else if let layer {
        lines.append(SourceLine(layer: layer, points: [edge.start, edge.end]))
      }
      previous = layer
    }
    return lines
  }
}

/// A straight piece of a line.
struct Edge: Hashable {
  let start: QuantizedPoint
  let end: QuantizedPoint

  static func all(along points: [QuantizedPoint]) -> [Edge] {
    zip(points, points.dropFirst()).map { Edge(start: $0, end: $1) }
  }

  /// The two ends without their order, so that both directions are the same.
  var undirected: Set<QuantizedPoint> { [start, end] }

  /// Whether the edge lies on the edge of the world, where the source cut the globe open.
  var isCut: Bool {
    start.x == end.x && (start.x == 0 || start.x == QuantizedPoint.limit)
      || start.y == end.y && (start.y == 0 || start.y == QuantizedPoint.limit)
  }
}

/// A closed line before it is written to the blob.
struct SourceRing: Hashable {
  /// The corners.
  ///
  /// No two neighbours are the same, and the last one is not the first.
  let corners: [QuantizedPoint]

  init(_ points: [QuantizedPoint]) {
    var corners: [QuantizedPoint] = []
    for point in points where point != corners.last { corners.append(point) }
    while corners.count > 1, corners.first == corners.last { corners.removeLast() }
    self.corners = corners
  }

  init(_ positions: [Coordinate]) {
    self.init(positions.map { QuantizedPoint($0) })
  }

  /// The width or the height, whichever is more.
  var size: Double {
    let sides = [\QuantizedPoint.x, \.y].map { axis in
      let numbers = corners.map { $0[keyPath: axis] }
      return (numbers.max() ?? 0) - (numbers.min() ?? 0)
    }
    return Double(sides.max() ?? 0)
  }

  var edges: [Edge] {
    corners.count > 1 ? Edge.all(along: corners + corners.prefix(1)) : []
  }

  /// Returns the ring as lines, without the parts on the edge of the world.
  func lines(_ layer: MapLayer) -> [SourceLine] {
    let edges = edges
    // The lines start behind a cut, so that none ends where the ring does.
    let start = edges.firstIndex(where: \.isCut) ?? 0
    return SourceLine.lines(of: Array(edges[start...] + edges[..<start])) { edge in
      edge.isCut ? nil : layer
    }
  }
}

extension QuantizedPoint {
  init(_ position: Coordinate) {
    self.init(WebMercator.project(position))
  }

  /// Returns the distance in units of points.
  func distance(to other: Self) -> Double {
    let (x, y) = (Double(x) - Double(other.x), Double(y) - Double(other.y))
    return (x * x + y * y).squareRoot()
  }

  /// Whether the point lies on the edge of the world.
  var isOnEdge: Bool { x == 0 || x == Self.limit || y == 0 || y == Self.limit }
}
