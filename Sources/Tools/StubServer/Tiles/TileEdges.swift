/// Cuts shapes off at the edges of a tile, its margin included.
enum TileEdges {
  private static let low = -VectorTileWriter.margin
  private static let high = VectorTileWriter.extent + VectorTileWriter.margin

  static func hold(_ point: StubPoint) -> Bool {
    (0..<VectorTileWriter.extent).contains(point.x)
      && (0..<VectorTileWriter.extent).contains(point.y)
  }

  /// The four sides: how far a point is inside of each.
  private static let sides: [@Sendable (StubPoint) -> Double] = [
    { $0.x - low }, { high - $0.x }, { $0.y - low }, { high - $0.y },
  ]

  /// Returns the part of an area within (Sutherland and Hodgman, 1974).
  static func clippedArea(_ ring: [StubPoint]) -> [StubPoint] {
    sides.reduce(ring) { ring, side in
      var kept: [StubPoint] = []
      for (point, next) in zip(ring, ring.dropFirst() + ring.prefix(1)) {
        let (here, there) = (side(point), side(next))
        if here >= 0 { kept.append(point) }
        if (here >= 0) != (there >= 0) { kept.append(point.moved(here / (here - there), to: next)) }
      }
      return kept
    }
  }

  /// Returns the parts of a line within (Liang and Barsky, 1984).
  static func clippedLine(_ line: [StubPoint]) -> [[StubPoint]] {
    var parts: [[StubPoint]] = []
    for (point, next) in zip(line, line.dropFirst()) {
      var (start, end) = (0.0, 1.0)
      for side in sides {
        let (here, there) = (side(point), side(next))
        if here < 0, there < 0 { (start, end) = (1, 0) }
        if here < 0, there >= 0 { start = max(start, here / (here - there)) }
        if here >= 0, there < 0 { end = min(end, here / (here - there)) }
      }
      guard start < end else { continue }
      let piece = [point.moved(start, to: next), point.moved(end, to: next)]
      // A line that did not leave the tile goes on.
      if start == 0, parts.last?.last == piece[0] {
        parts[parts.count - 1].append(piece[1])
      } else {
        parts.append(piece)
      }
    }
    return parts
  }
}
