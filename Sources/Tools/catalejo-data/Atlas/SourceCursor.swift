import Domain

/// Reads numbers from bytes one after the other.
///
/// Bytes that end too early are an error.
struct SourceCursor {
  private let bytes: [UInt8]
  private(set) var offset = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { offset == bytes.count }

  mutating func big<Number: FixedWidthInteger>(_: Number.Type) throws(SourceError) -> Number {
    try take(Number.bitWidth / 8).reduce(0) { $0 << 8 | Number(truncatingIfNeeded: $1) }
  }

  mutating func little<Number: FixedWidthInteger>(
    _ type: Number.Type
  ) throws(SourceError) -> Number {
    try big(type).byteSwapped
  }

  /// Reads a little-endian IEEE 754 number of 8 bytes.
  mutating func double() throws(SourceError) -> Double {
    Double(bitPattern: try little(UInt64.self))
  }

  /// Returns the position of two numbers that were just read.
  func position(latitude: Double, longitude: Double) throws(SourceError) -> Coordinate {
    guard let position = Coordinate(latitude: latitude, longitude: longitude) else {
      throw SourceError("a position off the globe at byte \(offset)")
    }
    return position
  }

  @discardableResult
  mutating func take(_ count: Int) throws(SourceError) -> ArraySlice<UInt8> {
    guard count >= 0, count <= bytes.count - offset else {
      throw SourceError("the file ends too early, at byte \(bytes.count)")
    }
    defer { offset += count }
    return bytes[offset..<offset + count]
  }
}
