/// The text of a position in the few characters that its notations need.
enum PositionBytes {
  /// The length of the longest text that is read; positions, and nearly all links to maps, are
  /// shorter.
  static let limit = 4096

  static let degree: UInt8 = 0xB0
  /// The byte for every character that no notation has.
  static let other: UInt8 = 0xFF

  /// Returns the text in ASCII, with ``degree`` and ``other``.
  ///
  /// All signs that people type for a degree, a minute, a second, a minus or a blank become one of
  /// each kind, and invisible characters are dropped.
  ///
  /// The result is `nil` if the text is too long to be a position.
  static func normalized(_ text: some StringProtocol) -> [UInt8]? {
    guard text.utf8.count <= limit else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      let value = scalar.value
      if value < 0x80 {
        append(value < 0x20 ? .blank : UInt8(value), to: &bytes)
      } else {
        append(scalar, to: &bytes)
      }
    }
    return trimmed(bytes[...])
  }

  private static func append(_ byte: UInt8, to bytes: inout [UInt8]) {
    // Two apostrophes are the sign of a second.
    if byte == .apostrophe, bytes.last == .apostrophe {
      bytes[bytes.count - 1] = .quote
    } else {
      bytes.append(byte == UInt8(ascii: "`") ? .apostrophe : byte)
    }
  }

  private static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    switch scalar.value {
    case 0xB0, 0xBA, 0x2DA, 0x2218, 0x2070:
      // UTF-8 that was read as Latin 1 has an Â before it.
      if bytes.last == UInt8(ascii: "A") { bytes.removeLast() }
      bytes.append(degree)
    case 0xC2: bytes.append(UInt8(ascii: "A"))
    case 0xB4, 0x2B9, 0x2BB, 0x2BC, 0x2C8, 0x2018, 0x2019, 0x201B, 0x2032, 0x2035:
      append(.apostrophe, to: &bytes)
    case 0x2BA, 0x2EE, 0x201C...0x201F, 0x2033, 0x2036, 0x3003: bytes.append(.quote)
    case 0x2010...0x2015, 0x2212, 0xFE63: bytes.append(.minus)
    case 0x85, 0xA0, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: bytes.append(.blank)
    case 0xAD, 0x200B...0x200F, 0x202A...0x202E, 0x2060, 0x2066...0x2069, 0xFEFF: break
    case 0xFF01...0xFF5E: append(UInt8(scalar.value - 0xFEE0), to: &bytes)
    case 0x60C, 0x3001: bytes.append(.comma)
    case 0x66B: bytes.append(.point)
    case 0x660...0x669: bytes.append(UInt8(0x30 + scalar.value - 0x660))
    case 0x6F0...0x6F9: bytes.append(UInt8(0x30 + scalar.value - 0x6F0))
    // The names of both axes in formulas.
    case 0x3C6: bytes += Array("lat".utf8)
    case 0x3BB: bytes += Array("lon".utf8)
    // The letters of Süd, Länge and Posición.
    case 0xE1, 0xE4: bytes.append(UInt8(ascii: "a"))
    case 0xE9, 0xE8: bytes.append(UInt8(ascii: "e"))
    case 0xED: bytes.append(UInt8(ascii: "i"))
    case 0xF3, 0xF6: bytes.append(UInt8(ascii: "o"))
    case 0xD6: bytes.append(UInt8(ascii: "O"))
    case 0xFA, 0xFC: bytes.append(UInt8(ascii: "u"))
    default: bytes.append(other)
    }
  }

  /// Returns the text without blanks, a pair of quotes, and the end of a sentence around it.
  static func trimmed(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var bytes = bytes
    while bytes.first == .blank { bytes.removeFirst() }
    while let last = bytes.last, last == .blank || last == .comma || last == .point {
      bytes.removeLast()
    }
    if bytes.count > 2, let first = bytes.first, first == .quote || first == .apostrophe,
      bytes.last == first
    {
      return trimmed(bytes.dropFirst().dropLast())
    }
    return Array(bytes)
  }
}

extension UInt8 {
  static let blank = UInt8(ascii: " ")
  static let quote = UInt8(ascii: "\"")
  static let apostrophe = UInt8(ascii: "'")
  static let minus = UInt8(ascii: "-")
  static let plus = UInt8(ascii: "+")
  static let comma = UInt8(ascii: ",")
  static let point = UInt8(ascii: ".")
  static let slash = UInt8(ascii: "/")

  var isDigit: Bool { self >= 0x30 && self <= 0x39 }
  var isLetter: Bool { (self | 0x20) >= 0x61 && (self | 0x20) <= 0x7A && self < 0x80 }
  /// The capital of a small letter; any other byte is itself.
  var upper: UInt8 { self >= 0x61 && self <= 0x7A ? self - 0x20 : self }
  /// The small letter of a capital; any other byte is itself.
  var lower: UInt8 { self >= 0x41 && self <= 0x5A ? self + 0x20 : self }
}

extension Sequence<UInt8> {
  var lowered: [UInt8] { map(\.lower) }
  var uppered: [UInt8] { map(\.upper) }
}
