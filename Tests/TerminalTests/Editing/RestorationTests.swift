import Glibc
import PseudoTerminal
import TestSupport
import Testing

/// The terminal is as it was, whatever ends or stops the program.
@Suite(.owning(.terminal)) struct RestorationTests {
  private let typing: Typing

  init() throws {
    typing = try Typing()
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT, SIGSEGV])
  func aSignalRestoresTheTerminal(number: Int32) throws {
    let terminal = try typing.start()
    try terminal.type("abc")
    #expect(!terminal.settings.isCooked)
    terminal.signal(number)
    try terminal.expect("\u{1B}[?2004l\u{1B}[?25h")
    #expect(try terminal.waitForExit() == .signaled(number))
    #expect(terminal.settings == terminal.initialSettings)
  }

  @Test(arguments: [("exit", ProgramStatus.exited(3)), ("crash", .signaled(SIGABRT))])
  func anExitInAReadRestoresTheTerminal(how: String, status: ProgramStatus) throws {
    let (terminal, fifo) = try typing.startShowing()
    #expect(!terminal.settings.isCooked)
    fifo.write(how)
    try terminal.expect("\u{1B}[?2004l\u{1B}[?25h")
    #expect(try terminal.waitForExit() == status)
    #expect(terminal.settings == terminal.initialSettings)
  }

  @Test func interruptsOutsideAReadEndAProgramThatHangs() throws {
    let terminal = try typing.start()
    try terminal.send("hang\r")
    try terminal.expect("hanging")
    #expect(try terminal.waitForExit(signaling: SIGINT) == .signaled(SIGINT))
    #expect(terminal.settings == terminal.initialSettings)
  }

  @Test func controlZBetweenLinesGivesTheTerminalToTheShellAndBack() throws {
    let shell = try typing.startInShell()
    try shell.send("hang\r")
    try shell.expect("hanging")
    let silent = shell.settings
    #expect(silent != shell.initialSettings)
    try shell.send("\u{1A}")
    try shell.expect("shell: ")
    #expect(shell.settings == shell.initialSettings)
    try shell.send("fg\r")
    try shell.expect(silent)
  }

  @Test func controlZGivesTheTerminalToTheShellAndBack() throws {
    let shell = try typing.startInShell()
    try shell.type("abc")
    try shell.send("\u{1A}")
    try shell.expect("\u{1B}[?2004l")
    try shell.expect("shell: ")
    #expect(shell.settings == shell.initialSettings)
    try shell.send("fg\r")
    try shell.expect("\u{1B}[?2004h")
    try shell.expect("type> abc")
    #expect(!shell.settings.isCooked)
    try shell.send("d\r")
    try shell.expect("line [abcd]")
  }

  @Test func aStopThatNobodyCouldEndIsNone() throws {
    let terminal = try typing.start()
    try terminal.type("abc")
    try terminal.send("\u{1A}")
    try terminal.expect("type> abc")
    try terminal.send("d\r")
    try terminal.expect("line [abcd]")
  }

  @Test func aStopAndContinuationFromOutsideRedrawsThePrompt() throws {
    let terminal = try typing.start()
    try terminal.type("abc")
    terminal.signal(SIGSTOP)
    terminal.signal(SIGCONT)
    try terminal.expect("type> abc")
    try terminal.send("d\r")
    try terminal.expect("line [abcd]")
  }
}
