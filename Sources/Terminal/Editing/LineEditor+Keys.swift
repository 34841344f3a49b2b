import CEditLine
import CTerminal
import Glibc
import TextUI

extension LineEditor {
  private enum Filled { case bytes, nothing, ended }

  /// How long the rest of an escape sequence may take, in milliseconds: a lone Esc is one after that.
  private static let patience: Int32 = 30

  /// libedit's question for a key; 1 with one, 0 at the end of the input, -1 to end the read.
  func nextKey(_ key: UnsafeMutablePointer<wchar_t>) -> Int32 {
    noteRecalled()
    while outcome == nil {
      var next = keys.next(isFinal: false, isCaptured: captures)
      if next == .partial, fill(for: Self.patience) == .nothing {
        next = keys.next(isFinal: true, isCaptured: captures)
        if next == .partial { _ = fill(for: -1) }
      }
      switch next {
      case .special(let special):
        hand(over: .key(special))
        guard special == .escape, !typed.scalars.isEmpty || recalled != nil else { continue }
        recalled = nil
        noteKey(Self.emptyingKey)
        key.pointee = wchar_t(Self.emptyingKey.value)
        return 1
      case .scalar(let scalar):
        noteKey(scalar)
        key.pointee = wchar_t(scalar.value)
        return 1
      case .pointer(let report):
        if let event = pointer.event(for: report) { hand(over: .pointer(event)) }
        if pointer.click != nil { askPosition() }
      case .position(let row):
        if let event = pointer.takeClick(around: editedRows(cursorRow: row)) {
          hand(over: .pointer(event))
        }
      case .background(let background): edits.post(.background(background))
      case .paste:
        guard collectPaste() else { continue }
        noteKey(Self.pasteKey)
        key.pointee = wchar_t(Self.pasteKey.value)
        return 1
      case .partial: continue
      case .none: _ = fill(for: -1)
      }
    }
    errno = EINTR
    return outcome == .end ? 0 : -1
  }

  private func collectPaste() -> Bool {
    var paste = PasteCollector(limit: EditLineReader.longestLine)
    while !paste.collect(from: &keys) {
      guard fill(for: -1) == .bytes else { return false }
    }
    pasted = paste.line
    return true
  }

  /// Waits for bytes (for ever where the time is below zero), and does what else comes up meanwhile.
  private func fill(for milliseconds: Int32) -> Filled {
    var descriptors = [
      pollfd(fd: input, events: Int16(POLLIN), revents: 0),
      pollfd(fd: mailbox.wake.readEnd, events: Int16(POLLIN), revents: 0),
    ]
    while true {
      var count = poll(&descriptors, 2, max(0, milliseconds))
      if count == 0, milliseconds < 0 {
        settle()
        count = poll(&descriptors, 2, -1)
      }
      if count == 0 { return .nothing }
      if count < 0 {
        if errno == EINTR { continue }
        outcome = .end
        return .ended
      }
      if descriptors[1].revents != 0 {
        mailbox.wake.drain()
        handleEvents()
        if outcome != nil { return .ended }
        // Enter may be among what was asked for.
        if !keys.isEmpty { return .bytes }
      }
      if descriptors[0].revents != 0 {
        var block = [UInt8](repeating: 0, count: 4_096)
        let count = Glibc.read(input, &block, block.count)
        if count > 0 {
          keys.append(block[..<count])
          return .bytes
        }
        if count == 0 || (errno != EAGAIN && errno != EINTR) {
          outcome = .end
          return .ended
        }
      }
    }
  }

  /// Asks the terminal where its cursor is (ECMA-48, 8.3.35: DSR).
  private func askPosition() {
    keys.awaitsPosition = true
    print(CursorReport.question)
  }

  /// The rows of the window that banner, prompt and line are in.
  private func editedRows(cursorRow: Int) -> ClosedRange<Int> {
    let (scalars, cursor) = typed
    let above = place(ofCursor: cursor, in: scalars).row
    let below = place(after: scalars).row - above
    return (cursorRow - above - bannerRows)...(cursorRow + below)
  }

  /// Has the terminal report its mouse or not (xterm, ctlseqs: button-event tracking, reports in SGR's
  /// form); what ends or stops the program meanwhile switches it off.
  func setPointerMode(_ isOn: Bool) {
    let isOn = isOn && isCapable
    guard isOn != keys.awaitsReports else { return }
    keys.awaitsReports = isOn
    pointer = PointerTracker()
    // Before it is on, and after it is off: a signal may come in between.
    if isOn { catalejo_guard_pointer(1) }
    print(isOn ? "\u{1B}[?1002h\u{1B}[?1006h" : "\u{1B}[?1006l\u{1B}[?1002l")
    if !isOn { catalejo_guard_pointer(0) }
  }
}
