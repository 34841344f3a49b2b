package import FoundationEssentials

extension Data {
  /// Bytes that are there for the program's whole life; they are not copied.
  package static func embedded(_ start: UnsafeRawPointer, _ count: Int) -> Data {
    Data(bytesNoCopy: UnsafeMutableRawPointer(mutating: start), count: count, deallocator: .none)
  }
}

/// Reads tables of texts that are part of the program: a line a row, its fields separated by tabs.
package enum TextTable {
  /// The tables of so many bytes of UTF-8, which have an empty line between them; each has rows of
  /// fields.
  package static func read(_ start: UnsafeRawPointer, _ count: Int) -> [[[String]]] {
    UnsafeRawBufferPointer(start: start, count: count)
      .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .split { $0.isEmpty }
      .map { lines in
        lines.map { line in
          line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
        }
      }
  }
}

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
