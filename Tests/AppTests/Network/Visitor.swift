import PseudoTerminal

/// Somebody at the real program's terminal, waiting on a thread of their own.
actor Visitor {
  private let terminal: PseudoTerminal
  private let thread = WaitingThread()
  /// How many words nobody knows were typed; see `settle`.
  var settled = 0

  nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

  init(_ terminal: sending PseudoTerminal) {
    self.terminal = terminal
  }

  /// All output until now.
  var output: String { terminal.output }

  /// All output until now, as it came.
  var bytes: [UInt8] { terminal.bytes }

  /// Whether the terminal is set as it was before the program started.
  var isAsBefore: Bool { terminal.settings == terminal.initialSettings }

  /// Changes the window's size.
  func resize(columns: Int, rows: Int) {
    terminal.resize(columns: columns, rows: rows)
  }

  /// Waits for texts, one after the other.
  func expect(_ texts: String...) throws {
    for text in texts { try terminal.expect(text) }
  }

  /// Waits for one of two texts.
  func expect(anyOf first: String, _ second: String) throws {
    try terminal.expect(anyOf: [first, second])
  }

  /// Types a line at the prompt, and waits for texts, one after the other.
  func enter(_ line: String, expecting texts: String...) throws {
    try terminal.send(line + "\r")
    for text in texts { try terminal.expect(text) }
  }

  func send(_ keys: String) throws {
    try terminal.send(keys)
  }

  func signal(_ number: Int32) {
    terminal.signal(number)
  }

  func waitForExit() throws -> ProgramStatus {
    try terminal.waitForExit()
  }

  /// Presses Ctrl-D and waits for the end.
  func leave() throws -> ProgramStatus {
    try terminal.send("\u{04}")
    return try terminal.waitForExit()
  }
}
