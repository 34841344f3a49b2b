/// Makes text harmless for a terminal.
package enum SafeText {
  /// Returns the text without characters that could do harm: each control character (C0, DEL, C1),
  /// line or paragraph separator, bidirectional control and other invisible format character is
  /// replaced by U+FFFD, and a tab or line break by a space.
  ///
  /// Without these characters no escape sequence can start, so the rest of one is plain text.
  package static func clean(_ text: String) -> String {
    let isSafe = text.utf8.withContiguousStorageIfAvailable { bytes in
      bytes.allSatisfy { (0x20...0x7E).contains($0) } || bytes.allSatisfy(isHarmless)
    }
    guard isSafe != true else { return text }
    guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\t", "\n", "\r": result.append(" ")
      case _ where isUnsafe(scalar): result.append("\u{FFFD}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// Returns whether a byte can't be the first of an unsafe scalar.
  ///
  /// So the letters of most scripts are found safe without decoding them.
  private static func isHarmless(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20...0x7E, 0x80...0xBF, 0xC3...0xD7, 0xD9...0xE0, 0xE3...0xEE: true
    default: false
    }
  }

  /// Returns an unsafe scalar as JSON writes it (RFC 8259, section 7): `\u202e`, or a surrogate pair.
  package static func jsonEscaped(_ scalar: Unicode.Scalar) -> String {
    UTF16.encode(scalar)?.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }.joined() ?? ""
  }

  /// Returns whether a scalar could command a terminal, reorder the text, or hide in it.
  ///
  /// The last group has the format characters (Cf, Unicode 16) without the visible ones: the joiners,
  /// which emoji and several scripts need, and the signs written around numbers.
  package static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x20..<0xAD: false
    case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    case 0x00AD, 0x180E, 0x200B, 0x2060...0x2064, 0x206A...0x206F, 0xFEFF, 0xFFF9...0xFFFB: true
    case 0x13430...0x1343F, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0001, 0xE0020...0xE007F: true
    default: false
    }
  }
}
