import CEditLine
import CTerminal
import TextUI

extension LineEditor {
  /// Tells how the line reads now, and draws the rows below it; called before the editor waits.
  func settle() {
    guard isEditing else { return }
    let scalars = typed.scalars
    reportChange(scalars)
    draw(changeOfBelow(scalars), isLast: true)
  }

  /// Hands over an event, after a change of the line that came before it.
  func hand(over event: EditEvent) {
    reportChange(typed.scalars)
    edits.post(event)
  }

  /// Whether a key goes to the session, and not to libedit.
  ///
  /// In libedit's own search all keys are libedit's, and end the search. On a line that came from the
  /// history and was not changed, Up and Down go on through the history.
  func captures(_ key: EditKey) -> Bool {
    let scalars = typed.scalars
    // A character continues a line that was begun; Enter ends the line.
    if case .character(let typed) = key, !typed.isNewline, !scalars.isEmpty { return false }
    if key == .escape, isVisCommandKey(on: scalars) { return false }
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

  /// Whether Esc on a line leads to the commands of vi, because `~/.editrc` has chosen that mode.
  private func isVisCommandKey(on scalars: [Unicode.Scalar]) -> Bool {
    !scalars.isEmpty && catalejo_el_is_vi(handle) == 1
      && !options.keepsRowsBelow(Self.text(scalars))
  }

  /// Notes the line if the key before this one brought it from the history.
  func noteRecalled() {
    guard !keys.isInsideKey else { return }
    let scalars = typed.scalars
    if isRecalling { recalled = scalars }
    // The result of libedit's search comes from the history, too.
    isRecalling = Self.isSearch(scalars)
  }

  /// Notes that a key goes to libedit, which may draw over the rows below, or scroll those above.
  func noteKey(_ scalar: Unicode.Scalar) {
    // Ctrl-P and Ctrl-N are Up and Down.
    if scalar == "\u{10}" || scalar == "\u{E}" { isRecalling = true }
    frame.above = nil
    // A key after Tab may change the line and change it back before that is told.
    if scalar != "\t" { listed = nil }
    // Ctrl-L clears the window and leaves the line as it is. Keys that come before the next wait may
    // lengthen the line by a row and shorten it again.
    if !frame.below.isEmpty, scalar == "\u{C}" || current.end.row != frame.end.row {
      frame.isBelowDamaged = true
    }
  }

  /// Forgets the rows above and below: they are gone from the window, or belong to somebody else.
  func forgetRows() {
    frame.forgetRows()
    catalejo_guard_below(0, 0, 0)
  }

  /// The frame with the line as it reads now.
  var current: EditFrame {
    var current = frame
    current.setLine(typed)
    return current
  }

  private func reportChange(_ scalars: [Unicode.Scalar]) {
    guard !Self.isSearch(scalars) else { return }
    let line = Self.text(scalars)
    guard line != reportedLine else { return }
    reportedLine = line
    edits.post(.changed(line))
  }

  /// The bytes that make the rows below the line those that are asked for; empty if they are.
  private func changeOfBelow(_ scalars: [Unicode.Scalar]) -> String {
    // libedit's own search shows its result in the rows below.
    let rows = isCapable && !Self.isSearch(scalars) ? mailbox.requests.below : []
    if rows.isEmpty, frame.below.isEmpty { return "" }
    var wanted = current
    wanted.setBelow(rows)
    if wanted.below.isEmpty, frame.below.isEmpty { return "" }
    // A signal that ends the program removes the line as well, if the read is to leave nothing.
    let kept = options.leavesNothing ? (0, 0) : (wanted.rowsToEnd, wanted.end.column)
    catalejo_guard_below(wanted.below.isEmpty ? 0 : 1, Int32(kept.0), Int32(kept.1))
    wanted.isBelowDamaged = false
    defer { frame = wanted }
    return frame.changeBelow(to: wanted, in: ansi)
  }

  /// Whether libedit's own search is on: it has a line break in the line, before the text it looks for.
  static func isSearch(_ scalars: [Unicode.Scalar]) -> Bool { scalars.contains("\n") }

  static func text(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(scalars))
  }
}
