import PseudoTerminal
import TestSupport
import Testing

/// What comes while a prompt waits.
@Suite(.owning(.terminal)) struct EventTests {
  private let typing: Typing

  init() throws {
    typing = try Typing()
  }

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
    try terminal.send("ne\r")
    try terminal.expect("line [half a line]")
  }

  @Test func linesAreShownAboveThePromptAndTheTypedTextStays() throws {
    let (terminal, fifo) = try startHalfALine()
    try expect("\r\u{1B}[Jnews 日\r\n", after: "news 日", terminal, fifo)
    try finishTheLine(terminal)
  }

  @Test func linesAreShownAboveALineOfSeveralRows() throws {
    let (terminal, fifo) = try typing.startShowing(columns: 20)
    let text = String(repeating: "123456789", count: 4)
    try terminal.send(text)
    try terminal.expect("23456789")
    try terminal.type("!")
    fifo.write("news")
    try terminal.expect("\r\u{1B}[2A\u{1B}[Jnews\r\n")
    try terminal.send("\r")
    try terminal.expect("line [\(text)!]")
  }

  @Test func aBannerComesAndGoesAboveThePromptWhileItWaits() throws {
    let (terminal, fifo) = try startHalfALine()
    try expect("\r\u{1B}[Joffline\r\n", after: "banner offline", terminal, fifo)
    try expect("\r\u{1B}[1A\u{1B}[Jnews\r\noffline\r\n", after: "news", terminal, fifo)
    try expect("\r\u{1B}[1A\u{1B}[J", after: "no banner", terminal, fifo)
    try finishTheLine(terminal)
  }

  @Test func aBannerStandsAboveEveryPromptCutToOneRow() throws {
    let (terminal, fifo) = try typing.startShowing(columns: 20)
    fifo.write("banner 123456789 123456789 12")
    try terminal.expect("123456789 12345678…\r\n")
    try terminal.send("a\r")
    try terminal.expect("line [a]\r\n")
    try terminal.expect("123456789 12345678…\r\n")
    try terminal.expect("type> ")
  }

  @Test func aSearchGoesOnAfterLinesWereShown() throws {
    let (terminal, fifo) = try typing.startShowing()
    try terminal.send("first entry\rsecond\r")
    try terminal.expect("line [second]")
    try terminal.expect("type> ")
    try terminal.send("\u{12}fir")
    // The search finds it with the first letter, and then moves only the cursor.
    try terminal.expect("first entry")
    fifo.write("news")
    try terminal.expect("news\r\n")
    try terminal.expect("first entry")
    try terminal.send("s\r")
    try terminal.expect("line [first entry]")
  }

  @Test func aResizeIsReportedAndThePromptRedrawn() throws {
    let terminal = try typing.start()
    try terminal.type("abc")
    terminal.resize(columns: 50, rows: 20)
    try terminal.expect("size 50x20")
    try terminal.expect("type> abc")
    try terminal.send("d\r")
    try terminal.expect("line [abcd]")
  }

  @Test func aCancelledReadEndsAndTheNextDoesNot() throws {
    let (terminal, fifo) = try typing.startShowing()
    for _ in 0..<2 {
      try terminal.type("half")
      fifo.write("cancel")
      try terminal.expect("interrupted")
      try terminal.expect("type> ")
    }
    try terminal.send("whole\r")
    try terminal.expect("line [whole]")
  }

  @Test func aTinyWindowHasRoomForTyping() throws {
    let terminal = try typing.start(columns: 12, rows: 3)
    try terminal.send("a longer line than fits\r")
    try terminal.expect("line [a longer line than fits]")
  }

  @Test func rowsAreWrittenAnewAndTheTypedTextStays() throws {
    let (terminal, fifo) = try startHalfALine()
    fifo.write("news")
    try terminal.expect("news\r\n")
    try expect(
      "\r\u{1B}[J\u{1B}[1A\u{1B}[Jold\r\nnew\r\n", after: "rewrite 1 old|new", terminal, fifo)
    try finishTheLine(terminal)
  }

  @Test func whatIsOutOfTheWindowIsNotWrittenAgain() throws {
    let (terminal, fifo) = try typing.startShowing(rows: 4)
    fifo.write("a|b|c|d|e")
    try terminal.expect("a|b|c|d|e\r\n")
    // Three rows are above the prompt; a sixth one goes after them.
    fifo.write("rewrite 5 a|b|c|d|e|f")
    try terminal.expect("\u{1B}[3A\u{1B}[Jc\r\nd\r\ne\r\nf\r\n")
  }

  @Test func aReadGivesWayWithoutATraceAndItsTextIsTypedAgain() throws {
    let (terminal, fifo) = try startHalfALine()
    fifo.write("give way")
    try terminal.expect("\r\u{1B}[J")
    try terminal.expect("gave way")
    try terminal.expect("half a li")
    try finishTheLine(terminal)
  }
}
