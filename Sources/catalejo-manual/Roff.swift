/// Text for roff, in the macros of man(7), which groff and mandoc both read.
enum Roff {
  /// Longer lines are bad style in a source.
  private static let width = 78

  /// Text that means itself: what roff would read as its own is escaped, and what is not ASCII.
  static func text(_ string: String) -> String {
    string.unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\e"
      case "-": "\\-"
      case "'": "\\(aq"
      case "`": "\\(ga"
      case "^": "\\(ha"
      case "~": "\\(ti"
      case _ where scalar.isASCII: String(scalar)
      default: "\\[u" + hex(scalar) + "]"
      }
    }.joined()
  }

  static func bold(_ string: String) -> String { "\\fB" + text(string) + "\\fR" }

  static func italic(_ string: String) -> String { "\\fI" + text(string) + "\\fR" }

  /// Running text: short lines, each sentence on a line of its own, words between backquotes bold.
  static func filled(_ paragraph: String) -> [String] {
    let words = paragraph.split(whereSeparator: \.isWhitespace).map(String.init)
    var lines: [String] = []
    var line = ""
    var isBold = false
    for word in words {
      let escaped = marked(word, &isBold)
      if !line.isEmpty, line.utf8.count + escaped.utf8.count >= width {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + escaped
      if word.hasSuffix(".") || word.hasSuffix(":") {
        lines.append(line)
        line = ""
      }
    }
    if !line.isEmpty { lines.append(line) }
    return lines.map(withoutControl)
  }

  /// A word of which what stands between backquotes is bold; they may be of different words.
  private static func marked(_ word: String, _ isBold: inout Bool) -> String {
    var text = ""
    for (index, part) in word.split(separator: "`", omittingEmptySubsequences: false).enumerated() {
      if index > 0 {
        isBold.toggle()
        text += isBold ? "\\fB" : "\\fR"
      }
      text += Self.text(String(part))
    }
    return text
  }

  /// A line that starts with a dot would be a request.
  static func withoutControl(_ line: String) -> String {
    line.hasPrefix(".") ? "\\&" + line : line
  }

  private static func hex(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
