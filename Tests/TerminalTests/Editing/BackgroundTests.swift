import Glibc
import PseudoTerminal
import TestSupport
import Testing

/// The question for a terminal's background, and its answers, which are nothing that is typed.
@Suite(.oneAtATime) final class BackgroundTests: TypingTests {
  private static let question = "\u{1B}]11;?\u{1B}\\"
  private static let answer = "\u{1B}]11;rgb:2828/2c2c/3434\u{1B}\\"

  private func start() throws -> PseudoTerminal {
    let terminal = try typing.start(["--background", "--follow"])
    #expect(terminal.output.contains(Self.question))
    return terminal
  }

  private func screen(_ terminal: PseudoTerminal) -> [String] {
    ScreenModel(terminal.output.replacing(Self.question, with: "")).rows
  }

  @Test func anAnswerIsToldAndNotTyped() throws {
    let terminal = try start()
    try terminal.send(Self.answer, expecting: "<dark background>")
    try terminal.send("a\r", expecting: "line [a]")
    #expect(screen(terminal).contains { $0.contains("rgb") } == false)
    #expect(terminal.output.ranges(of: Self.question).count == 1)
  }

  @Test func aLateAnswerMayComeInPartsInTheMidstOfALine() throws {
    let terminal = try start()
    try terminal.send("ab\r", expecting: "line [ab]", "type> ")
    try terminal.send("c\u{1B}]11;rg", expecting: "reads [c]")
    try terminal.send("b:ffff/ffff/ffff\u{1B}")
    try terminal.send("\\d", expecting: "<light background>")
    try terminal.send("\r", expecting: "line [cd]")
  }

  @Test func aTerminalThatNeverAnswersIsNotWaitedFor() throws {
    let terminal = try start()
    try terminal.send("a\u{1B}[Db\r", expecting: "line [ba]")
    try terminal.send("\u{4}")
    #expect(try terminal.waitForExit() == .exited(0))
  }

  @Test func itIsAskedInTheMidstOfALineToo() throws {
    let (terminal, fifo) = try typing.startShowing(["--follow"])
    try terminal.type("ab")
    try fifo.write("background", expecting: Self.question, in: terminal)
    try terminal.send(Self.answer + "c\r", expecting: "line [abc]")
  }

  // MARK: - Without a line editor

  private func ask() throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      Typing.program, ["--ask"], environment: PseudoTerminal.environment(home: typing.home.path))
    try terminal.expect(Self.question + "\u{1B}[c")
    return terminal
  }

  @Test(
    arguments: [
      (["\u{1B}]11;rgb:2828/2c2c/3434\u{1B}\\", "\u{1B}[?62;22c"], "background dark"),
      (["\u{1B}]11;rgb:ff", "ff/ffff/ffff\u{7}\u{1B}[?6", "c"], "background light"),
      (["\u{1B}[?1;2c"], "no background"),
      (["\u{1B}]11;garbage\u{7}\u{1B}[?1;2c"], "no background"),
      ([String(repeating: "garbage ", count: 20)], "no background"),
    ])
  func theAnswerIsWaitedForAndNotEchoed(parts: [String], said: String) throws {
    let terminal = try ask()
    for part in parts { try terminal.send(part) }
    try terminal.expect(said)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.settings == terminal.initialSettings)
    #expect(
      terminal.output == Self.question + "\u{1B}[c" + said + "\r\n")
  }

  @Test func ctrlCEndsTheProgramAndTheTerminalIsAsItWas() throws {
    let terminal = try ask()
    try terminal.send("\u{3}")
    #expect(try terminal.waitForExit() == .signaled(SIGINT))
    #expect(terminal.settings == terminal.initialSettings)
  }
}
