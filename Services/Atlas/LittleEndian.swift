extension RawSpan {
  /// The u32 at a byte offset, which must be within bounds.
  func number(at offset: Int) -> UInt32 {
    UInt32(littleEndian: unsafeLoadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }
}

extension UInt32 {
  package func append(to bytes: inout [UInt8]) {
    withUnsafeBytes(of: littleEndian) { bytes.append(contentsOf: $0) }
  }
}
