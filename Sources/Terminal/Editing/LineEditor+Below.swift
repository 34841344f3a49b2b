import CEditLine
import CTerminal
import TextUI

/// What stands below the line, as it was last drawn.
struct ShownBelow: Hashable {
  let rows: [Line]
  /// The line that was there then.
  let scalars: [Unicode.Scalar]
}

extension LineEditor {
  /// Before the editor waits: tells how the line reads now and draws what stands below it.
  func settle() {
    guard isEditing else { return }
    let typed = typed
    tellChange(typed.scalars)
    drawBelow(typed.scalars, cursor: typed.cursor)
  }

  /// Hands over what was done, after the line it was done on.
  func hand(over event: EditEvent) {
    tellChange(typed.scalars)
    edits.post(event)
  }

  /// Whether a key is not libedit's.
  ///
  /// In a search of libedit's all are: there they end it. On a line as the history had it, the way
  /// through the history goes on.
  func captures(_ key: EditKey) -> Bool {
    // What is typed goes on with a line that was begun.
    if case .character = key, typedCount > 0 { return false }
    let scalars = typed.scalars
    let isOfHistory = key == .up || key == .down
    let isRecalled = !scalars.isEmpty && scalars == recalled
    if !Self.isSearch(scalars), !(isOfHistory && isRecalled),
      options.captures(Self.text(scalars)).contains(key)
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

  /// Notes that a key goes to libedit, which may draw over what stands below.
  ///
  /// Of several keys before the next wait, one may lengthen the line and another shorten it again.
  func noteKey(_ scalar: Unicode.Scalar) {
    // Ctrl-P and Ctrl-N are Up and Down.
    if scalar == "\u{10}" || scalar == "\u{E}" { isRecalling = true }
    guard let shownBelow else { return }
    // Ctrl-L clears the screen and leaves the line as it is.
    if scalar == "\u{C}" || typedCount != shownBelow.scalars.count { isBelowDamaged = true }
  }

  /// What was below the line is gone from the screen, or somebody else's now.
  func forgetBelow() {
    shownBelow = nil
    isBelowDamaged = false
    catalejo_guard_below(0, 0, 0)
  }

  /// After a read: removes what is below; the cursor is after the line.
  func removeBelow() {
    if shownBelow != nil { print(Self.eraseDown) }
    forgetBelow()
  }

  static let eraseDown = "\u{1B}[J"

  private func tellChange(_ scalars: [Unicode.Scalar]) {
    guard !Self.isSearch(scalars) else { return }
    let line = Self.text(scalars)
    guard line != toldLine else { return }
    toldLine = line
    edits.post(.changed(line))
  }

  private func drawBelow(_ scalars: [Unicode.Scalar], cursor: Int) {
    // libedit's search has what it found in the rows below.
    let wanted = isCapable && !Self.isSearch(scalars) ? mailbox.wanted.below : []
    if wanted.isEmpty, shownBelow == nil { return }
    let end = place(after: scalars)
    let current = place(ofCursor: cursor, in: scalars)
    let room = size.rows - (shownBanner == nil ? 0 : 1) - (end.row + 1)
    let rows = wanted.prefix(max(0, room)).map { $0.truncated(to: size.columns) }
    if rows.isEmpty, shownBelow == nil { return }
    // A line of more rows than the window has: libedit shows its end.
    let down = min(end.row - current.row, size.rows - 1)
    catalejo_guard_below(rows.isEmpty ? 0 : 1, Int32(down), Int32(end.column))
    let drawn = ShownBelow(rows: rows, scalars: scalars)
    if drawn == shownBelow, !isBelowDamaged { return }
    print(drawing(rows, down: down, end: end, current: current))
    shownBelow = rows.isEmpty ? nil : drawn
    isBelowDamaged = false
  }

  /// Goes to the line's end, erases what is after it, writes the rows and comes back.
  ///
  /// A line break goes down, not the sequence for it: it makes room at the window's bottom. A row
  /// the terminal takes for wider than it is must not run over into another, hence no wrapping.
  private func drawing(_ rows: [Line], down: Int, end: EditPlace, current: EditPlace) -> String {
    let toEnd = "\r" + String(repeating: "\n", count: down) + Self.move(end.column, "C")
    let written = rows.map { "\n" + ansi.text($0) }.joined()
    let back = "\r" + Self.move(down + rows.count, "A") + Self.move(current.column, "C")
    return "\u{1B}[?25l\u{1B}[?7l" + toEnd + Self.eraseDown + written + back
      + "\u{1B}[?7h\u{1B}[?25h"
  }

  /// libedit's search has what it searches for after a line break in the line.
  static func isSearch(_ scalars: [Unicode.Scalar]) -> Bool {
    scalars.contains("\n")
  }

  private static func text(_ scalars: [Unicode.Scalar]) -> String {
    String(String.UnicodeScalarView(scalars))
  }
}
