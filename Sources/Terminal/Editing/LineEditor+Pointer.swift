import CTerminal

/// What has a terminal report its mouse (xterm, ctlseqs: button-event tracking, reports in SGR's
/// form).
extension LineEditor {
  /// Fits what the terminal reports to what is asked for, in mid-read.
  func adoptPointer() {
    if isEditing { setPointerMode(mailbox.tellsPointer) }
  }

  /// Has the mouse reported or not; what ends or stops the program meanwhile switches it off.
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
