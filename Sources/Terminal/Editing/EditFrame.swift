import CTerminal
import TextUI

/// The rows of the window that a line editor keeps, from the top: the last rows above, a banner, the prompt
/// with the line, and the rows below.
///
/// libedit draws the prompt and the line. All else is drawn by the difference of two frames: the one that is
/// shown, and the one that is wanted.
struct EditFrame: Hashable {
  /// The last rows above the banner; `nil` if they are not known, or if some of them are out of the window.
  var above: [Line]?
  /// The banner, cut to one row of the window that it was drawn in.
  var banner: Line?
  var prompt = Line()
  /// The cells that the cursor and the end of the line are in.
  private(set) var cursor = CellPosition(row: 0, column: 0)
  private(set) var end = CellPosition(row: 0, column: 0)
  /// The rows below the line.
  private(set) var below: [Line] = []
  /// Whether libedit may have drawn over the rows below.
  var isBelowDamaged = false
  /// Whether all terminals agree on the width of the line.
  private(set) var hasCertainWidth = true
  var size: Size

  /// The number of rows of the banner: more than one in a window that was made narrower.
  var bannerRows: Int { banner.map { ($0.width + size.columns - 1) / max(1, size.columns) } ?? 0 }

  // MARK: - What changes it

  /// Takes the line as libedit has drawn it.
  mutating func setLine(_ line: (scalars: [Unicode.Scalar], cursor: Int)) {
    end = position(after: line.scalars)
    cursor = position(ofCursor: line.cursor, in: line.scalars)
    hasCertainWidth = LineEditor.text(line.scalars).allSatisfy { $0.certainWidth != nil }
  }

  /// Takes as many rows below the line as fit the window, each cut to it.
  mutating func setBelow(_ lines: [Line]) {
    let room = size.rows - (banner == nil ? 0 : 1) - (end.row + 1)
    below = lines.prefix(max(0, room)).map { $0.truncated(to: size.columns) }
    // Rows below may push rows above out of the window.
    let rows = bannerRows + end.row + 1 + below.count
    if let above, above.count + rows > size.rows { self.above = nil }
  }

  /// Forgets the rows above and below: they are gone from the window, or somebody else's now.
  mutating func forgetRows() { (above, below, isBelowDamaged) = (nil, [], false) }

  // MARK: - Positions

  /// Returns the position of the cursor before the character at an index: it is on that character, which
  /// starts a row if it is too wide for the one before.
  private func position(ofCursor index: Int, in scalars: [Unicode.Scalar]) -> CellPosition {
    let position = position(after: scalars.prefix(index))
    guard index < scalars.count else { return position }
    let isWide = catalejo_columns(scalars[index].value) > 1
    return isWide && position.column == size.columns - 1
      ? CellPosition(row: position.row + 1, column: 0) : position
  }

  private func position(after scalars: some Sequence<Unicode.Scalar>) -> CellPosition {
    CellPosition.after(prompt: prompt.text, text: scalars, columns: size.columns)
  }

  /// The number of rows from the cursor down to the end of the line: at most those of the window, which
  /// shows the end of a longer line.
  var rowsToEnd: Int { min(end.row - cursor.row, size.rows - 1) }

  // MARK: - From one frame to another

  /// The bytes that remove banner, prompt, line and the rows below; the cursor is then where they began.
  var erasing: String {
    "\r" + CSI.move(min(cursor.row + bannerRows, size.rows - 1), "A") + CSI.eraseDown
  }

  /// Whether rows above can be drawn over those that are shown, while all else stays where it is.
  func canReplaceAbove(with rows: [Line]) -> Bool {
    above?.count == rows.count && end.row == 0 && rows.allSatisfy(isRow)
  }

  /// The bytes that make the rows above those of another frame, which has as many, and the same banner.
  func changeAbove(to wanted: EditFrame, in ansi: ANSIText) -> String {
    let update = RowUpdate(
      from: above ?? [], to: wanted.above ?? [], columns: size.columns, in: ansi)
    guard !update.text.isEmpty else { return "" }
    let up = (wanted.above?.count ?? 0) + bannerRows
    let back = "\r" + CSI.move(up - update.row, "B") + CSI.move(wanted.cursor.column, "C")
    return CSI.aside("\r" + CSI.move(up, "A") + update.text + back)
  }

  /// The bytes that make the rows below those of another frame, whose line libedit has drawn.
  ///
  /// They go to the end of the line, write the rows that differ, and come back.
  func changeBelow(to wanted: EditFrame, in ansi: ANSIText) -> String {
    // libedit has drawn over them if the line ends in another row. So may the terminal, if it takes the
    // line for wider than libedit does.
    let isKnown =
      !below.isEmpty && !isBelowDamaged && wanted.hasCertainWidth && end.row == wanted.end.row
    if isKnown, below == wanted.below { return "" }
    let down = wanted.rowsToEnd
    let toEnd = "\r" + String(repeating: "\n", count: down)
    let erasing = isKnown ? "" : CSI.move(wanted.end.column, "C") + CSI.eraseDown
    let update = RowUpdate(
      from: isKnown ? below : [], to: wanted.below, columns: size.columns, in: ansi)
    // A line break goes down, not the sequence for it: it makes room at the window's bottom.
    let change = update.text.isEmpty ? "" : "\n" + update.text
    let up = update.text.isEmpty ? down : down + update.row + 1
    let back = "\r" + CSI.move(up, "A") + CSI.move(wanted.cursor.column, "C")
    return CSI.aside(toEnd + erasing + change + back)
  }

  /// Whether a line takes one row, and that of characters.
  func isRow(_ line: Line) -> Bool { line.graphic == nil && line.width <= size.columns }
}

/// The control sequences that draw over rows (ECMA-48).
enum CSI {
  static let eraseDown = "\u{1B}[J"

  /// Moves the cursor; empty for no rows or columns, because a zero would count as one.
  static func move(_ count: Int, _ direction: Character) -> String {
    switch count {
    case ..<1: ""
    case 1: "\u{1B}[\(direction)"
    default: "\u{1B}[\(count)\(direction)"
    }
  }

  /// Draws while the cursor is hidden and the terminal does not wrap: a row that the terminal takes for wider
  /// than it is does not run over into the next one.
  static func aside(_ text: String) -> String {
    "\u{1B}[?25l\u{1B}[?7l" + text + "\u{1B}[?7h\u{1B}[?25h"
  }
}
