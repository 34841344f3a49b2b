package import Contracts
package import Domain

/// Opens archives of tiles.
package enum TileArchive {
  /// Opens a file; its first bytes tell what it is, whatever its name ends with.
  ///
  /// - Throws: `unreadable`, and `tiles` for a file that is no archive.
  package static func open(_ path: String) throws(DataError) -> any TileDataManager {
    let file = try FileByteRanges(path)
    let start = try file.bytes(0..<16)
    if start.isEmpty { throw .tiles(source: path, .empty) }
    if start.starts(with: "PM".utf8) { return PMTilesArchive(file) }
    // The head of a database (sqlite.org/fileformat.html, 1.3).
    if start == Array("SQLite format 3\0".utf8) { return MBTilesArchive(path) }
    throw .tiles(source: path, .notTiles)
  }
}
