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
    string.unicodeScalars.map { escapes[$0] ?? inASCII($0) }.joined()
  }

  /// Returns a page in ASCII, in short lines without blanks at their ends.
  ///
  /// po4a writes the page of a language in UTF-8, which not every reader of manual pages takes, and
  /// in lines that may be long.
  static func tidied(_ page: String) -> String {
    page.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let text = line.replacing("\\ ", with: "\\~").unicodeScalars.map(inASCII).joined()
      let words = text.split(separator: " ")
      return text.hasPrefix(".") || text.utf8.count <= width
        ? words.joined(separator: " ") : short(words).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  /// Joins words to lines.
  private static func short(
    _ words: [Substring], breaking isEnd: (Substring) -> Bool = { _ in false }
  )
    -> [String]
  {
    var lines: [String] = []
    var line = ""
    for word in words {
      if !line.isEmpty, line.utf8.count + word.utf8.count >= width {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
      if isEnd(word) {
        lines.append(line)
        line = ""
      }
    }
    // A line that starts with a dot would be a request.
    return (lines + (line.isEmpty ? [] : [line])).map { $0.hasPrefix(".") ? "\\&" + $0 : $0 }
  }

  private static func inASCII(_ scalar: Unicode.Scalar) -> String {
    scalar.isASCII ? String(scalar) : String(format: "\\[u%04X]", scalar.value)
  }

  static func bold(_ string: String) -> String { "\\fB" + text(string) + "\\fR" }

  static func italic(_ string: String) -> String { "\\fI" + text(string) + "\\fR" }

  /// Returns running text in short lines, with each sentence on a line of its own, and words
  /// between backquotes bold.
  static func filled(_ paragraph: String) -> [String] {
    let parts = paragraph.split(separator: "`", omittingEmptySubsequences: false).map(text)
    let marked = parts.enumerated().map { $0 % 2 == 1 ? "\\fB\($1)\\fR" : $1 }.joined()
    return short(marked.split(whereSeparator: \.isWhitespace)) {
      $0.hasSuffix(".") || $0.hasSuffix(":")
    }
  }
}
