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
