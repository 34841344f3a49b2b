/// A square of the web map's pyramid: at zoom z, the world has 2^z × 2^z of them.
///
/// Rows are counted from the north (XYZ), as services do; TMS counts them from the south.
package struct TileID: Hashable, Sendable {
  /// The deepest zoom that is read from anywhere.
  package static let deepest = 22

  /// 0...``deepest``.
  package let zoom: Int
  /// 0 is the column east of the antimeridian.
  package let x: Int
  package let y: Int

  /// `nil` for a square outside the pyramid.
  package init?(zoom: Int, x: Int, y: Int) {
    guard (0...Self.deepest).contains(zoom) else { return nil }
    let squares = 0..<(1 << zoom)
    guard squares.contains(x), squares.contains(y) else { return nil }
    self.zoom = zoom
    self.x = x
    self.y = y
  }

  /// The width of the tile; 1 is the width of the world.
  package var width: Double { 1 / Double(1 << zoom) }

  /// The part of the world that it covers.
  package var rect: WorldRect {
    WorldRect(
      minX: Double(x) * width, minY: Double(y) * width,
      maxX: Double(x + 1) * width, maxY: Double(y + 1) * width)
  }

  /// Returns the tile some zooms farther out that has this one in it; `nil` beyond the whole world.
  package func parent(_ zooms: Int) -> TileID? {
    TileID(zoom: zoom - zooms, x: x >> zooms, y: y >> zooms)
  }

  /// Returns the tiles of a zoom that a part of the world touches, the nearest to its middle first.
  ///
  /// - Parameters:
  ///   - rect: within 0...1.
  ///   - limit: the most tiles that are returned.
  package static func covering(_ rect: WorldRect, zoom: Int, limit: Int) -> [TileID] {
    let squares = Double(1 << zoom)
    func squared(_ low: Double, _ high: Double) -> ClosedRange<Int> {
      let last = (1 << zoom) - 1
      let first = min(last, max(0, Int((low * squares).rounded(.down))))
      return first...max(first, min(last, Int((high * squares).rounded(.up)) - 1))
    }
    let (columns, rows) = (squared(rect.minX, rect.maxX), squared(rect.minY, rect.maxY))
    let middle = WorldPoint(x: (rect.minX + rect.maxX) / 2, y: (rect.minY + rect.maxY) / 2)
    let found = rows.flatMap { y in columns.compactMap { TileID(zoom: zoom, x: $0, y: y) } }
    func distance(_ tile: TileID) -> Double {
      middle.distance(
        to: WorldPoint(
          x: (Double(tile.x) + 0.5) * tile.width, y: (Double(tile.y) + 0.5) * tile.width))
    }
    return Array(found.sorted { distance($0) < distance($1) }.prefix(limit))
  }
}
