import Glibc
import PseudoTerminal
import TestSupport
import Testing

/// The terminal is as it was, whatever ends or stops the program.
@Suite(.oneAtATime) final class RestorationTests: TypingTests {
  /// No mouse, no marks around what is pasted, and a cursor.
  private static let restored = "\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?2004l\u{1B}[?25h"

  @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT, SIGSEGV])
  func aSignalRestoresTheTerminal(number: Int32) throws {
    let terminal = try typing.start(["--mouse"])
    try terminal.type("abc")
    #expect(!terminal.settings.isCooked)
    terminal.signal(number)
    try terminal.expect(Self.restored)
    #expect(try terminal.waitForExit() == .signaled(number))
    #expect(terminal.settings == terminal.initialSettings)
  }

  /// The window is so large, and nobody reads it, that the signal comes before the drawing is done.
  @Test(arguments: [SIGTERM, SIGSEGV])
  func aSignalInADrawingShowsWhatWasHeldBack(number: Int32) throws {
    let (terminal, fifo) = try typing.startShowing(columns: 500, rows: 80)
    let row = String(repeating: "─", count: 250)
    let rows = Array(repeating: row, count: 79).joined(separator: "|")
    for mark in ["a", "b", "c"] { fifo.write("below " + rows.replacing("─|", with: mark + "|")) }
    try terminal.expect("\u{1B}[?2026h")
    terminal.signal(number)
    #expect(try terminal.waitForExit() == .signaled(number))
    let screen = ScreenModel(terminal.output, columns: 500, rows: 80)
    #expect(!screen.isHeldBack && screen.isWrapping && screen.isCursorShown)
  }

  @Test(arguments: [("exit", ProgramStatus.exited(3)), ("crash", .signaled(SIGABRT))])
  func anExitInAReadRestoresTheTerminal(how: String, status: ProgramStatus) throws {
    let (terminal, fifo) = try typing.startShowing(["--mouse"])
    #expect(!terminal.settings.isCooked)
    try fifo.write(how, expecting: Self.restored, in: terminal)
    #expect(try terminal.waitForExit() == status)
    #expect(terminal.settings == terminal.initialSettings)
  }

  @Test func interruptsOutsideAReadEndAProgramThatHangs() throws {
    let terminal = try typing.start()
    try terminal.send("hang\r", expecting: "hanging")
    #expect(try terminal.waitForExit(signaling: SIGINT) == .signaled(SIGINT))
    #expect(terminal.settings == terminal.initialSettings)
  }

  @Test func controlZBetweenLinesGivesTheTerminalToTheShellAndBack() throws {
    let shell = try typing.startInShell()
    try shell.send("hang\r", expecting: "hanging")
    let silent = shell.settings
    #expect(silent != shell.initialSettings)
    try shell.send("\u{1A}", expecting: "shell: ")
    #expect(shell.settings == shell.initialSettings)
    try shell.send("fg\r")
    try shell.expect(silent)
  }

  @Test func controlZGivesTheTerminalToTheShellAndBack() throws {
    let shell = try typing.startInShell(["--mouse"])
    try shell.type("abc")
    try shell.send("\u{1A}", expecting: Self.restored, "shell: ")
    #expect(shell.settings == shell.initialSettings)
    try shell.send("fg\r", expecting: "\u{1B}[?2004h", "\u{1B}[?1002h\u{1B}[?1006h", "type> abc")
    #expect(!shell.settings.isCooked)
    try shell.send("\u{1B}[<0;11;6Md\r", expecting: "line [abcd]")
  }

  /// The signal and the terminal come at once: what is switched on again then is switched off.
  @Test func whoIsKilledWhileStoppedLeavesNothingOn() throws {
    let shell = try typing.startInShell()
    for _ in 1...20 {
      try shell.send("\u{1A}", expecting: "shell: ")
      try shell.send("kill %1; fg\r", expecting: "shell: ")
      #expect(shell.settings == shell.initialSettings)
      let off = try #require(shell.output.ranges(of: "\u{1B}[?2004l").last)
      #expect(!shell.output[off.upperBound...].contains("\u{1B}[?2004h"))
      try shell.send("\(Typing.program)\r", expecting: "type> ")
    }
  }

  @Test func aStopThatNobodyCouldEndIsNone() throws {
    let terminal = try typing.start()
    try terminal.type("abc")
    try terminal.send("\u{1A}", expecting: "type> abc")
    try terminal.send("d\r", expecting: "line [abcd]")
  }

  @Test func aStopAndContinuationFromOutsideRedrawsThePrompt() throws {
    let terminal = try typing.start()
    try terminal.type("abc")
    terminal.signal(SIGSTOP)
    terminal.signal(SIGCONT)
    try terminal.expect("type> abc")
    try terminal.send("d\r", expecting: "line [abcd]")
  }
}
