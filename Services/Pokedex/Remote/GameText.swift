/// The texts of the games, which are broken into the lines and pages of their screens.
enum GameText {
  /// The text in one line: hyphenated words are joined, pages, lines and runs of space are a space.
  ///
  /// A soft hyphen at the end of a line divides a word there; elsewhere it is nothing. After any
  /// other hyphen the line goes on without a space ("self-\nmade").
  static func clean(_ text: String) -> String {
    var clean = ""
    var pendsSpace = false
    var joins = false
    for scalar in text.unicodeScalars {
      if scalar == "\u{AD}" {
        joins = true
      } else if scalar.properties.isWhitespace || scalar.properties.generalCategory == .control {
        let breaksLine = scalar == "\n" || scalar == "\u{C}" || scalar == "\r"
        if breaksLine, clean.hasSuffix("-"), !clean.hasSuffix(" -"), !pendsSpace { joins = true }
        pendsSpace = pendsSpace || (!joins && !clean.isEmpty)
      } else {
        if pendsSpace { clean.unicodeScalars.append(" ") }
        clean.unicodeScalars.append(scalar)
        pendsSpace = false
        joins = false
      }
    }
    return clean
  }

  /// What PokeAPI begins an entry with that nobody has translated yet.
  static let untranslated = "XXX"

  /// Whether it says anything.
  static func isMeant(_ text: String) -> Bool {
    !text.isEmpty && !text.hasPrefix(untranslated)
  }
}
