import Foundation

/// Text for roff, in the macros of man(7), which groff and mandoc both read.
enum Roff {
  /// The longest line: longer ones are bad style in a source.
  private static let width = 78

  private static let escapes: [Unicode.Scalar: String] = [
    "\\": "\\e", "-": "\\-", "'": "\\(aq", "`": "\\(ga", "^": "\\(ha", "~": "\\(ti",
  ]

  /// Escapes text so that it means itself, whether roff would read it as its own or it is not
  /// ASCII.
  static func text(_ string: some StringProtocol) -> String {
    string.unicodeScalars.map { scalar in
      if let escape = escapes[scalar] { return escape }
      return scalar.isASCII ? String(scalar) : String(format: "\\[u%04X]", scalar.value)
    }.joined()
  }

  static func bold(_ string: String) -> String { "\\fB" + text(string) + "\\fR" }

  static func italic(_ string: String) -> String { "\\fI" + text(string) + "\\fR" }

  /// Returns running text in short lines, with each sentence on a line of its own, and words
  /// between backquotes bold.
  static func filled(_ paragraph: String) -> [String] {
    let parts = paragraph.split(separator: "`", omittingEmptySubsequences: false).map(text)
    let marked = parts.enumerated().map { $0 % 2 == 1 ? "\\fB\($1)\\fR" : $1 }.joined()
    var lines: [String] = []
    var line = ""
    for word in marked.split(whereSeparator: \.isWhitespace) {
      if !line.isEmpty, line.utf8.count + word.utf8.count >= width {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
      if word.hasSuffix(".") || word.hasSuffix(":") {
        lines.append(line)
        line = ""
      }
    }
    // A line that starts with a dot would be a request.
    return (lines + (line.isEmpty ? [] : [line])).map { $0.hasPrefix(".") ? "\\&" + $0 : $0 }
  }
}
