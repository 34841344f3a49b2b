import Domain

/// Where the outline of a country is.
package struct AtlasCountry: Hashable, Sendable {
  /// The bytes of a country in the blob.
  package static let length = 8

  /// ISO 3166-1 alpha-2.
  package let code: String
  /// The indices of its rings among those of its detail.
  package let rings: Range<Int>

  package init(code: String, rings: Range<Int>) {
    self.code = code
    self.rings = rings
  }

  init(_ bytes: RawSpan, at offset: Int) {
    let head = bytes.number(at: offset)
    let letters = [UInt8(truncatingIfNeeded: head), UInt8(truncatingIfNeeded: head >> 8)]
    code = String(decoding: letters, as: UTF8.self)
    let first = Int(bytes.number(at: offset + 4))
    rings = first..<first + Int(head >> 16)
  }

  package func append(to bytes: inout [UInt8]) {
    bytes.append(contentsOf: code.utf8.prefix(2))
    bytes.append(littleEndian: UInt16(truncatingIfNeeded: rings.count))
    bytes.append(littleEndian: UInt32(rings.lowerBound))
  }
}
