package import FoundationEssentials

extension Data {
  /// Makes data from bytes that exist for as long as the program runs; they are not copied.
  package static func embedded(_ start: UnsafeRawPointer, _ count: Int) -> Data {
    Data(bytesNoCopy: UnsafeMutableRawPointer(mutating: start), count: count, deallocator: .none)
  }
}

/// Reads tables of text that are part of the program: one row a line, with tabs between its fields.
package enum TextTable {
  /// Reads the tables in a number of bytes of UTF-8.
  ///
  /// An empty line separates two tables.
  /// - Returns: the tables; each has rows, and each row has fields.
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

/// Appends little-endian numbers to an array.
extension [UInt8] {
  /// Appends all bytes of a number.
  @inlinable
  package mutating func append(littleEndian value: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: value.littleEndian) { append(contentsOf: $0) }
  }

  /// Appends the low three bytes of a number.
  @inlinable
  package mutating func append(u24 value: some FixedWidthInteger) {
    append(UInt8(truncatingIfNeeded: value))
    append(UInt8(truncatingIfNeeded: value >> 8))
    append(UInt8(truncatingIfNeeded: value >> 16))
  }
}
