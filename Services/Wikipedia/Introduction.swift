/// The beginning of an article, made fit to be read and kept.
enum Introduction {
  /// Characters; a screen or two.
  static let limit = 2_000

  /// One paragraph a line, at most ``limit`` Characters and ended after a sentence; nil where
  /// nothing is left.
  static func cleaned(_ text: String) -> String? {
    let visible = text.unicodeScalars.filter { !invisible.contains($0) }
    let lines = String(String.UnicodeScalarView(visible)).split(whereSeparator: \.isNewline)
      .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    let paragraphs = lines.filter { !$0.isEmpty }.joined(separator: "\n")
    return paragraphs.isEmpty ? nil : shortened(paragraphs)
  }

  /// Soft hyphens and zero-width spaces say where to break a line, the others nothing.
  private static let invisible: Set<Unicode.Scalar> = ["\0", "\u{AD}", "\u{200B}", "\u{FEFF}"]

  private static func shortened(_ text: String) -> String {
    let start = text.prefix(limit)
    guard start.endIndex < text.endIndex else { return text }
    // A sentence that ends in the first half would throw too much away.
    if let end = sentenceEnd(in: start), start.distance(from: start.startIndex, to: end) > limit / 2
    {
      return String(start[..<end])
    }
    let words = start.lastIndex(where: \.isWhitespace).map { start[..<$0] } ?? start.dropLast()
    return words + "…"
  }

  /// The place after the last mark that ends a sentence and is followed by white space; some scripts
  /// need none.
  private static func sentenceEnd(in text: Substring) -> Substring.Index? {
    var end: Substring.Index?
    for index in text.indices.dropLast() {
      let next = text.index(after: index)
      switch text[index] {
      case ".", "!", "?": if text[next].isWhitespace { end = next }
      case "。", "！", "？": end = next
      default: break
      }
    }
    return end
  }
}
