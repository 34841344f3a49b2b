import Atlas

/// Cuts areas to the tiles of a grid (Sutherland and Hodgman, CACM 17, 1974).
///
/// A ring that leaves a tile and comes back runs along the tile's side in between; where it comes
/// back several times, it runs there and back over the same stretch, which the even-odd rule
/// doesn't see.
struct TileCutter {
  let grid: AtlasGrid

  /// The rings of one area in each tile it touches, by the number of the tile.
  func tiles(of area: [SourceRing]) -> [Int: [SourceRing]] {
    var tiles: [Int: [SourceRing]] = [:]
    for ring in area {
      for (column, strip) in cut(ring.corners, at: \.x) {
        for (row, corners) in cut(strip, at: \.y) {
          tiles[row * grid.side + column, default: []].append(SourceRing(corners))
        }
      }
    }
    for (tile, rings) in tiles {
      let rest = withoutPairs(rings, ofWhole: tile)
      tiles[tile] = rest.isEmpty ? nil : rest
    }
    return tiles
  }

  /// The pieces of a ring between the lines of the grid that cross an axis, with their numbers.
  private func cut(
    _ corners: [QuantizedPoint], at axis: KeyPath<QuantizedPoint, UInt32>
  ) -> [(Int, [QuantizedPoint])] {
    let numbers = corners.lazy.map { $0[keyPath: axis] }
    guard let low = numbers.min(), let high = numbers.max() else { return [] }
    return (0..<grid.side).compactMap { index in
      let (start, end) = (grid.start(of: index), grid.start(of: index + 1))
      guard start < high, low < end else { return nil }
      let right = HalfPlane(axis: axis, bound: start, isUpper: true).cut(corners)
      let piece = HalfPlane(axis: axis, bound: end, isUpper: false).cut(right)
      let simple = RingCleaner.simplified(piece)
      return simple.isEmpty ? nil : (index, simple)
    }
  }

  /// Two rings round the whole tile are nothing: a hole as large as the tile.
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
