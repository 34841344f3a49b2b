import CData

/// Where the map's bytes are: in the program itself, or in memory of our own.
///
/// No pointer is kept: the embedded bytes are asked for at each use, so the type is `Sendable`.
enum AtlasBytes: Sendable {
  case embedded
  case owned([UInt8])

  func read<Result, Failure: Error>(
    _ body: (RawSpan) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    switch self {
    case .embedded:
      let bytes = UnsafeRawBufferPointer(
        start: catalejo_atlas_bytes(), count: catalejo_atlas_size())
      return try body(bytes.bytes)
    case .owned(let bytes):
      return try body(bytes.span.bytes)
    }
  }
}

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
