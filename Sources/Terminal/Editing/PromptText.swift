import TextUI

/// A prompt as libedit takes it.
enum PromptText {
  /// What stands around each escape sequence, so that libedit counts no columns for it.
  static let literal: Character = "\u{1}"

  /// The prompt cut at its start, where it would leave too little of a row for typing.
  static func fitted(_ prompt: Line, columns: Int) -> Line {
    let room = max(1, columns - max(8, columns / 3))
    guard prompt.width > room else { return prompt }
    var spans: [Span] = []
    var left = room - 1
    for span in prompt.spans.reversed() {
      let kept = span.text.suffix(columns: left)
      left -= DisplayWidth.of(kept)
      spans.append(Span(kept, span.style))
      if kept.utf8.count < span.text.utf8.count { break }
    }
    return Line([Span("…")] + spans.reversed().filter { !$0.text.isEmpty })
  }

  /// The prompt with its escape sequences marked.
  ///
  /// The last character is plain: libedit loses a sequence at the very end (literal.c).
  static func marked(_ prompt: Line, palette: Palette?) -> String {
    guard let palette, let last = prompt.spans.last(where: { !$0.text.isEmpty }) else {
      return prompt.text
    }
    var spans = prompt.spans.filter { !$0.text.isEmpty }.dropLast()
    spans.append(Span(String(last.text.dropLast()), last.style))
    spans.append(Span(String(last.text.suffix(1))))
    var marked = ""
    var active: String?
    for span in spans where !span.text.isEmpty {
      let code = palette.codes[span.style]
      if code != active {
        let escapes = (active == nil ? "" : ANSIText.reset) + (code.map { "\u{1B}[\($0)m" } ?? "")
        marked += "\(literal)\(escapes)\(literal)"
        active = code
      }
      marked += span.text
    }
    return marked
  }
}

extension String {
  /// As many whole characters from the end as fit the columns.
  fileprivate func suffix(columns: Int) -> String {
    var left = columns
    let kept = reversed().prefix { character in
      left -= DisplayWidth.of(character)
      return left >= 0
    }
    return String(kept.reversed())
  }
}
