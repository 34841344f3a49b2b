import CTerminal
import Platform
import TextUI

extension LineEditor {
  /// How long the editor waits for the rest of an escape sequence, in milliseconds; after that, Esc is a
  /// key of its own.
  private static let escapeTimeout: Int32 = 30

  /// Gives libedit its next key, and waits for it.
  ///
  /// - Parameter key: where the key goes.
  /// - Returns: 1 with a key, 0 at the end of the input, -1 to end the read.
  func nextKey(_ key: UnsafeMutablePointer<Int32>) -> Int32 {
    noteRecalled()
    showPrompt()
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
        key.pointee = Int32(Self.emptyingKey.value)
        return 1
      case .scalar(let scalar):
        noteKey(scalar)
        key.pointee = Int32(scalar.value)
        return 1
      case .pointer(let report):
        if let event = pointer.event(for: report) { hand(over: .pointer(event)) }
        if pointer.click != nil { askPosition() }
      case .position(let row):
        if let event = pointer.takeClick(around: editedRows(cursorRow: row)) {
          hand(over: .pointer(event))
        }
      case .background(let background): edits.post(.background(background))
      case .paste(let lines)
      where options.takesLines && lines.count > 1 && typed.scalars.isEmpty:
        take(lines)
      case .paste(let lines):
        pasted = lines.joined(separator: " ")
        noteKey(Self.pasteKey)
        key.pointee = Int32(Self.pasteKey.value)
        return 1
      case .partial: continue
      case .none: fill(for: -1)
      }
    }
    Errno.last = .interrupted
    return outcome == .end ? 0 : -1
  }

  /// Waits for bytes, and handles signals and the requests of other threads meanwhile.
  ///
  /// - Parameter milliseconds: how long to wait; below 0 the wait has no end.
  /// - Returns: whether anything came in time.
  @discardableResult
  func fill(for milliseconds: Int32) -> Bool {
    let descriptors = [input, mailbox.wake.readEnd]
    do throws(Errno) {
      var ready = try FileDescriptor.poll(descriptors, within: max(0, milliseconds))
      if ready.isEmpty, milliseconds < 0 {
        settle()
        ready = try FileDescriptor.poll(descriptors, within: -1)
      }
      if ready.contains(1) {
        mailbox.wake.drain()
        handleEvents()
      }
      if outcome == nil, ready.contains(0) {
        var block: [UInt8] = []
        if try input.read(4_096, into: &block, retry: .never) == 0 { outcome = .end }
        keys.append(block)
      }
      return !ready.isEmpty
    } catch {
      if error != .interrupted, error != .wouldBlock { outcome = .end }
      return true
    }
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
