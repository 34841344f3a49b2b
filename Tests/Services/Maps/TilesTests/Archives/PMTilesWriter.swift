import Domain
import Geo
import TestSupport

@testable import Tiles

/// Writes PMTiles archives, whole and broken, in pieces: as a file would be, with nothing between them.
struct PMTilesWriter {
  typealias Entry = PMTilesDirectory.Entry

  var version: UInt8 = 3
  var directoryCompression: UInt8 = 1
  var tileCompression: UInt8 = 1
  var tileType: UInt8 = 1
  var zooms: (UInt8, UInt8) = (0, 14)
  var degrees: [Double] = [-180, -85, 180, 85]
  var metadata = "{}"
  var root: [Entry] = []
  /// Directories below the root, and tiles, by their offsets in their sections.
  var leaves: [(offset: Int, entries: [Entry])] = []
  var tiles: [(offset: Int, bytes: [UInt8])] = []
  /// The offsets of the sections of leaves and of tiles.
  var leavesOffset = 1 << 16
  var tilesOffset = 1 << 20

  /// The pieces of the file, each with its offset.
  var pieces: [(offset: Int, bytes: [UInt8])] {
    let root = packed(Self.directory(root))
    let metadata = packed(Array(metadata.utf8))
    let metadataOffset = PMTilesHeader.length + root.count
    var header = Array("PMTiles".utf8) + [version]
    let sections = [
      (PMTilesHeader.length, root.count), (metadataOffset, metadata.count),
      (leavesOffset, tilesOffset - leavesOffset), (tilesOffset, 1 << 20),
    ]
    for (offset, length) in sections { header += Self.number(offset, 8) + Self.number(length, 8) }
    header += [UInt8](repeating: 0, count: 24)
    header += [1, directoryCompression, tileCompression, tileType, zooms.0, zooms.1]
    for degree in degrees { header += Self.number(Int(degree * 1e7), 4) }
    header += [UInt8](repeating: 0, count: 9)
    return [(0, header + root + metadata)]
      + leaves.map { (leavesOffset + $0.offset, packed(Self.directory($0.entries))) }
      + tiles.map { (tilesOffset + $0.offset, $0.bytes) }
  }

  /// The file as a whole.
  var bytes: [UInt8] {
    pieces.reduce(into: []) { file, piece in
      let end = piece.offset + piece.bytes.count
      file += [UInt8](repeating: 0, count: max(0, end - file.count))
      file.replaceSubrange(piece.offset..<end, with: piece.bytes)
    }
  }

  private func packed(_ bytes: [UInt8]) -> [UInt8] {
    directoryCompression == 2 ? Gzip.stored(bytes) : bytes
  }

  static func directory(_ entries: [Entry]) -> [UInt8] {
    var writer = TileWriter()
    writer.varint(UInt64(entries.count))
    var last: UInt64 = 0
    for entry in entries {
      writer.varint(entry.id &- last)
      last = entry.id
    }
    for entry in entries { writer.varint(UInt64(entry.run)) }
    for entry in entries { writer.varint(UInt64(entry.length)) }
    var end: UInt64?
    for entry in entries {
      writer.varint(entry.offset == end ? 0 : entry.offset &+ 1)
      end = entry.offset &+ UInt64(entry.length)
    }
    return writer.bytes
  }

  private static func number(_ number: Int, _ length: Int) -> [UInt8] {
    (0..<length).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}

/// A file in memory, which records what is read of it.
final class MockByteRanges: ByteRangeSource {
  let name = "a.pmtiles"
  private let file: [UInt8]
  private let state = Recorder<Range<Int>>()

  init(_ file: [UInt8]) { self.file = file }

  var reads: [Range<Int>] { state.all }

  func bytes(_ range: Range<Int>) async throws(DataError) -> [UInt8] {
    state.record(range)
    return Array(file[range.clamped(to: 0..<file.count)])
  }
}
