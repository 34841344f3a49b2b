import Atlas
import Catalog
import Domain

/// A closed line on its way into the blob.
struct SourceRing: Hashable {
  /// A straight piece of it, which has a length.
  struct Edge: Hashable {
    let start: QuantizedPoint
    let end: QuantizedPoint

    /// The same for both directions.
    var undirected: Set<QuantizedPoint> { [start, end] }

    /// Whether it lies on the edge of the world, where the source cut the globe open.
    var isCut: Bool {
      start.x == end.x && (start.x == 0 || start.x == QuantizedPoint.limit)
        || start.y == end.y && (start.y == 0 || start.y == QuantizedPoint.limit)
    }
  }

  /// No two neighbours are the same, and the last one is not the first.
  let corners: [QuantizedPoint]

  init(_ points: [QuantizedPoint]) {
    var corners: [QuantizedPoint] = []
    for point in points where point != corners.last { corners.append(point) }
    while corners.count > 1, corners.first == corners.last { corners.removeLast() }
    self.corners = corners
  }

  init(_ positions: [Coordinate]) {
    self.init(positions.map { QuantizedPoint(WebMercator.project($0)) })
  }

  /// How wide or high it is, whichever is more.
  var size: Double {
    let sides = [\QuantizedPoint.x, \.y].map { axis in
      let numbers = corners.map { $0[keyPath: axis] }
      return (numbers.max() ?? 0) - (numbers.min() ?? 0)
    }
    return Double(sides.max() ?? 0)
  }

  var edges: [Edge] {
    guard let first = corners.first, corners.count > 1 else { return [] }
    return zip(corners, corners.dropFirst() + [first]).map { Edge(start: $0, end: $1) }
  }

  /// The ring as lines, without what lies on the edge of the world.
  func lines(_ layer: MapLayer) -> [SourceLine] {
    let edges = edges
    // Starting behind a cut, no line ends where the ring does.
    let start = edges.firstIndex(where: \.isCut) ?? 0
    var lines: [[QuantizedPoint]] = []
    var isOpen = false
    for edge in edges[start...] + edges[..<start] {
      guard !edge.isCut else {
        isOpen = false
        continue
      }
      if isOpen {
        lines[lines.count - 1].append(edge.end)
      } else {
        lines.append([edge.start, edge.end])
      }
      isOpen = true
    }
    return lines.map { SourceLine(layer: layer, points: $0) }
  }
}

extension QuantizedPoint {
  /// Whether it lies on the edge of the world.
  var isOnEdge: Bool { x == 0 || x == Self.limit || y == 0 || y == Self.limit }
}
