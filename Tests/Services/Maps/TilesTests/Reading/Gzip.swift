/// Packs bytes without making them less: blocks that are stored as they are (RFC 1951, 3.2.4).
enum Gzip {
  static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var packed: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 0xFF]
    var rest = bytes[...]
    repeat {
      let block = rest.prefix(0xFFFF)
      rest = rest.dropFirst(block.count)
      packed.append(rest.isEmpty ? 1 : 0)
      packed += number(UInt32(block.count), 2) + number(~UInt32(block.count), 2) + block
    } while !rest.isEmpty
    return packed + number(checksum(bytes), 4) + number(UInt32(bytes.count), 4)
  }

  private static func number(_ number: UInt32, _ length: Int) -> [UInt8] {
    (0..<length).map { UInt8(truncatingIfNeeded: number >> UInt32(8 * $0)) }
  }

  /// CRC-32 (RFC 1952, 8).
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { crc, byte in
      (0..<8).reduce(crc ^ UInt32(byte)) { crc, _ in crc >> 1 ^ (crc & 1) * 0xEDB8_8320 }
    }
  }
}
