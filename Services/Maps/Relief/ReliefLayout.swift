/// The file layout of the embedded relief.
///
/// All numbers are little-endian. The file has these parts:
///
/// - The header, 16 bytes: magic `CTJRELIF`, u32 version, u32 length of the file.
/// - The index: for each layer, for each of its tiles row by row from the north west, the u32 offset of
///   the tile in the file; then, once, the u32 offset of the end of the last tile.
/// - The tiles: a stream of zlib (RFC 1950), or no bytes if all their values are 0.
///
/// The layers are five levels of heights, from coarse to fine, and then as many of covers. A level is twice
/// as wide and as high as the one before (``ReliefLevel``). A tile has 64 × 64 values, row by row; those at
/// the east and the south edge are smaller.
///
/// A value of a level is a signed byte. Times the step of the level, it is what the code of the height
/// has more than was foretold from the level before (``ReliefGrowth``); the first level is foretold
/// to be 128. So a view of the world reads the coarse levels alone, and the fine ones repeat nothing.
///
/// No height beyond 85.2° is foretold better than from the level before: the map ends there.
///
/// A value of the covers is the raw value of a `ReliefGrid.Cover`; one of a coarse level is that of the
/// finest one in its middle. So a view of the world reads a few tiles of covers, not all of the finest.
package enum ReliefLayout {
  package static let magic = Array("CTJRELIF".utf8)
  package static let version: UInt32 = 2
  package static let headerLength = 16
  /// The width and the height of a tile in values.
  package static let side = 64
  package static let levels = (0..<5).map(ReliefLevel.init)
  /// The foretold code of each height of the first level.
  package static let firstGuess: UInt8 = 128

  /// The number of the first layer of covers.
  package static let covers = levels.count
  /// The level of each layer.
  package static let layers = levels + levels

  /// The number of each layer's first tile in the index.
  package static let firstTiles = layers.indices.map { tiles(before: $0) }
  package static let tileCount = tiles(before: layers.count)

  private static func tiles(before layer: Int) -> Int {
    layers.prefix(layer).reduce(0) { $0 + $1.tileColumns * $1.tileRows }
  }
}

/// A level of heights: the whole world in columns and rows of equal degrees.
package struct ReliefLevel: Hashable, Sendable {
  package let number: Int

  package init(_ number: Int) {
    self.number = number
  }

  package var columns: Int { 270 << number }
  package var rows: Int { columns / 2 }
  /// The height codes that a unit of a value stands for.
  ///
  /// A fine level is noisier, and its errors are seen less.
  package var step: Int { [2, 3, 3, 4, 5][number] }

  package var tileColumns: Int { (columns - 1) / ReliefLayout.side + 1 }
  package var tileRows: Int { (rows - 1) / ReliefLayout.side + 1 }
}
