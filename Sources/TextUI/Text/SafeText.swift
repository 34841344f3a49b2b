/// Makes text harmless to a terminal.
package enum SafeText {
  /// Returns the text with each control character (C0, DEL, C1), line or paragraph separator and
  /// bidirectional control replaced by U+FFFD; a tab or line break becomes a space.
  ///
  /// Without those bytes no escape sequence can start, so what remains of one is plain text.
  package static func clean(_ text: String) -> String {
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

  /// Returns an unsafe scalar as a JSON string has it (RFC 8259, section 7): `\u202e`.
  package static func jsonEscaped(_ scalar: Unicode.Scalar) -> String {
    // No unsafe scalar has more than four digits.
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// Whether a scalar could command a terminal or reorder what is read.
  package static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
