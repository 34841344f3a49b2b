import CEditLine
import CTerminal
import Glibc
import TextUI

extension LineEditor {
  /// Does what signals and other threads asked for; `outcome` says whether the read ends.
  func handleEvents() {
    let noted = catalejo_guard_take()
    if noted & CATALEJO_INTERRUPTED != 0 || mailbox.requests.isCancelled {
      interrupt(noted & CATALEJO_INTERRUPTED != 0 ? "^C" : "")
      return
    }
    if mailbox.take(\.givesWay, leaving: false) { return giveWay() }
    if mailbox.take(\.enters, leaving: false) { keys.append("\r".utf8) }
    if noted & CATALEJO_CONTINUED != 0 { takeTerminalBack() }
    let size = Self.currentSize()
    if size != self.size { resize(to: size) }
    let isRepainted = adoptPalette()
    if isRepainted {
      setPrompt()
      shownAbove = nil
    }
    if isEditing { setPointerMode(mailbox.requests.reportsPointer) }
    askBackground()
    if let prompt = mailbox.take(\.prompt, leaving: nil), prompt != self.prompt {
      self.prompt = prompt
      repaint()
    }
    let printing = mailbox.take(\.printing, leaving: Mailbox.Printing())
    if printing.clearsWindow, isEditing, isCapable { clearWindow() }
    let isNew =
      printing.clearsWindow || isRepainted || mailbox.requests.banner != wantedBanner
    if !printing.lines.isEmpty || isEditing && isNew {
      printAbove(printing.lines, over: printing.covered)
    }
  }

  /// Asks the terminal for its background, where that is wanted.
  ///
  /// Only while it is read from: the answer would be an echo on the screen else. Whenever it comes,
  /// it is taken out of what is typed.
  func askBackground() {
    guard isEditing, isCapable, mailbox.take(\.asksBackground, leaving: false) else { return }
    keys.awaitsBackground = true
    print(TerminalBackground.question)
  }

  /// Prints lines in place of the prompt and what is typed, which come again after them.
  ///
  /// - Parameter rows: how many rows above the prompt they take the place of, too. Of those some may
  ///   be out of the window, where nothing can be drawn over; as many lines are left out.
  func printAbove(_ lines: [Line], over rows: Int = 0) {
    if let change = changeOfAbove(lines, over: rows) {
      shownAbove = lines
      return draw(change)
    }
    let room = size.rows - (mailbox.requests.banner == nil ? 1 : 2)
    let isAgain = rows > 0 && isCapable
    let shown = isAgain ? lines.suffix(min(rows, room) + max(0, lines.count - rows)) : lines
    let up = isAgain ? Self.move(min(rows, size.rows - 1), "A") + Self.eraseDown : ""
    // libedit leaves output processing on: a line break is one.
    redraw { up + ansi.text(shown) }
    let isWhole = isCapable && lines.count <= room && lines.allSatisfy { isRow($0) }
    shownAbove = isWhole ? lines : nil
  }

  /// What makes the rows above the banner others, as many, while all else stays where it is; nil where
  /// that can't be.
  private func changeOfAbove(_ lines: [Line], over rows: Int) -> String? {
    let (cursor, end) = positions
    guard let shownAbove, shownAbove.count == rows, lines.count == rows, isEditing,
      lines.allSatisfy({ isRow($0) }), mailbox.requests.banner == wantedBanner,
      !Self.isSearch(typed.scalars), end.row == 0
    else { return nil }
    let update = RowUpdate(from: shownAbove, to: lines, columns: size.columns, in: ansi)
    guard !update.text.isEmpty else { return "" }
    let up = rows + bannerRows
    return Self.aside(
      "\r" + Self.move(up, "A") + update.text
        + "\r" + Self.move(up - update.row, "B") + Self.move(cursor.column, "C"))
  }

  /// Whether a line takes one row, and that of characters.
  private func isRow(_ line: Line) -> Bool { line.graphic == nil && line.width <= size.columns }

  /// Puts the prompt, which is another, or for another window, before what is typed.
  private func repaint() {
    redraw {
      setPrompt()
      return ""
    }
  }

  /// Writes something in the place of the prompt and what is typed; where they are on the screen, they
  /// go before and come again after.
  private func redraw(after change: () -> String) {
    guard isEditing else { return print(change()) }
    shownAbove = nil
    draw(erasing() + change() + nextBanner())
    forgetBelow()
    catalejo_el_refresh(handle)
  }

  /// Erases all the window shows; what was scrolled out of it stays.
  private func clearWindow() {
    draw("\u{1B}[H\u{1B}[2J")
    (shownBanner, wantedBanner, shownAbove) = (nil, nil, nil)
    forgetBelow()
  }

  /// The line's characters and how many are before the cursor.
  var typed: (scalars: [Unicode.Scalar], cursor: Int) {
    guard let line = el_wline(handle)?.pointee, let start = line.buffer else { return ([], 0) }
    let count = line.lastchar - start
    let scalars = UnsafeBufferPointer(start: start, count: count).map {
      Unicode.Scalar(UInt32(bitPattern: Int32($0))) ?? "\u{FFFD}"
    }
    return (scalars, min(line.cursor - start, count))
  }

  /// How many characters the line has.
  var typedCount: Int {
    guard let line = el_wline(handle)?.pointee, let start = line.buffer else { return 0 }
    return line.lastchar - start
  }

  private func interrupt(_ mark: String) {
    outcome = .interrupted
    keys.removeAll()
    guard isEditing else { return }
    if options.leavesNothing { return erase() }
    // The line stays on the screen, whole, and the next prompt comes below it.
    let (cursor, end) = positions
    let toEnd = "\r" + Self.move(end.row - cursor.row, "B") + Self.move(end.column, "C")
    let erasing = shownBelow == nil ? "" : Self.eraseDown
    print((isCapable ? toEnd + erasing : "") + mark + "\n")
    forgetBelow()
  }

  /// Ends the read without a trace; what was typed is typed again in the next.
  private func giveWay() {
    outcome = .gaveWay
    guard isEditing else { return }
    keys.putBack(Self.text(typed.scalars))
    erase()
  }

  /// Takes what is edited, and what stands below it, off the screen.
  func erase() {
    draw(erasing())
    forgetBelow()
  }

  /// After a stop the terminal is set as the shell had it, and the cursor anywhere.
  private func takeTerminalBack() {
    guard isEditing else { return }
    catalejo_guard_settle()
    catalejo_guard_hold()
    defer { catalejo_guard_release() }
    catalejo_el_raw(handle, 0)
    catalejo_el_raw(handle, 1)
    // The signal switched it off.
    keys.awaitsReports = false
    setModes(true)
    forgetBelow()
    shownAbove = nil
    draw((isCapable ? "\r" + Self.eraseDown : "\n") + nextBanner())
    catalejo_el_refresh(handle)
  }

  private func resize(to size: Size) {
    self.size = size
    el_resize(handle)
    // Terminals wrap what they show anew, so the cursor is where the new width puts it.
    repaint()
    edits.post(.resized(size))
  }

  /// The banner there is, cut to one row, for where the prompt is to begin.
  func nextBanner() -> String {
    wantedBanner = mailbox.requests.banner
    shownBanner = wantedBanner?.truncated(to: max(1, size.columns - 1))
    return shownBanner.map { ansi.text([$0]) } ?? ""
  }

  /// What removes banner, prompt, line and what is below from the screen; the cursor is then where they
  /// began.
  private func erasing() -> String {
    guard isCapable else { return "\n" }
    let row = min(positions.cursor.row + bannerRows, size.rows - 1)
    return "\r" + Self.move(row, "A") + Self.eraseDown
  }

  /// In a window that was made narrower the banner takes more rows than one.
  var bannerRows: Int {
    shownBanner.map { ($0.width + size.columns - 1) / max(1, size.columns) } ?? 0
  }

  /// Where the cursor and the end of what is typed are.
  var positions: (cursor: CellPosition, end: CellPosition) {
    let (scalars, cursor) = typed
    return (position(ofCursor: cursor, in: scalars), position(after: scalars))
  }

  /// Where the cursor is before the character at an index: on that character, which starts a row
  /// where it is too wide for the one before.
  func position(ofCursor cursor: Int, in scalars: [Unicode.Scalar]) -> CellPosition {
    let position = position(after: scalars.prefix(cursor))
    guard cursor < scalars.count else { return position }
    let isWide = catalejo_columns(scalars[cursor].value) > 1
    return isWide && position.column == size.columns - 1
      ? CellPosition(row: position.row + 1, column: 0) : position
  }

  func position(after scalars: some Sequence<Unicode.Scalar>) -> CellPosition {
    CellPosition.after(prompt: shownPrompt.text, text: scalars, columns: size.columns)
  }

  /// The sequence that moves the cursor, where it is to move at all (zero would count as one).
  static func move(_ count: Int, _ direction: Character) -> String {
    switch count {
    case ..<1: ""
    case 1: "\u{1B}[\(direction)"
    default: "\u{1B}[\(count)\(direction)"
    }
  }
}
