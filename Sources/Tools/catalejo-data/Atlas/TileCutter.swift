import Atlas

/// Cuts areas to the tiles of a grid (Sutherland and Hodgman, CACM 17, 1974).
///
/// A ring that leaves a tile and comes back runs along the tile's side in between. If it comes back
/// several times, it runs there and back over the same stretch, and the even-odd rule ignores that.
struct TileCutter {
  let grid: AtlasGrid

  /// Returns the rings of one area in each tile that it touches, by the number of the tile.
  func tiles(of area: [SourceRing]) -> [Int: [SourceRing]] {
    var tiles: [Int: [SourceRing]] = [:]
    for ring in area {
      for (column, strip) in cut(ring.corners) {
        for (row, corners) in cut(strip.map(\.turned)) {
          tiles[row * grid.side + column, default: []].append(SourceRing(corners.map(\.turned)))
        }
      }
    }
    for (tile, rings) in tiles {
      let rest = withoutPairs(rings, ofWhole: tile)
      tiles[tile] = rest.isEmpty ? nil : rest
    }
    return tiles
  }

  /// Returns the pieces of a ring in the columns of the grid, with their numbers.
  private func cut(_ corners: [QuantizedPoint]) -> [(Int, [QuantizedPoint])] {
    guard let low = corners.map(\.x).min(), let high = corners.map(\.x).max() else { return [] }
    return (0..<grid.side).compactMap { index in
      let (start, end) = (grid.start(of: index), grid.start(of: index + 1))
      guard start < high, low < end else { return nil }
      let right = HalfPlane(bound: start, isEastern: true).cut(corners)
      let piece = HalfPlane(bound: end, isEastern: false).cut(right)
      let simple = RingCleaner.simplified(piece)
      return simple.isEmpty ? nil : (index, simple)
    }
  }

  /// Removes pairs of rings round the whole tile: the second is a hole as large as the tile.
  private func withoutPairs(_ rings: [SourceRing], ofWhole tile: Int) -> [SourceRing] {
    let (row, column) = tile.quotientAndRemainder(dividingBy: grid.side)
    let xs = [grid.start(of: column), grid.start(of: column + 1)]
    let ys = [grid.start(of: row), grid.start(of: row + 1)]
    let whole = Set(xs.flatMap { x in ys.map { QuantizedPoint(x: x, y: $0) } })
    let isWhole = rings.map { $0.corners.count == 4 && Set($0.corners) == whole }
    let parts = zip(rings, isWhole).filter { !$0.1 }.map(\.0)
    guard let first = isWhole.firstIndex(of: true) else { return parts }
    return isWhole.count(where: { $0 }).isMultiple(of: 2) ? parts : [rings[first]] + parts
  }
}

extension QuantizedPoint {
  /// The point with row and column exchanged.
  fileprivate var turned: QuantizedPoint { QuantizedPoint(x: y, y: x) }
}

/// The half of the plane east or west of a meridian.
struct HalfPlane {
  let bound: UInt32
  let isEastern: Bool

  /// Returns the part of a ring within the half, closed along the line.
  func cut(_ corners: [QuantizedPoint]) -> [QuantizedPoint] {
    guard var start = corners.last else { return [] }
    var piece: [QuantizedPoint] = []
    for end in corners {
      if contains(start) != contains(end) { piece.append(crossing(start, end)) }
      if contains(end) { piece.append(end) }
      start = end
    }
    return piece
  }

  private func contains(_ point: QuantizedPoint) -> Bool {
    isEastern ? point.x >= bound : point.x <= bound
  }

  /// Returns the point where an edge crosses the line.
  ///
  /// It is the same for both directions of the edge and both sides of the line, so that the pieces
  /// fit.
  private func crossing(_ one: QuantizedPoint, _ other: QuantizedPoint) -> QuantizedPoint {
    let (low, high) = one.x < other.x ? (one, other) : (other, one)
    let part = Double(bound - low.x) / Double(high.x - low.x)
    let y = Double(low.y) + part * (Double(high.y) - Double(low.y))
    return QuantizedPoint(x: bound, y: UInt32(y.rounded()))
  }
}

/// Takes corners that change nothing out of rings.
enum RingCleaner {
  /// Returns a ring without corners that lie on one line along an axis with both their neighbours,
  /// between them or beyond; empty if the ring encloses nothing.
  static func simplified(_ corners: [QuantizedPoint]) -> [QuantizedPoint] {
    var kept: [QuantizedPoint] = []
    for corner in corners { append(corner, to: &kept) }
    // The ring is closed, so its end and its start are neighbours, too.
    var start = 0
    while kept.count - start > 2 {
      if isNothing(kept[kept.count - 2], kept[kept.count - 1], kept[start]) {
        kept.removeLast()
      } else if isNothing(kept[kept.count - 1], kept[start], kept[start + 1]) {
        start += 1
      } else {
        return Array(kept[start...])
      }
    }
    return []
  }

  private static func append(_ corner: QuantizedPoint, to kept: inout [QuantizedPoint]) {
    while let last = kept.last {
      if last == corner { return }
      guard kept.count > 1, isNothing(kept[kept.count - 2], last, corner) else { break }
      kept.removeLast()
    }
    kept.append(corner)
  }

  /// Whether the way over a corner is straight, or goes there and back over the same stretch.
  private static func isNothing(
    _ one: QuantizedPoint, _ corner: QuantizedPoint, _ other: QuantizedPoint
  ) -> Bool {
    one == other || corner == one || corner == other
      || one.x == corner.x && corner.x == other.x || one.y == corner.y && corner.y == other.y
  }
}
