/// Reads numbers from bytes one after the other; an end that comes too early is an error.
struct SourceCursor {
  private let bytes: [UInt8]
  private(set) var offset = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { offset == bytes.count }

  mutating func big<Number: FixedWidthInteger>(_: Number.Type) throws(SourceError) -> Number {
    Number(bigEndian: try load(Number.self))
  }

  mutating func little<Number: FixedWidthInteger>(
    _: Number.Type
  ) throws(SourceError) -> Number {
    Number(littleEndian: try load(Number.self))
  }

  /// A little-endian IEEE 754 number of 8 bytes.
  mutating func double() throws(SourceError) -> Double {
    Double(bitPattern: try little(UInt64.self))
  }

  mutating func skip(_ count: Int) throws(SourceError) {
    guard count >= 0, count <= bytes.count - offset else {
      throw SourceError("the file ends too early, at byte \(bytes.count)")
    }
    offset += count
  }

  private mutating func load<Number: FixedWidthInteger>(
    _: Number.Type
  ) throws(SourceError) -> Number {
    let start = offset
    try skip(Number.bitWidth / 8)
    return bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: start, as: Number.self) }
  }
}
