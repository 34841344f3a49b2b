/// 3.4 MB of gzip that unpack to 540 MB: an empty JSON array with very much space inside.
enum GzipBomb {
  static let unpackedBytes = 2 + blocks * repeats * 258 + 3
  private static let blocks = 256
  private static let repeats = 8190

  /// Header, then a stored block that holds `[ `.
  static let start = Gzip.header + [0, 2, 0, 0xFD, 0xFF, UInt8(ascii: "["), UInt8(ascii: " ")]

  /// What is between start and end, so many times.
  static let middleCount = blocks

  /// A block that repeats the last byte 258 times, 8190 times over (RFC 1951, 3.2.5 and 3.2.6).
  ///
  /// With its three bits of header and seven of end it fills whole bytes, so it can be repeated as
  /// it is.
  static let middle: [UInt8] = {
    var bits = BitWriter()
    bits.append([0, 1, 0])
    for _ in 0..<repeats {
      bits.append([1, 1, 0, 0, 0, 1, 0, 1])  // length 258
      bits.append([0, 0, 0, 0, 0])  // distance 1
    }
    bits.append([0, 0, 0, 0, 0, 0, 0])
    return bits.bytes
  }()

  /// A last stored block, ` ]` and a line feed, then checksum and length.
  static let end: [UInt8] = {
    var bytes: [UInt8] = [1, 3, 0, 0xFC, 0xFF]
    bytes.append(contentsOf: " ]\n".utf8)
    // Known, because the content is: computing it would take seconds.
    Gzip.append(UInt32(0x840E_097B), to: &bytes)
    Gzip.append(UInt32(unpackedBytes), to: &bytes)
    return bytes
  }()
}
