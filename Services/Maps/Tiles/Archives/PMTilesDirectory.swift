import Domain
import Geo

/// A directory of a PMTiles archive: where runs of tiles and further directories are (spec v3, 4).
struct PMTilesDirectory {
  /// The most bytes of a directory; a usual one has some ten thousand.
  static let limit = 16 << 20
  /// The most directories below the root that are looked through.
  static let deepest = 3

  struct Entry: Hashable {
    /// The first of the tiles.
    let id: UInt64
    /// The number of tiles that have the same bytes; 0 for a directory.
    let run: UInt32
    let length: UInt32
    /// From the start of the tiles, or of the directories.
    let offset: UInt64
  }

  /// With rising ids.
  let entries: [Entry]

  /// Reads the five columns of an unpacked directory.
  ///
  /// - Throws: `damaged`.
  init(_ bytes: [UInt8]) throws(TileProblem) {
    do throws(TileFault) {
      entries = try bytes.withUnsafeBytes { buffer -> Result<[Entry], TileFault> in
        do throws(TileFault) {
          return .success(try Self.entries(ProtobufReader(buffer)))
        } catch {
          return .failure(error)
        }
      }.get()
    } catch {
      throw .damaged(detail: "a directory")
    }
  }

  private static func entries(_ bytes: ProtobufReader) throws(TileFault) -> [Entry] {
    var reader = bytes
    let stated = try reader.varint()
    // An entry takes four bytes at least.
    guard stated <= UInt64(reader.count / 4) else { throw .cut }
    let count = Int(stated)
    let ids = try column(count, &reader)
    let runs = try column(count, &reader)
    let lengths = try column(count, &reader)
    let offsets = try column(count, &reader)
    var entries: [Entry] = []
    entries.reserveCapacity(count)
    // The places of the last entry: the id, and the byte after its own.
    var (id, end): (UInt64, UInt64?) = (0, nil)
    for index in 0..<count {
      let (next, isOver) = id.addingReportingOverflow(ids[index])
      guard !isOver, index == 0 || ids[index] > 0, let run = UInt32(exactly: runs[index]),
        let length = UInt32(exactly: lengths[index])
      else { throw .number }
      id = next
      // 0 says that it follows the last one.
      guard let offset = offsets[index] > 0 ? offsets[index] - 1 : end else { throw .number }
      let (after, isTooFar) = offset.addingReportingOverflow(UInt64(length))
      guard !isTooFar else { throw .number }
      end = after
      entries.append(Entry(id: id, run: run, length: length, offset: offset))
    }
    return entries
  }

  private static func column(
    _ count: Int, _ reader: inout ProtobufReader
  ) throws(TileFault) -> [UInt64] {
    var numbers: [UInt64] = []
    numbers.reserveCapacity(count)
    for _ in 0..<count { numbers.append(try reader.varint()) }
    return numbers
  }

  /// Returns the entry of a tile: its run, or the directory that may have it; `nil` if it is not there.
  func entry(of id: UInt64) -> Entry? {
    // The first entry after the tile.
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].id <= id { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    let entry = entries[low - 1]
    return entry.run == 0 || id - entry.id < UInt64(entry.run) ? entry : nil
  }
}

extension TileID {
  /// The number of the tile in PMTiles: those of lesser zooms come first, and those of a zoom follow a
  /// Hilbert curve (spec v3, 4.1).
  var hilbertNumber: UInt64 {
    var (x, y) = (UInt64(self.x), UInt64(self.y))
    // (4^zoom − 1) / 3 tiles have a lesser zoom.
    var number = ((1 as UInt64) << UInt64(2 * zoom) - 1) / 3
    var side = ((1 as UInt64) << UInt64(zoom)) >> 1
    while side > 0 {
      let (right, down) = (x & side, y & side)
      number += side * ((3 * right) ^ down)
      if down == 0 {
        // The curve of this quarter is turned.
        if right != 0 {
          x = side &- 1 &- x
          y = side &- 1 &- y
        }
        swap(&x, &y)
      }
      side >>= 1
    }
    return number
  }
}
