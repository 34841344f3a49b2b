import CZlib
import Domain
import Relief

/// Writes the embedded relief in the layout of `ReliefLayout`.
enum ReliefWriter {
  /// - Parameters:
  ///   - levels: the values of each level.
  ///   - covers: the raw values of the covers of each level.
  static func blob(levels: [[UInt8]], covers: [[UInt8]]) -> [UInt8] {
    let tiles = zip(ReliefLayout.layers, levels + covers).flatMap { level, values in
      Self.tiles(values, level).map(pack)
    }
    var offset = ReliefLayout.headerLength + (tiles.count + 1) * 4
    var index: [UInt8] = []
    for tile in tiles {
      index.append(littleEndian: UInt32(offset))
      offset += tile.count
    }
    index.append(littleEndian: UInt32(offset))
    var blob = ReliefLayout.magic
    blob.append(littleEndian: ReliefLayout.version)
    blob.append(littleEndian: UInt32(offset))
    return blob + index + tiles.joined()
  }

  private static func tiles(_ values: [UInt8], _ level: ReliefLevel) -> [[UInt8]] {
    let side = ReliefLayout.side
    return (0..<level.tileRows).flatMap { tileRow in
      (0..<level.tileColumns).map { tileColumn in
        let columns = tileColumn * side..<min(level.columns, (tileColumn + 1) * side)
        return (tileRow * side..<min(level.rows, (tileRow + 1) * side)).flatMap { row in
          values[
            row * level.columns + columns.lowerBound..<row * level.columns + columns.upperBound]
        }
      }
    }
  }

  /// Returns a stream of zlib as small as it can be; no bytes if all values are 0.
  private static func pack(_ values: [UInt8]) -> [UInt8] {
    guard values.contains(where: { $0 != 0 }) else { return [] }
    return [UInt8](unsafeUninitializedCapacity: Int(compressBound(UInt(values.count)))) {
      target, count in
      var length = UInt(target.count)
      let status = compress2(
        target.baseAddress, &length, values, UInt(values.count), Z_BEST_COMPRESSION)
      precondition(status == Z_OK, "the buffer is as large as zlib asks for")
      count = Int(length)
    }
  }
}
