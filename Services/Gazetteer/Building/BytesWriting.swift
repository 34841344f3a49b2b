/// Little-endian numbers at the end of an array.
extension [UInt8] {
  mutating func append(u16 value: UInt16) {
    append(UInt8(truncatingIfNeeded: value))
    append(UInt8(truncatingIfNeeded: value >> 8))
  }

  mutating func append(u24 value: Int) {
    append(UInt8(truncatingIfNeeded: value))
    append(UInt8(truncatingIfNeeded: value >> 8))
    append(UInt8(truncatingIfNeeded: value >> 16))
  }

  mutating func append(u32 value: UInt32) {
    append(u16: UInt16(truncatingIfNeeded: value))
    append(u16: UInt16(truncatingIfNeeded: value >> 16))
  }

  mutating func append(u64 value: UInt64) {
    append(u32: UInt32(truncatingIfNeeded: value))
    append(u32: UInt32(truncatingIfNeeded: value >> 32))
  }

  mutating func append(i32 value: Int32) { append(u32: UInt32(bitPattern: value)) }

  /// Zeros up to a multiple of `alignment`.
  mutating func pad(to alignment: Int) {
    while count % alignment != 0 { append(0) }
  }
}

/// Columns of little-endian numbers.
extension [UInt8] {
  static func words(_ values: [UInt32]) -> Self {
    values.map { $0.littleEndian }.withUnsafeBytes { Array($0) }
  }

  static func halfWords(_ values: [UInt16]) -> Self {
    values.map { $0.littleEndian }.withUnsafeBytes { Array($0) }
  }

  /// Three bytes each.
  static func rows(_ values: [Int]) -> Self {
    var bytes: Self = []
    bytes.reserveCapacity(3 * values.count)
    for value in values { bytes.append(u24: value) }
    return bytes
  }
}
