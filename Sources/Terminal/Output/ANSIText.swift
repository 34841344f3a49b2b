package import TextUI

/// Styled lines as text for a terminal, or as plain text.
package struct ANSIText: Hashable, Sendable {
  /// Nil for no escape sequences at all.
  package let palette: Palette?
  /// Whether text is linear: then there are no escapes either.
  package let isPlain: Bool

  package init(palette: Palette?, isPlain: Bool = false) {
    self.palette = isPlain ? nil : palette
    self.isPlain = isPlain
  }

  /// The lines, a line break after each.
  package func text(_ lines: [Line]) -> String {
    lines.reduce(into: "") { $0 += text($1) + "\n" }
  }

  /// One line; each style ends where its text does, so nothing leaks into the next line.
  package func text(_ line: Line) -> String {
    if isPlain { return line.spoken }
    var text = ""
    var active = ""
    for span in line.spans where !span.text.isEmpty {
      let code = palette?.codes[span.style] ?? ""
      if code != active {
        if !active.isEmpty { text += Self.reset }
        if !code.isEmpty { text += "\u{1B}[\(code)m" }
        active = code
      }
      text += span.text
    }
    return active.isEmpty ? text : text + Self.reset
  }

  static let reset = "\u{1B}[0m"
}
