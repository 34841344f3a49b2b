import CData
package import Contracts
package import Domain
package import FoundationEssentials
package import Geo
import Synchronization

/// The relief embedded in the program: heights of land and sea floor, and what lies on the ground.
///
/// Opening reads the header and the index only. A tile is unpacked when it is needed first, and kept while
/// there is room.
package final class Relief: ReliefDataManager {
  /// Enough for two windows of the largest terminals.
  private static let mostTiles = 512

  private let bytes: Data
  private let tiles = Mutex<[Int: [UInt8]]>([:])

  /// Opens the relief within the program.
  package convenience init() throws(ReliefError) {
    try self.init(.embedded(catalejo_relief_bytes(), catalejo_relief_size()))
  }

  /// Opens a relief of the layout that `ReliefLayout` describes.
  package init(_ bytes: Data) throws(ReliefError) {
    self.bytes = bytes
    let index = ReliefLayout.headerLength + (ReliefLayout.tileCount + 1) * 4
    guard bytes.count >= index, bytes.starts(with: ReliefLayout.magic) else { throw .notARelief }
    guard number(at: 8) == ReliefLayout.version else { throw .unsupportedVersion(number(at: 8)) }
    let stated = Int(number(at: 12))
    guard stated == bytes.count else {
      throw .wrongLength(stated: stated, actual: bytes.count)
    }
  }

  @concurrent
  package func relief(in rect: WorldRect, columns: Int) async -> ReliefGrid? {
    guard rect.minX < rect.maxX, rect.minY < rect.maxY, rect.maxX - rect.minX < 8 else {
      return nil
    }
    let level =
      ReliefLayout.levels.first { $0.columns * 5 >= columns * 4 }
      ?? ReliefLayout.levels[ReliefLayout.levels.count - 1]
    func row(_ y: Double) -> Int {
      let latitude = WebMercator.unproject(WorldPoint(x: 0, y: y)).latitude
      return Int(((90 - latitude) / 180 * Double(level.rows)).rounded(.down))
    }
    func column(_ x: Double) -> Int { Int((x * Double(level.columns)).rounded(.down)) }
    return grid(
      ReliefWindow(
        columns: column(rect.minX) - 2..<column(rect.maxX) + 3,
        rows: max(0, row(rect.minY) - 2)..<min(level.rows, row(rect.maxY) + 3), level: level))
  }

  @concurrent
  package func elevation(of position: Coordinate) async -> Elevation? {
    // The heights end where the map does.
    guard abs(position.latitude) <= WebMercator.latitudeLimit else { return nil }
    let level = ReliefLayout.levels[ReliefLayout.levels.count - 1]
    // The middle of a pixel is half a pixel from its edges.
    let x = (position.longitude + 180) / 360 * Double(level.columns) - 0.5
    let y = min(
      Double(level.rows - 1), max(0, (90 - position.latitude) / 180 * Double(level.rows) - 0.5))
    let (column, row) = (Int(x.rounded(.down)), min(level.rows - 2, Int(y)))
    guard
      let grid = grid(
        ReliefWindow(columns: column..<column + 2, rows: row..<row + 2, level: level))
    else { return nil }
    let (right, down) = (x - Double(column), y - Double(row))
    let codes = grid.heights.map(Double.init)
    let north = codes[0] + (codes[1] - codes[0]) * right
    let south = codes[2] + (codes[3] - codes[2]) * right
    return Elevation(code: north + (south - north) * down)
  }

  /// Returns `nil` if a tile is damaged.
  private func grid(_ window: ReliefWindow) -> ReliefGrid? {
    guard let heights = heights(window) else { return nil }
    return ReliefGrid(
      columnsRound: window.level.columns, firstColumn: window.columns.lowerBound,
      firstRow: window.rows.lowerBound, columns: window.columns.count, rows: window.rows.count,
      heights: heights, covers: covers(window) ?? [])
  }

  private func heights(_ window: ReliefWindow) -> [UInt8]? {
    let level = window.level
    var codes: [UInt8]
    if level.number == 0 {
      codes = Array(repeating: ReliefLayout.firstGuess, count: window.count)
    } else {
      guard let coarse = heights(ReliefGrowth.parent(of: window)) else { return nil }
      codes = ReliefGrowth.grow(coarse, to: window)
    }
    let isWhole = visit(window, layer: level.number) { index, value in
      let code = Int(codes[index]) + Int(Int8(bitPattern: value)) * level.step
      codes[index] = UInt8(clamping: code)
    }
    return isWhole ? codes : nil
  }

  /// Returns the covers of a part; `nil` if a tile is damaged.
  private func covers(_ window: ReliefWindow) -> [UInt8]? {
    var covers = Array(repeating: UInt8(0), count: window.count)
    let layer = ReliefLayout.covers + window.level.number
    return visit(window, layer: layer) { covers[$0] = $1 } ? covers : nil
  }

  /// Calls a function with each value that is not 0, and with its index in a window.
  ///
  /// - Returns: `false` if a tile is damaged.
  private func visit(
    _ window: ReliefWindow, layer: Int, _ body: (_ index: Int, _ value: UInt8) -> Void
  ) -> Bool {
    let (side, level) = (ReliefLayout.side, window.level)
    var column = window.columns.lowerBound
    while column < window.columns.upperBound {
      let x = Self.wrapped(column, level.columns)
      let tileColumn = x / side
      let width = min(side, level.columns - tileColumn * side)
      let count = min(tileColumn * side + width - x, window.columns.upperBound - column)
      for tileRow in window.rows.lowerBound / side...(window.rows.upperBound - 1) / side {
        guard let tile = tile(tileColumn, tileRow, layer) else { return false }
        if tile.isEmpty { continue }
        let rows = window.rows.clamped(to: tileRow * side..<(tileRow + 1) * side)
        for row in rows {
          let source = (row - tileRow * side) * width + x - tileColumn * side
          let target =
            (row - window.rows.lowerBound) * window.columns.count + column
            - window.columns.lowerBound
          for offset in 0..<count where tile[source + offset] != 0 {
            body(target + offset, tile[source + offset])
          }
        }
      }
      column += count
    }
    return true
  }

  /// Returns the values of a tile, none if all are 0; `nil` if it is damaged.
  private func tile(_ column: Int, _ row: Int, _ layer: Int) -> [UInt8]? {
    let level = ReliefLayout.layers[layer]
    let number = ReliefLayout.firstTiles[layer] + row * level.tileColumns + column
    let place = ReliefLayout.headerLength + number * 4
    let (start, end) = (Int(self.number(at: place)), Int(self.number(at: place + 4)))
    guard start != end else { return [] }
    if let known = tiles.withLock({ $0[number] }) { return known }
    guard start < end, end <= bytes.count else { return nil }
    let width = min(ReliefLayout.side, level.columns - column * ReliefLayout.side)
    let height = min(ReliefLayout.side, level.rows - row * ReliefLayout.side)
    guard
      let values = ReliefTile.unpack(Array(bytes[start..<end]), count: width * height)
    else { return nil }
    tiles.withLock { tiles in
      if tiles.count >= Self.mostTiles { tiles.removeAll() }
      tiles[number] = values
    }
    return values
  }

  private func number(at offset: Int) -> UInt32 {
    UInt32(
      littleEndian: bytes.bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  private static func wrapped(_ column: Int, _ columns: Int) -> Int {
    let rest = column % columns
    return rest < 0 ? rest + columns : rest
  }
}

/// The reason why a blob is not a relief that this program can read.
package enum ReliefError: Error, Hashable, Sendable {
  /// It does not start with the magic, or ends within the header or the index.
  case notARelief
  case unsupportedVersion(UInt32)
  /// The header states another length than the blob has.
  case wrongLength(stated: Int, actual: Int)
}
