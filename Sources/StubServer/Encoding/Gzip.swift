/// gzip (RFC 1952) of bytes that stay as they are: DEFLATE's stored blocks (RFC 1951, 3.2.4).
///
/// Nothing gets shorter, but a client has to unpack it.
enum Gzip {
  /// Identification, DEFLATE, no flags, no time, no extra flags, an unknown system.
  static let header: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 0xFF]

  static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var result = header
    let longest = Int(UInt16.max)
    var start = 0
    repeat {
      let end = min(start + longest, bytes.count)
      let length = UInt16(end - start)
      result.append(end == bytes.count ? 1 : 0)
      append(length, to: &result)
      append(~length, to: &result)
      result.append(contentsOf: bytes[start..<end])
      start = end
    } while start < bytes.count
    append(CRC32.checksum(bytes), to: &result)
    append(UInt32(truncatingIfNeeded: bytes.count), to: &result)
    return result
  }

  static func append(_ value: some FixedWidthInteger, to bytes: inout [UInt8]) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }
}
