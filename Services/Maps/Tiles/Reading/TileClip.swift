import Contracts

/// Cuts shapes to the square that features may reach into: the tile, and one more on each side.
enum TileClip {
  private static let least: Float = -1
  private static let most: Float = 2

  /// The four sides, each as the part of space that is kept: the axis, and its bound.
  private enum Side: CaseIterable {
    case west, east, north, south

    func has(_ point: TilePoint) -> Bool {
      switch self {
      case .west: point.x >= least
      case .east: point.x <= most
      case .north: point.y >= least
      case .south: point.y <= most
      }
    }

    /// The place at which a stretch crosses the side; its ends are on both sides of it.
    func crossing(_ a: TilePoint, _ b: TilePoint) -> TilePoint {
      switch self {
      case .west, .east:
        let x = self == .west ? least : most
        return TilePoint(x: x, y: a.y + (b.y - a.y) * ((x - a.x) / (b.x - a.x)))
      case .north, .south:
        let y = self == .north ? least : most
        return TilePoint(x: a.x + (b.x - a.x) * ((y - a.y) / (b.y - a.y)), y: y)
      }
    }
  }

  /// Returns the part of a ring that is kept; empty if that is nothing.
  ///
  /// It cuts at one side after the other (Sutherland and Hodgman, CACM 17, 1974). The parts of a ring
  /// that leaves and comes back are joined along the edge, which is outside of the tile.
  static func ring(_ points: [TilePoint]) -> [TilePoint] {
    Side.allCases.reduce(points) { ring, side in
      guard var start = ring.last else { return ring }
      var kept: [TilePoint] = []
      kept.reserveCapacity(ring.count + 4)
      for end in ring {
        if side.has(start) != side.has(end) { kept.append(side.crossing(start, end)) }
        if side.has(end) { kept.append(end) }
        start = end
      }
      return kept
    }
  }

  /// Returns the parts of a line that are kept.
  static func line(_ points: [TilePoint]) -> [[TilePoint]] {
    Side.allCases.reduce([points]) { lines, side in lines.flatMap { line($0, side) } }
  }

  private static func line(_ points: [TilePoint], _ side: Side) -> [[TilePoint]] {
    guard var start = points.first else { return [] }
    var lines: [[TilePoint]] = []
    var kept = side.has(start) ? [start] : []
    for end in points.dropFirst() {
      switch (side.has(start), side.has(end)) {
      case (true, true): kept.append(end)
      case (true, false):
        lines.append(kept + [side.crossing(start, end)])
        kept = []
      case (false, true): kept = [side.crossing(start, end), end]
      case (false, false): break
      }
      start = end
    }
    if !kept.isEmpty { lines.append(kept) }
    return lines.filter { $0.count > 1 }
  }
}
