/// Little-endian numbers at the end of an array.
extension [UInt8] {
  @inlinable
  package mutating func append(littleEndian value: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: value.littleEndian) { append(contentsOf: $0) }
  }

  /// Three bytes.
  @inlinable
  package mutating func append(u24 value: some FixedWidthInteger) {
    append(UInt8(truncatingIfNeeded: value))
    append(UInt8(truncatingIfNeeded: value >> 8))
    append(UInt8(truncatingIfNeeded: value >> 16))
  }
}
