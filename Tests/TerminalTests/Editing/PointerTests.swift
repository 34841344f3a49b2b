import PseudoTerminal
import TestSupport
import Testing

/// The mouse in a terminal: told while a line is read, and the terminal's again after it.
@Suite(.oneAtATime) final class PointerTests: TypingTests {
  private static let on = "\u{1B}[?1002h\u{1B}[?1006h"
  private static let off = "\u{1B}[?1006l\u{1B}[?1002l"

  private func start(_ arguments: String...) throws -> PseudoTerminal {
    let terminal = try typing.start(["--mouse", "--follow"] + arguments)
    #expect(isOn(terminal))
    return terminal
  }

  /// Whether the last word the terminal got has it report its mouse.
  private func isOn(_ terminal: PseudoTerminal) -> Bool {
    let switches = terminal.output.ranges(of: "\u{1B}[?1002")
    guard let last = switches.last else { return false }
    return terminal.output[last.upperBound...].hasPrefix("h")
  }

  @Test func whatIsDoneIsToldAndNothingIsTyped() throws {
    let terminal = try start()
    try terminal.send("ab\u{1B}[<0;11;6M\u{1B}[<32;14;5M", expecting: "<dragged 3 -1 from 10>")
    try terminal.send("\u{1B}[<0;14;5m\u{1B}[<64;3;4Mc", expecting: "<turned(1) at 2>")
    try terminal.send("\u{1B}[<65;99999999999999;4M\u{1B}[<35;;Md\r", expecting: "line [abcd]")
  }

  @Test func aFloodIsToldInSumAndLeavesNothingInTheLineOrTheHistory() throws {
    let terminal = try start()
    try terminal.send("older\r", expecting: "line [older]", "type> ")
    let there = (2...100).map { "\u{1B}[<32;\($0);\($0 % 50 + 1)M" }.joined()
    let back = (1...99).reversed().map { "\u{1B}[<32;\($0);\($0 % 50 + 1)M" }.joined()
    let flood = String(repeating: there + back, count: 50)
    try terminal.send("\u{1B}[<0;1;2M" + flood + "\u{1B}[<0;1;2m\u{1B}[<64;1;2M:a")
    try terminal.expectShown("reads [:a]", "<turned(1) at 0>")
    try terminal.send("\u{15}\u{1B}[Ab\r", expecting: "line [olderb]")
  }

  /// The prompt is in row 20, as the terminal says.
  @Test func aClickIsToldByItsDistanceFromThePrompt() throws {
    let terminal = try start()
    let told = { (row: Int, isAgain: Bool) in "<clicked(row: \(row), isAgain: \(isAgain)) at 4>" }
    try terminal.send("\u{1B}[<0;5;17M\u{1B}[<0;5;17m", expecting: "\u{1B}[6n")
    try terminal.send("\u{1B}[20;7R", expecting: told(-3, false))
    try terminal.send("\u{1B}[<0;5;17M\u{1B}[<0;5;17m", expecting: "\u{1B}[6n")
    try terminal.send("\u{1B}[20;7R", expecting: told(-3, true))
    // What is typed takes three rows, and the cursor is in the first.
    try terminal.send(String(repeating: "x", count: 200) + "\u{1}")
    try terminal.expect("200 after")
    try terminal.send("\u{1B}[<0;5;23M\u{1B}[<0;5;23m", expecting: "\u{1B}[6n")
    try terminal.send("\u{1B}[20;7R", expecting: told(1, false))
    try terminal.send("\u{15}\u{5}a\r", expecting: "line [a]")
  }

  @Test func aTerminalThatDoesNotAnswerIsNotWaitedFor() throws {
    let terminal = try start()
    try terminal.send("a\u{1B}[<0;5;17M\u{1B}[<0;5;17mb\u{1B}[D\r", expecting: "line [ab]")
  }

  @Test func itIsOffBetweenLinesAndAfterTheLast() throws {
    let terminal = try start()
    try terminal.send("a\r", expecting: Self.off, "line [a]", Self.on)
    try terminal.send("\u{3}", expecting: Self.off, "interrupted", Self.on)
    try terminal.send("\u{4}")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(!isOn(terminal))
    #expect(terminal.settings == terminal.initialSettings)
  }

  @Test func itIsSwitchedInMidRead() throws {
    let (terminal, fifo) = try typing.startShowing()
    #expect(!terminal.output.contains("\u{1B}[?1002"))
    try fifo.write("mouse on", expecting: Self.on, in: terminal)
    try fifo.write("mouse off", expecting: Self.off, in: terminal)
    // What was under way is not typed.
    try terminal.send("a\u{1B}[<0;11;6M\r", expecting: "line [a]")
    #expect(!isOn(terminal))
  }
}
