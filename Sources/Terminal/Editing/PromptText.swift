import CTerminal
import TextUI

/// A prompt in the form that libedit takes.
enum PromptText {
  /// The character around each escape sequence, which tells libedit to count no columns for it.
  static let literal: Character = "\u{1}"

  /// The prompt, cut at its start if it would leave too little of a row for typing.
  static func fitted(_ prompt: Line, columns: Int) -> Line {
    let room = max(1, columns - max(8, columns / 3))
    guard prompt.width > room else { return prompt }
    return Line([Span("…")] + prompt.dropping(columns: prompt.width - room + 1).spans)
  }

  /// The prompt with its escape sequences marked.
  ///
  /// The last character is plain: libedit loses a sequence at the very end (literal.c).
  static func marked(_ prompt: Line, palette: Palette?) -> String {
    var spans = prompt.spans.filter { !$0.text.isEmpty }
    guard let last = spans.popLast() else { return "" }
    spans += [last.part(last.text.dropLast()), Span(String(last.text.suffix(1)))]
    return ANSIText(palette: palette).text(Line(spans), marking: String(literal))
  }
}

/// A cell of the window, counted from the start of the prompt.
struct CellPosition: Hashable {
  let row: Int
  let column: Int

  /// Computes where libedit has the cursor after a prompt and some text, as its own display does
  /// (refresh.c): libedit does not tell.
  ///
  /// It needs the locale that libedit uses, for `wcwidth`. A wide character that does not fit the end of a
  /// row starts the next one. After a full row the cursor is in the next one.
  static func after(
    prompt: String, text: some Sequence<Unicode.Scalar>, columns: Int
  ) -> CellPosition {
    var row = 0
    var column = 0
    func put(_ width: Int) {
      if column + width > columns {
        row += 1
        column = 0
      }
      column += width
      if column >= columns {
        row += 1
        column = 0
      }
    }
    func put(_ scalar: Unicode.Scalar) {
      switch scalar.value {
      case 0x09:
        repeat { put(1) } while column % 8 != 0
      case 0x0A:
        row += 1
        column = 0
      // libedit shows it as ^X.
      case 0..<0x20, 0x7F:
        put(1)
        put(1)
      default:
        let width = catalejo_columns(scalar.value)
        // libedit shows it as \U+XXXX.
        let digits = max(4, String(scalar.value, radix: 16).count)
        if width >= 0 { put(Int(width)) } else { for _ in 0..<(digits + 3) { put(1) } }
      }
    }
    for scalar in prompt.unicodeScalars { put(scalar) }
    for scalar in text { put(scalar) }
    return CellPosition(row: row, column: column)
  }
}
