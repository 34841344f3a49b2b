import Domain

/// Little-endian numbers at byte offsets; the caller has checked that they are in the buffer.
extension UnsafeRawBufferPointer {
  func u16(_ offset: Int) -> UInt16 {
    UInt16(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt16.self))
  }

  func u24(_ offset: Int) -> Int {
    Int(self[offset]) | Int(self[offset + 1]) << 8 | Int(self[offset + 2]) << 16
  }

  func u32(_ offset: Int) -> UInt32 {
    UInt32(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  func u64(_ offset: Int) -> UInt64 { UInt64(u32(offset)) | UInt64(u32(offset + 4)) << 32 }

  func i32(_ offset: Int) -> Int32 { Int32(bitPattern: u32(offset)) }
}

extension [UInt8] {
  /// Zeros up to a multiple of ``GazetteerLayout/alignment``.
  mutating func pad() {
    append(contentsOf: repeatElement(0, count: GazetteerLayout.aligned(count) - count))
  }

  /// Little-endian numbers.
  static func column(_ values: [some FixedWidthInteger]) -> Self {
    values.map(\.littleEndian).withUnsafeBytes { Array($0) }
  }

  /// Three bytes each.
  static func u24s(_ values: [Int]) -> Self {
    var bytes: Self = []
    bytes.reserveCapacity(3 * values.count)
    for value in values { bytes.append(u24: value) }
    return bytes
  }
}
