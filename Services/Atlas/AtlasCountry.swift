import Domain

/// Where the outline of a country is.
package struct AtlasCountry: Hashable, Sendable {
  /// The bytes of a country in the blob.
  package static let length = 8

  /// ISO 3166-1 alpha-2.
  package let code: String
  /// The index of its first ring among the rings of its detail.
  package let first: Int
  package let count: Int

  package init(code: String, first: Int, count: Int) {
    self.code = code
    self.first = first
    self.count = count
  }

  init(_ bytes: RawSpan, at offset: Int) {
    let letters = (0..<2).map { index in
      bytes.unsafeLoad(fromByteOffset: offset + index, as: UInt8.self)
    }
    code = String(decoding: letters, as: UTF8.self)
    let count = bytes.unsafeLoadUnaligned(fromByteOffset: offset + 2, as: UInt16.self)
    self.count = Int(UInt16(littleEndian: count))
    first = Int(bytes.number(at: offset + 4))
  }

  package func append(to bytes: inout [UInt8]) {
    bytes.append(contentsOf: code.utf8.prefix(2))
    bytes.append(littleEndian: UInt16(truncatingIfNeeded: count))
    bytes.append(littleEndian: UInt32(first))
  }
}
