import Compression
import Domain

/// Bytes that were packed, or were not: their start tells, whatever the one who sent them says.
enum PackedBytes {
  /// The most bytes of a tile, as it is kept and sent.
  static let packedLimit = 8 << 20
  /// The most bytes that a tile or a directory unpacks to.
  static let limit = 64 << 20

  /// Returns the bytes of a tile, unpacked if need be.
  ///
  /// - Returns: also what is missing, if they end too early.
  /// - Throws: `tooLarge`, `packing`, `kind` for a picture, `damaged`.
  static func tile(
    _ bytes: [UInt8]
  ) throws(TileProblem) -> (bytes: [UInt8], problem: TileProblem?) {
    if isPacked(bytes) {
      guard bytes.count <= packedLimit else { throw .tooLarge(limit: packedLimit) }
      return try unpacked(bytes, limit: limit)
    }
    if let problem = problem(bytes) { throw problem }
    guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
    return (bytes, nil)
  }

  /// Returns what bytes unpack to.
  ///
  /// - Throws: `damaged` if that is nothing, and `tooLarge`.
  static func unpacked(
    _ bytes: [UInt8], limit: Int
  ) throws(TileProblem) -> (bytes: [UInt8], problem: TileProblem?) {
    guard let stream = InflateStream(.gzipOrZlib) else { throw .damaged(detail: "no memory") }
    var unpacked: [UInt8] = []
    var problem: TileProblem?
    stream.feed(bytes)
    do throws(InflateStream.Failure) {
      // A tile unpacks to two or three times its size.
      let step = min(limit + 1, max(1 << 14, 3 * bytes.count))
      while unpacked.count <= limit, try stream.read(into: &unpacked, limit: step) {}
    } catch {
      problem = .damaged(detail: "what is packed can't be unpacked")
    }
    guard unpacked.count <= limit else { throw .tooLarge(limit: limit) }
    if problem == nil, !stream.isAtEnd { problem = .damaged(detail: "it ends too early") }
    if let problem, unpacked.isEmpty { throw problem }
    return (unpacked, problem)
  }

  /// The reason why bytes with this start are no vector tile; `nil` if they may be one.
  static func problem(_ bytes: [UInt8]) -> TileProblem? {
    if let known = otherStarts.first(where: { bytes.starts(with: $0.0) }) { return known.1 }
    // The first byte of a message has the type of its first field.
    guard let first = bytes.first, !isPacked(bytes) else { return nil }
    return ProtobufReader.WireType(rawValue: first & 7) == nil ? .notTiles : nil
  }

  private static func isPacked(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0x1F, 0x8B]) || isZlib(bytes)
  }

  /// The starts of bytes that are no vector tile.
  private static let otherStarts: [([UInt8], TileProblem)] = [
    ([0x28, 0xB5, 0x2F, 0xFD], .packing("zstd")),
    ([0x89, 0x50, 0x4E, 0x47], .kind("PNG")),
    ([0xFF, 0xD8, 0xFF], .kind("JPEG")),
    (Array("RIFF".utf8), .kind("WebP")),
  ]

  /// Whether bytes have the head of zlib (RFC 1950, 2.2), with which no tile begins.
  private static func isZlib(_ bytes: [UInt8]) -> Bool {
    bytes.count > 1 && bytes[0] == 0x78 && (Int(bytes[0]) << 8 | Int(bytes[1])) % 31 == 0
  }
}
