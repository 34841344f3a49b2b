import CEditLine
import CTerminal
import TextUI

/// What stands below the line, as it was last drawn.
struct ShownBelow: Hashable {
  let rows: [Line]
  /// The row that the line ended in then, counted from the prompt's.
  let end: Int
}

extension LineEditor {
  /// Before the editor waits: tells how the line reads now and draws what stands below it.
  func settle() {
    guard isEditing else { return }
    let typed = typed
    reportChange(typed.scalars)
    draw(changeOfBelow(typed.scalars, cursor: typed.cursor), isLast: true)
  }

  /// Hands over what was done, after the line it was done on.
  func hand(over event: EditEvent) {
    reportChange(typed.scalars)
    edits.post(event)
  }

  /// Whether a key is not libedit's.
  ///
  /// In a search of libedit's all are: there they end it. On a line as the history had it, the way
  /// through the history goes on.
  func captures(_ key: EditKey) -> Bool {
    // What is typed goes on with a line that was begun; Enter ends it.
    if case .character(let typed) = key, !typed.isNewline, typedCount > 0 { return false }
    let scalars = typed.scalars
    let isOfHistory = key == .up || key == .down
    let isRecalled = !scalars.isEmpty && scalars == recalled
    if !Self.isSearch(scalars), !(isOfHistory && isRecalled),
      options.captures(key, Self.text(scalars))
    {
      return true
    }
    if isOfHistory { isRecalling = true }
    return false
  }

  /// Takes note of the line that the key before this one brought from the history.
  func noteRecalled() {
    guard !keys.isInsideKey else { return }
    let scalars = typed.scalars
    if isRecalling { recalled = scalars }
    // What libedit's search leads to is of the history too.
    isRecalling = Self.isSearch(scalars)
  }

  /// Notes that a key goes to libedit, which may draw over what stands below, or scroll what stands
  /// above.
  func noteKey(_ scalar: Unicode.Scalar) {
    // Ctrl-P and Ctrl-N are Up and Down.
    if scalar == "\u{10}" || scalar == "\u{E}" { isRecalling = true }
    shownAbove = nil
    guard let shownBelow else { return }
    // Ctrl-L clears the screen and leaves the line as it is. Of several keys before the next wait, one
    // may lengthen the line by a row and another shorten it again.
    if scalar == "\u{C}" || position(after: typed.scalars).row != shownBelow.end {
      isBelowDamaged = true
    }
  }

  /// What was below the line is gone from the screen, or somebody else's now.
  func forgetBelow() {
    shownBelow = nil
    isBelowDamaged = false
    catalejo_guard_below(0, 0, 0)
  }

  static let eraseDown = "\u{1B}[J"

  private func reportChange(_ scalars: [Unicode.Scalar]) {
    guard !Self.isSearch(scalars) else { return }
    let line = Self.text(scalars)
    guard line != reportedLine else { return }
    reportedLine = line
    edits.post(.changed(line))
  }

  /// What makes the rows below the line those that are wanted; empty where they are.
  private func changeOfBelow(_ scalars: [Unicode.Scalar], cursor: Int) -> String {
    // libedit's search has what it found in the rows below.
    let wanted = isCapable && !Self.isSearch(scalars) ? mailbox.requests.below : []
    if wanted.isEmpty, shownBelow == nil { return "" }
    let end = position(after: scalars)
    let current = position(ofCursor: cursor, in: scalars)
    let room = size.rows - (shownBanner == nil ? 0 : 1) - (end.row + 1)
    let rows = wanted.prefix(max(0, room)).map { $0.truncated(to: size.columns) }
    if rows.isEmpty, shownBelow == nil { return "" }
    // A line of more rows than the window has: libedit shows its end.
    let down = min(end.row - current.row, size.rows - 1)
    // What ends the program meanwhile takes away the line, too, where nothing is to be left of it.
    let kept = options.leavesNothing ? (down: 0, column: 0) : (down: down, column: end.column)
    catalejo_guard_below(rows.isEmpty ? 0 : 1, Int32(kept.down), Int32(kept.column))
    // Of these rows some were pushed out of the window.
    if let above = shownAbove?.count, above + bannerRows + end.row + 1 + rows.count > size.rows {
      shownAbove = nil
    }
    let drawn = ShownBelow(rows: rows, end: end.row)
    // Where the line ends in another row, libedit drew over them; so may the terminal where it takes the
    // line for wider than libedit does.
    let isKept = !isBelowDamaged && Self.text(scalars).allSatisfy(\.hasCertainWidth)
    let known = isKept && shownBelow?.end == end.row ? shownBelow : nil
    defer {
      shownBelow = rows.isEmpty ? nil : drawn
      isBelowDamaged = false
    }
    if drawn == known { return "" }
    return Self.drawing(
      rows, over: known?.rows, columns: size.columns, in: ansi, down: down, end: end,
      current: current)
  }

  /// Goes to the line's end, writes what changes in the rows after it, and comes back.
  ///
  /// - Parameter known: the rows there are; nil where that is not known, and all is erased before.
  private static func drawing(
    _ rows: [Line], over known: [Line]?, columns: Int, in ansi: ANSIText, down: Int,
    end: CellPosition, current: CellPosition
  ) -> String {
    let toEnd = "\r" + String(repeating: "\n", count: down)
    let erasing = known == nil ? move(end.column, "C") + eraseDown : ""
    let update = RowUpdate(from: known ?? [], to: rows, columns: columns, in: ansi)
    // A line break goes down, not the sequence for it: it makes room at the window's bottom.
    let change = update.text.isEmpty ? "" : "\n" + update.text
    let back = "\r" + move(update.text.isEmpty ? down : down + update.row + 1, "A")
    return aside(toEnd + erasing + change + back + move(current.column, "C"))
  }

  /// What is done while nobody sees the cursor; a row the terminal takes for wider than it is does not
  /// run over into another.
  static func aside(_ text: String) -> String {
    "\u{1B}[?25l\u{1B}[?7l" + text + "\u{1B}[?7h\u{1B}[?25h"
  }

  /// libedit's search has what it searches for after a line break in the line.
  static func isSearch(_ scalars: [Unicode.Scalar]) -> Bool {
    scalars.contains("\n")
  }

  static func text(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(scalars))
  }
}
