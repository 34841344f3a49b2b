import CEditLine
import CTerminal
import Platform
import TextUI

extension LineEditor {
  /// Handles signals and the requests of other threads; it sets `outcome` if the read is to end.
  ///
  /// It leaves the rows below the line alone: ``settle()`` draws them before the next wait.
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
    if size != frame.size { resize(to: size) }
    let isRepainted = adoptPalette()
    if isRepainted {
      setPrompt()
      frame.above = nil
    }
    if isEditing { setPointerMode(mailbox.requests.reportsPointer) }
    askBackground()
    if let prompt = mailbox.take(\.prompt, leaving: nil) { self.prompt = prompt }
    showPrompt()
    let printing = mailbox.take(\.printing, leaving: Mailbox.Printing())
    if printing.clearsWindow, isEditing, isCapable { clearWindow() }
    let isNew =
      printing.clearsWindow || isRepainted || wantedBanner != frame.banner
    if !printing.lines.isEmpty || isEditing && isNew {
      printAbove(printing.lines, over: printing.covered)
    }
  }

  /// Asks the terminal for its background, if that was requested.
  ///
  /// It does so only during a read: otherwise the terminal would echo the answer. Whenever the answer
  /// comes, it is taken out of the typed text.
  func askBackground() {
    guard isEditing, isCapable, mailbox.take(\.asksBackground, leaving: false) else { return }
    let questions = TerminalBackground.questions(in: Environment.current())
    keys.awaitedBackgrounds = questions.count
    print(questions.joined())
  }

  /// Prints lines above the banner and the prompt.
  ///
  /// - Parameters:
  ///   - lines: the lines to print.
  ///   - rows: the number of rows above the banner that the lines replace. Rows that are out of the window
  ///     can't be drawn over; as many lines are left out.
  func printAbove(_ lines: [Line], over rows: Int = 0) {
    var wanted = current
    if isEditing, rows == lines.count, wantedBanner == frame.banner, !Self.isSearch(typed.scalars),
      wanted.canReplaceAbove(with: lines)
    {
      wanted.above = lines
      draw(frame.changeAbove(to: wanted, in: ansi))
      frame.above = lines
      return
    }
    let room = frame.size.rows - (mailbox.requests.banner == nil ? 1 : 2)
    let isAgain = rows > 0 && isCapable
    let shown = isAgain ? lines.suffix(min(rows, room) + max(0, lines.count - rows)) : lines
    let up = isAgain ? CSI.move(min(rows, frame.size.rows - 1), "A") + CSI.eraseDown : ""
    // libedit leaves output processing on: a line break is one.
    redraw { up + ansi.text(shown) }
    let isWhole = isCapable && lines.count <= room && lines.allSatisfy(frame.isRow)
    frame.above = isWhole ? lines : nil
  }

  /// Draws the prompt and the line anew if another prompt is wanted: the hint gives way to it as soon as
  /// something is typed, so that a line stays on the screen after its prompt.
  func showPrompt() {
    if isEditing, isPromptOutdated { repaint() }
  }

  /// Draws the prompt and the line anew, after a change of the prompt or of the window.
  private func repaint() {
    redraw {
      setPrompt()
      return ""
    }
  }

  /// Writes a text; during a read, it erases banner, prompt and line before, and draws them again after it.
  private func redraw(after change: () -> String) {
    guard isEditing else { return print(change()) }
    draw(erasing() + change() + nextBanner())
    forgetRows()
    catalejo_el_refresh(handle)
  }

  /// Erases the whole window; rows that were scrolled out of it stay.
  private func clearWindow() {
    draw("\u{1B}[H\u{1B}[2J")
    frame.banner = nil
    forgetRows()
  }

  /// The characters of the line, and the number of those before the cursor.
  var typed: (scalars: [Unicode.Scalar], cursor: Int) {
    guard let line = el_wline(handle)?.pointee, let start = line.buffer else { return ([], 0) }
    let count = line.lastchar - start
    let scalars = UnsafeBufferPointer(start: start, count: count).map {
      Unicode.Scalar(UInt32(bitPattern: Int32($0))) ?? "\u{FFFD}"
    }
    return (scalars, min(line.cursor - start, count))
  }

  private func interrupt(_ mark: String) {
    outcome = .interrupted
    keys.removeAll()
    guard isEditing else { return }
    if options.leavesNothing { return erase() }
    // The line stays on the screen, whole, and the next prompt comes below it.
    let line = current
    let toEnd =
      "\r" + CSI.move(line.end.row - line.cursor.row, "B") + CSI.move(line.end.column, "C")
    let erasing = frame.below.isEmpty ? "" : CSI.eraseDown
    print((isCapable ? toEnd + erasing : "") + mark + "\n")
    forgetRows()
  }

  /// Ends the read and removes it from the window; the next read begins with the typed text, unless that is
  /// to be forgotten.
  private func giveWay() {
    outcome = .gaveWay
    let discards = mailbox.take(\.discards, leaving: false)
    guard isEditing else { return }
    if !discards { keys.putBack(Self.text(typed.scalars)) }
    erase()
  }

  /// Ends the read with pasted lines, and removes it from the window.
  func take(_ lines: [String]) {
    // A space or a line break between two of them.
    let length = lines.reduce(lines.count - 1) { $0 + $1.utf8.count }
    outcome = length > EditLineReader.longestLine ? .tooLong : .lines(lines)
    erase()
  }

  /// Removes banner, prompt, line and the rows below from the window.
  func erase() {
    draw(erasing())
    forgetRows()
  }

  /// Sets the terminal after a stop: it has the shell's settings then, and its cursor is anywhere.
  private func takeTerminalBack() {
    guard isEditing else { return }
    catalejo_guard_settle()
    catalejo_guard_hold()
    defer { catalejo_guard_release() }
    catalejo_el_raw(handle, 0)
    catalejo_el_raw(handle, 1)
    // The signal handler switched reports off.
    keys.awaitsReports = false
    setModes(true)
    forgetRows()
    draw((isCapable ? "\r" + CSI.eraseDown : "\n") + nextBanner())
    catalejo_el_refresh(handle)
  }

  private func resize(to size: Size) {
    frame.size = size
    el_resize(handle)
    // Terminals wrap their rows anew, so the cursor is where the new width puts it.
    repaint()
    edits.post(.resized(size))
  }

  /// The banner that is asked for, cut to one row.
  private var wantedBanner: Line? {
    mailbox.requests.banner?.truncated(to: max(1, frame.size.columns - 1))
  }

  /// Takes the banner that is asked for, and returns its bytes for the row that the prompt begins in.
  func nextBanner() -> String {
    frame.banner = wantedBanner
    return frame.banner.map { ansi.text([$0]) } ?? ""
  }

  /// The bytes that remove banner, prompt, line and the rows below.
  private func erasing() -> String { isCapable ? current.erasing : "\n" }
}
