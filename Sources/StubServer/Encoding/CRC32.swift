/// The checksum of gzip and PNG (RFC 1952, 8).
enum CRC32 {
  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1
    }
  }

  static func checksum(_ bytes: some Sequence<UInt8>) -> UInt32 {
    let table = table
    return ~bytes.reduce(UInt32.max) { value, byte in
      table[Int(UInt8(truncatingIfNeeded: value) ^ byte)] ^ (value >> 8)
    }
  }
}
