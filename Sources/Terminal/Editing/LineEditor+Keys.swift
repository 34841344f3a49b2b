import CEditLine
import CTerminal
import Glibc
import TextUI

extension LineEditor {
  /// How long the editor waits for the rest of an escape sequence, in milliseconds; after that, Esc is a
  /// key of its own.
  private static let escapeTimeout: Int32 = 30

  /// Gives libedit its next key, and waits for it.
  ///
  /// - Parameter key: where the key goes.
  /// - Returns: 1 with a key, 0 at the end of the input, -1 to end the read.
  func nextKey(_ key: UnsafeMutablePointer<wchar_t>) -> Int32 {
    noteRecalled()
    while outcome == nil {
      var next = keys.next(isFinal: false, isCaptured: captures)
      if next == .partial, !fill(for: Self.escapeTimeout) {
        next = keys.next(isFinal: true, isCaptured: captures)
        if next == .partial { fill(for: -1) }
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
      case .paste(let text):
        pasted = text
        noteKey(Self.pasteKey)
        key.pointee = wchar_t(Self.pasteKey.value)
        return 1
      case .partial: continue
      case .none: fill(for: -1)
      }
    }
    errno = EINTR
    return outcome == .end ? 0 : -1
  }

  /// Waits for bytes, and handles signals and the requests of other threads meanwhile.
  ///
  /// - Parameter milliseconds: how long to wait; below 0 the wait has no end.
  /// - Returns: whether anything came in time.
  @discardableResult
  func fill(for milliseconds: Int32) -> Bool {
    var descriptors = [
      pollfd(fd: input, events: Int16(POLLIN), revents: 0),
      pollfd(fd: mailbox.wake.readEnd, events: Int16(POLLIN), revents: 0),
    ]
    var count = poll(&descriptors, 2, max(0, milliseconds))
    if count == 0, milliseconds < 0 {
      settle()
      count = poll(&descriptors, 2, -1)
    }
    if count < 0, errno != EINTR { outcome = .end }
    guard count > 0 else { return count < 0 }
    if descriptors[1].revents != 0 {
      mailbox.wake.drain()
      handleEvents()
    }
    if outcome == nil, descriptors[0].revents != 0 {
      var block = [UInt8](repeating: 0, count: 4_096)
      let count = Glibc.read(input, &block, block.count)
      if count == 0 || count < 0 && errno != EAGAIN && errno != EINTR { outcome = .end }
      keys.append(block.prefix(max(0, count)))
    }
    return true
  }

  /// Asks the terminal where its cursor is (ECMA-48, 8.3.35: DSR).
  private func askPosition() {
    keys.awaitsPosition = true
    print(CursorReport.question)
  }

  /// The rows of the window that banner, prompt and line are in, with the cursor in a row of it.
  private func editedRows(cursorRow: Int) -> ClosedRange<Int> {
    let frame = current
    let start = cursorRow - frame.cursor.row
    return (start - frame.bannerRows)...(start + frame.end.row)
  }

  /// Has the terminal report its mouse, or not (xterm, ctlseqs: button-event tracking, reports in SGR's
  /// form).
  ///
  /// The signal handlers switch reports off when they end or stop the program.
  func setPointerMode(_ isOn: Bool) {
    let isOn = isOn && isCapable
    guard isOn != keys.awaitsReports else { return }
    keys.awaitsReports = isOn
    pointer = PointerTracker()
    // The handler is told before reports are on, and after they are off: a signal may come in between.
    if isOn { catalejo_guard_pointer(1) }
    print(isOn ? "\u{1B}[?1002h\u{1B}[?1006h" : "\u{1B}[?1006l\u{1B}[?1002l")
    if !isOn { catalejo_guard_pointer(0) }
  }
}
