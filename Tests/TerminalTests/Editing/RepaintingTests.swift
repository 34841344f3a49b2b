import PseudoTerminal
import TestSupport
import Testing

/// A palette that changes while a line editor has the old one.
@Suite(.oneAtATime) final class RepaintingTests: TypingTests {
  @Test func theNextPromptIsInTheNewPalette() throws {
    let (terminal, fifo) = try typing.startShowing(["--color"])
    fifo.write("theme mono")
    fifo.write("banner offline")
    // The prompt is drawn anew with what was typed, whatever came first.
    try terminal.expect("offline\r\n\u{1B}[1mtype>\u{1B}[0m ")
    try terminal.send("x\r", expecting: "line [x]", "\u{1B}[1mtype")
    fifo.write("exit")
    #expect(try terminal.waitForExit() == .exited(3))
    #expect(terminal.output.contains("\u{1B}[94mtype"))
  }
}
