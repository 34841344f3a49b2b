/// Bytes that outlive whoever reads them: part of the program, an array, or part of a file.
package enum BlobBytes: Sendable {
  /// Bytes that are there for the program's whole life; the closure must always return the same.
  case embedded(@Sendable () -> UnsafeRawBufferPointer)
  case owned([UInt8])
  case mapped(MappedFile, Range<Int>)

  /// The pointer is valid within `body` only.
  func read<R, E: Error>(_ body: (UnsafeRawBufferPointer) throws(E) -> R) throws(E) -> R {
    switch self {
    case .embedded(let bytes): return try body(bytes())
    case .owned(let bytes):
      let result = bytes.withUnsafeBytes { raw in Result { () throws(E) -> R in try body(raw) } }
      return try result.get()
    case .mapped(let file, let range):
      return try file.read { bytes throws(E) in
        try body(UnsafeRawBufferPointer(rebasing: bytes[range]))
      }
    }
  }
}
