import PseudoTerminal
import TestSupport
import Testing

/// A palette that changes while a line editor has the old one.
@Suite(.owning(.terminal)) struct RepaintingTests {
  /// Kept: its folder goes with it, and the typewriter reads there.
  private let typing: Typing

  init() throws {
    typing = try Typing()
  }

  @Test func theNextPromptIsInTheNewPalette() throws {
    let (terminal, fifo) = try typing.startShowing(["--color"])
    fifo.write("theme mono")
    fifo.write("banner offline")
    // The prompt is drawn anew with what was typed, whatever came first.
    try terminal.expect("offline\r\n\u{1B}[1mtype>\u{1B}[0m ")
    try terminal.send("x\r")
    try terminal.expect("line [x]")
    try terminal.expect("\u{1B}[1mtype")
    fifo.write("exit")
    #expect(try terminal.waitForExit() == .exited(3))
    #expect(terminal.output.contains("\u{1B}[94mtype"))
  }
}
