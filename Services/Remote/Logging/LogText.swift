/// Text of a log, safe to be shown on a terminal.
enum LogText {
  /// The lines of a text; what could steer a terminal or turn the direction of writing is written
  /// as its code (`\u{1B}`).
  static func lines(_ text: String) -> [String] {
    var lines = [""]
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": lines.append("")
      case "\r": break
      case _ where isUnsafe(scalar):
        lines[lines.count - 1] += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: lines[lines.count - 1].unicodeScalars.append(scalar)
      }
    }
    return lines
  }

  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse: true
    default: false
    }
  }
}
