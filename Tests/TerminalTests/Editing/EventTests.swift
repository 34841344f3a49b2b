import PseudoTerminal
import TestSupport
import Testing

/// What comes while a prompt waits.
@Suite(.oneAtATime) final class EventTests: TypingTests {
  private func startHalfALine() throws -> (PseudoTerminal, Fifo) {
    let (terminal, fifo) = try typing.startShowing()
    try terminal.type("half a li")
    return (terminal, fifo)
  }

  /// What a command leads to, and the prompt with the typed text once more.
  private func expect(
    _ shown: String, after command: String, _ terminal: PseudoTerminal, _ fifo: Fifo
  ) throws {
    fifo.write(command)
    try terminal.expect(shown)
    try terminal.expect("type> half a li")
  }

  private func finishTheLine(_ terminal: PseudoTerminal) throws {
    try terminal.send("ne\r", expecting: "line [half a line]")
  }

  @Test func linesAreShownAboveThePromptAndTheTypedTextStays() throws {
    let (terminal, fifo) = try startHalfALine()
    try expect("\r\u{1B}[Jnews 日\r\n", after: "news 日", terminal, fifo)
    try finishTheLine(terminal)
  }

  @Test func linesAreShownAboveALineOfSeveralRows() throws {
    let (terminal, fifo) = try typing.startShowing(columns: 20)
    let text = String(repeating: "123456789", count: 4)
    try terminal.send(text, expecting: "23456789")
    try terminal.type("!")
    try fifo.write("news", expecting: "\r\u{1B}[2A\u{1B}[Jnews\r\n", in: terminal)
    try terminal.send("\r", expecting: "line [\(text)!]")
  }

  @Test func aBannerComesAndGoesAboveThePromptWhileItWaits() throws {
    let (terminal, fifo) = try startHalfALine()
    try expect("\r\u{1B}[Joffline\r\n", after: "banner offline", terminal, fifo)
    try expect("\r\u{1B}[A\u{1B}[Jnews\r\noffline\r\n", after: "news", terminal, fifo)
    try expect("\r\u{1B}[A\u{1B}[J", after: "no banner", terminal, fifo)
    try finishTheLine(terminal)
  }

  @Test func aBannerStandsAboveEveryPromptCutToOneRow() throws {
    let (terminal, fifo) = try typing.startShowing(columns: 20)
    fifo.write("banner 123456789 123456789 12")
    try terminal.expect("123456789 12345678…\r\n")
    try terminal.send("a\r", expecting: "line [a]\r\n", "123456789 12345678…\r\n", "type> ")
  }

  @Test func aSearchGoesOnAfterLinesWereShown() throws {
    let (terminal, fifo) = try typing.startShowing()
    try terminal.send("first entry\rsecond\r", expecting: "line [second]", "type> ")
    try terminal.send("\u{12}fir")
    // The search finds it with the first letter, and then moves only the cursor.
    try terminal.expect("first entry")
    try fifo.write("news", expecting: "news\r\n", "first entry", in: terminal)
    try terminal.send("s\r", expecting: "line [first entry]")
  }

  @Test func aCancelledReadEndsAndTheNextDoesNot() throws {
    let (terminal, fifo) = try typing.startShowing()
    for _ in 0..<2 {
      try terminal.type("half")
      try fifo.write("cancel", expecting: "interrupted", "type> ", in: terminal)
    }
    try terminal.send("whole\r", expecting: "line [whole]")
  }

  @Test func aTinyWindowHasRoomForTyping() throws {
    let terminal = try typing.start(columns: 12, rows: 3)
    try terminal.send("a longer line than fits\r", expecting: "line [a longer line than fits]")
  }

  @Test func ofRowsWrittenAnewOnlyWhatDiffersIsWritten() throws {
    let (terminal, fifo) = try startHalfALine()
    try fifo.write("news", expecting: "news\r\n", in: terminal)
    try expect("one\r\ntwo 2\r\n", after: "rewrite 1 one|two 2", terminal, fifo)
    try fifo.write(
      "rewrite 2 one|two 3",
      expecting: "\u{1B}[?7l\r\u{1B}[2A\r\ntwo 3\r\u{1B}[B\u{1B}[15C\u{1B}[?7h\u{1B}[?25h",
      in: terminal)
    // A key may have scrolled them.
    try terminal.send("x\u{7F}", expecting: "x")
    try expect("one\r\ntwo 4\r\n", after: "rewrite 2 one|two 4", terminal, fifo)
    #expect(ScreenModel(terminal.output).rows == ["one", "two 4", "type> half a li"])
    try finishTheLine(terminal)
  }

  @Test func whatIsOutOfTheWindowIsNotWrittenAgain() throws {
    let (terminal, fifo) = try typing.startShowing(rows: 4)
    try fifo.write("a|b|c|d|e", expecting: "a|b|c|d|e\r\n", in: terminal)
    // Three rows are above the prompt; a sixth one goes after them.
    fifo.write("rewrite 5 a|b|c|d|e|f")
    try terminal.expect("\u{1B}[3A\u{1B}[Jc\r\nd\r\ne\r\nf\r\n")
  }

  @Test func aReadGivesWayWithoutATraceAndItsTextIsTypedAgain() throws {
    let (terminal, fifo) = try startHalfALine()
    try fifo.write("give way", expecting: "\r\u{1B}[J", "gave way", "half a li", in: terminal)
    try finishTheLine(terminal)
  }

  /// The next read begins with nothing.
  @Test func aReadCanForgetItsText() throws {
    let (terminal, fifo) = try startHalfALine()
    try fifo.write("discard", expecting: "\r\u{1B}[J", "gave way", "type> ", in: terminal)
    try terminal.send("x\r", expecting: "line [x]")
  }
}

/// A palette that changes while a line editor has the old one.
@Suite(.oneAtATime) final class RepaintingTests: TypingTests {
  @Test func theNextPromptIsInTheNewPalette() throws {
    let (terminal, fifo) = try typing.startShowing(["--color"])
    fifo.write("theme mono")
    fifo.write("banner offline")
    // The prompt is drawn anew with what was typed, whatever came first.
    try terminal.expect("offline\r\n\u{1B}[1mtype>\u{1B}[m ")
    try terminal.send("x\r", expecting: "line [x]", "\u{1B}[1mtype")
    fifo.write("exit")
    #expect(try terminal.waitForExit() == .exited(3))
    #expect(terminal.output.contains("\u{1B}[94mtype"))
  }
}

/// What is typed while the program works on a line.
@Suite(.oneAtATime) final class TypingAheadTests: TypingTests {
  /// Types keys while the program works, and lets it go on only when the terminal has them all.
  private func typeAhead(_ keys: String) throws -> PseudoTerminal {
    let (terminal, fifo) = try typing.startShowing()
    try terminal.send("pause\r", expecting: "pausing")
    try terminal.send(keys)
    try terminal.expectUnread(Int32(keys.utf8.count))
    fifo.write("resume")
    return terminal
  }

  @Test func itIsNotShownBeforeThePromptItIsFor() throws {
    let terminal = try typeAhead("grid\u{1B}[A")
    try terminal.expect("resumed\r\n")
    let shown = try #require(terminal.output.split(separator: "pausing").last)
    #expect(shown == "\r\nresumed\r\n" || shown.hasPrefix("\r\nresumed\r\n\u{1B}"))
    // The arrow brings the last line back.
    try terminal.send("\r", expecting: "pausing")
  }

  @Test func linesAreReadInTheirOrder() throws {
    let terminal = try typeAhead("one\rtwo\rthree")
    try terminal.expect("line [one]")
    try terminal.expect("line [two]")
    try terminal.type(" and more\r")
    try terminal.expect("line [three and more]")
  }

  @Test func controlDEndsTheSession() throws {
    let terminal = try typeAhead("\u{4}")
    try terminal.expect("end")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.settings == terminal.initialSettings)
  }
}
