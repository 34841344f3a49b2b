import Domain
import Geo

/// The first 127 bytes of a PMTiles archive (https://github.com/protomaps/PMTiles, spec v3, 3).
struct PMTilesHeader: Hashable {
  /// The ways in which directories and tiles may be packed.
  enum Compression: UInt8 {
    /// Not said: the bytes tell.
    case unknown = 0
    case none, gzip, brotli, zstd
  }

  static let length = 127
  /// The bytes that hold the header and the root directory.
  static let startLength = 16_384
  static let version = 3

  let root: Range<Int>
  let metadata: Range<Int>
  let leaves: Range<Int>
  let tiles: Range<Int>
  let directoryCompression: Compression
  let tileCompression: Compression
  let zooms: ClosedRange<Int>
  let bounds: WorldRect

  /// - Throws: the reason why the archive can't be used.
  init(_ bytes: [UInt8]) throws(TileProblem) {
    guard !bytes.isEmpty else { throw .empty }
    guard bytes.starts(with: "PM".utf8) else { throw .notTiles }
    guard bytes.starts(with: "PMTiles".utf8), bytes.count > 7 else {
      // The first two versions had two letters, and the version after them.
      guard bytes.count > 3, bytes[2] < Self.version, bytes[3] == 0 else { throw .notTiles }
      throw .otherVersion(format: "PMTiles", Int(bytes[2]))
    }
    guard bytes[7] == Self.version else {
      throw .otherVersion(format: "PMTiles", Int(bytes[7]))
    }
    guard bytes.count >= Self.length else { throw .damaged(detail: "the header ends too early") }
    root = try Self.section(bytes, 8)
    metadata = try Self.section(bytes, 24)
    leaves = try Self.section(bytes, 40)
    tiles = try Self.section(bytes, 56)
    directoryCompression = try Self.compression(bytes[97])
    tileCompression = try Self.compression(bytes[98])
    try Self.check(type: bytes[99])
    guard bytes[100] <= bytes[101] else { throw .damaged(detail: "zooms") }
    let deepest = UInt8(TileID.deepest)
    zooms = Int(min(bytes[100], deepest))...Int(min(bytes[101], deepest))
    bounds = Self.bounds(bytes)
  }

  /// Reads an offset and a length; their sum must not overflow.
  private static func section(
    _ bytes: [UInt8], _ offset: Int
  ) throws(TileProblem) -> Range<Int> {
    let numbers = [offset, offset + 8].map { offset in
      bytes[offset..<offset + 8].reversed().reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
    }
    guard let range = Range(numbers[0], count: numbers[1]) else {
      throw .damaged(detail: "the header names places that no file has")
    }
    return range
  }

  private static func compression(_ code: UInt8) throws(TileProblem) -> Compression {
    switch Compression(rawValue: code) {
    case .brotli: throw .packing("brotli")
    case .zstd: throw .packing("zstd")
    case let known?: return known
    case nil: throw .packing("method \(code)")
    }
  }

  private static func check(type: UInt8) throws(TileProblem) {
    switch type {
    // A type that is not said is told by the bytes of a tile.
    case 0, 1: break
    case 2: throw .kind("PNG")
    case 3: throw .kind("JPEG")
    case 4: throw .kind("WebP")
    case 5: throw .kind("AVIF")
    case 6: throw .kind("MLT")
    default: throw .kind("type \(type)")
    }
  }

  /// Reads the bounds, in ten millionths of a degree; the world if they are none.
  private static func bounds(_ bytes: [UInt8]) -> WorldRect {
    let degrees = stride(from: 102, to: 118, by: 4).map { offset in
      let bits = bytes[offset..<offset + 4].reversed().reduce(0 as UInt32) { $0 << 8 | UInt32($1) }
      return Double(Int32(bitPattern: bits)) / 1e7
    }
    return WorldRect.covering(degrees) ?? WorldRect(minX: 0, minY: 0, maxX: 1, maxY: 1)
  }
}

extension Range<Int> {
  /// The bytes from an offset on; `nil` if their end is no number that a file has.
  init?(_ offset: UInt64, count: UInt64) {
    let (end, isOver) = offset.addingReportingOverflow(count)
    guard !isOver, let start = Int(exactly: offset), let end = Int(exactly: end) else { return nil }
    self = start..<end
  }
}
