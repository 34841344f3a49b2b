import Glibc
import PseudoTerminal
import TestSupport
import Testing

/// What stands below the line.
@Suite(.oneAtATime) final class BelowTests: TypingTests {
  private static let drawn = "\u{1B}[?7h\u{1B}[?25h"

  private func screen(
    _ terminal: PseudoTerminal, columns: Int = 80, rows: Int = 24
  ) -> ScreenModel {
    ScreenModel(terminal.output, columns: columns, rows: rows)
  }

  private func place(_ screen: ScreenModel) -> [Int] { [screen.row, screen.column] }

  @Test func rowsStandBelowTheLineUntilTheyAreTakenAway() throws {
    let (terminal, fifo) = try typing.startShowing()
    try terminal.type("ab")
    try fifo.write("below one|two", expecting: Self.drawn, in: terminal)
    #expect(screen(terminal).rows == ["type> ab", "one", "two"])
    #expect(place(screen(terminal)) == [0, 8])
    #expect(screen(terminal).isCursorShown && screen(terminal).isWrapping)
    try fifo.write("below three", expecting: Self.drawn, in: terminal)
    #expect(screen(terminal).rows == ["type> ab", "three"])
    try fifo.write("below", expecting: Self.drawn, in: terminal)
    #expect(screen(terminal).rows == ["type> ab"])
  }

  @Test func theSearchOfTheHistoryTakesTheirPlace() throws {
    let (terminal, fifo) = try typing.startShowing()
    try terminal.send("older\r", expecting: "type> ")
    try terminal.type("ab")
    try fifo.write("below one|two|three", expecting: Self.drawn, in: terminal)
    try terminal.send("\u{12}", expecting: "bck:", Self.drawn)
    #expect(screen(terminal).rows.suffix(2) == ["type> ab", "bck:"])
    try terminal.send("old\u{1B}", expecting: Self.drawn)
    #expect(screen(terminal).rows.suffix(4) == ["type> older", "one", "two", "three"])
  }

  @Test func anotherPromptLeavesWhatIsTyped() throws {
    let (terminal, fifo) = try typing.startShowing()
    try terminal.send("ab\u{1B}[D", expecting: "ab")
    try fifo.write("below one", expecting: Self.drawn, in: terminal)
    try fifo.write("prompt longer than before> ", expecting: "before> ", Self.drawn, in: terminal)
    #expect(screen(terminal).rows == ["longer than before> ab", "one"])
    try terminal.send("x\r", expecting: "line [axb]", "type> ")
  }

  @Test func aHintGivesWayToThePromptHoweverFastALineIsTyped() throws {
    let (terminal, fifo) = try typing.startShowing()
    try fifo.write("hint Space turns ", expecting: "turns", in: terminal)
    try fifo.write("below one", expecting: Self.drawn, in: terminal)
    #expect(screen(terminal).rows == ["Space turns", "one"])
    // Characters and Enter in one read.
    try terminal.send("ab\u{7F}\u{7F}c\r", expecting: "line [c]", "turns")
    #expect(screen(terminal).rows == ["type> c", "line [c]", "Space turns"])
    try terminal.send("d\u{15}", expecting: "turns")
    #expect(screen(terminal).rows.last == "Space turns")
    try fifo.write("hint", expecting: "type> ", in: terminal)
    #expect(screen(terminal).rows.last == "type>")
  }

  @Test func ofRowsThatChangeOnlyWhatDiffersIsWritten() throws {
    let (terminal, fifo) = try typing.startShowing()
    try fifo.write("below one|two  2|three", expecting: Self.drawn, in: terminal)
    try terminal.type("ab")
    try fifo.write(
      "below one|two  3|three",
      expecting: "\u{1B}[?2026h\u{1B}[?25l\u{1B}[?7l\r\r\n\r\n\u{1B}[5C3\r\u{1B}[2A\u{1B}[8C"
        + Self.drawn + "\u{1B}[?2026l", in: terminal)
    #expect(screen(terminal).rows == ["type> ab", "one", "two  3", "three"])
  }

  @Test func theLinuxConsoleIsNotAskedToHoldBackADrawing() throws {
    let (terminal, fifo) = try typing.startShowing(environment: ["TERM": "linux"])
    try fifo.write("below one", expecting: "one", Self.drawn, in: terminal)
    #expect(!terminal.output.contains("2026"))
  }

  @Test func rowsAreCutToTheWindowInBothDirections() throws {
    let (terminal, fifo) = try typing.startShowing(columns: 14, rows: 5)
    try fifo.write("banner top", expecting: "top\r\n", in: terminal)
    try fifo.write("below 123456789012345|日本語日本語日本|c|d|e", expecting: Self.drawn, in: terminal)
    let screen = screen(terminal, columns: 14, rows: 5)
    #expect(screen.rows == ["top", "type>", "1234567890123…", "日本語日本語…", "c"])
    #expect(place(screen) == [1, 6])
  }

  @Test func roomIsMadeAtTheBottomOfTheWindow() throws {
    let (terminal, fifo) = try typing.startShowing(columns: 20, rows: 6)
    for _ in 0..<4 {
      try terminal.send("x\r", expecting: "line [x]", "type> ")
    }
    try terminal.type("ab")
    #expect(place(screen(terminal, columns: 20, rows: 6)) == [5, 8])
    try fifo.write("below 1|2|3", expecting: Self.drawn, in: terminal)
    var shown = screen(terminal, columns: 20, rows: 6)
    #expect(shown.rows == ["type> x", "line [x]", "type> ab", "1", "2", "3"])
    #expect(place(shown) == [2, 8])
    try terminal.send("\r", expecting: "line [ab]", "type> ")
    shown = screen(terminal, columns: 20, rows: 6)
    #expect(shown.rows == ["type> x", "line [x]", "type> ab", "line [ab]", "type>"])
  }

  @Test func aLineThatGrowsAndShrinksKeepsThemBelow() throws {
    let (terminal, fifo) = try typing.startShowing(columns: 14, rows: 5)
    try fifo.write("below r1xxxxxxxxx|r2xxxxxxxxx|r3|r4", expecting: Self.drawn, in: terminal)
    // The prompt and seven characters are a row but one column; the wide one starts the next.
    try terminal.send("1234567日", expecting: "日", Self.drawn)
    var shown = screen(terminal, columns: 14, rows: 5)
    #expect(shown.rows == ["type> 1234567", "日", "r1xxxxxxxxx", "r2xxxxxxxxx", "r3"])
    #expect(place(shown) == [1, 2])
    // On the wide character, in the next row.
    try terminal.send("\u{1B}[D", expecting: "\r")
    try fifo.write("below new", expecting: Self.drawn, in: terminal)
    shown = screen(terminal, columns: 14, rows: 5)
    #expect(shown.rows == ["type> 1234567", "日", "new"])
    #expect(place(shown) == [1, 0])
    // A full row has its end in the next, so that nothing moves.
    try terminal.send("\u{7F}", expecting: "\u{1B}[K", "\u{1B}[13G")
    shown = screen(terminal, columns: 14, rows: 5)
    #expect(shown.rows == ["type> 123456日", "", "new"])
    #expect(place(shown) == [0, 12])
  }

  @Test func aLineThatGrowsAndShrinksAtOnceLeavesThemWhole() throws {
    let (terminal, fifo) = try typing.startShowing(columns: 14)
    try fifo.write("below one|two", expecting: Self.drawn, in: terminal)
    // Over the first of them, and back.
    try terminal.send("12345678901\u{15}x\u{7F}", expecting: "x", Self.drawn)
    #expect(screen(terminal, columns: 14).rows == ["type>", "one", "two"])
  }

  @Test func aLineThatFillsItsRowIsNotErased() throws {
    let (terminal, fifo) = try typing.startShowing(columns: 14, rows: 3)
    try fifo.write("below one|two", expecting: Self.drawn, in: terminal)
    try terminal.send("1234567\u{1B}[H8", expecting: "8", Self.drawn)
    let shown = screen(terminal, columns: 14, rows: 3)
    #expect(shown.rows == ["type> 81234567", "", "one"])
    #expect(place(shown) == [0, 7])
  }

  @Test func aLineThatTakesTheWholeWindowHasNothingBelow() throws {
    let (terminal, fifo) = try typing.startShowing(columns: 14, rows: 3)
    try fifo.write("below oneoneone|two", expecting: Self.drawn, in: terminal)
    try terminal.send("\u{1B}[200~" + String(repeating: "1234567890", count: 3) + "\u{1B}[201~")
    try terminal.expect(Self.drawn)
    let shown = screen(terminal, columns: 14, rows: 3)
    #expect(shown.rows == ["type> 12345678", "90123456789012", "34567890"])
  }

  @Test func theyComeAgainAfterWhatIsShownAboveAndAfterAClearedScreen() throws {
    let (terminal, fifo) = try typing.startShowing()
    try terminal.type("ab")
    try fifo.write("below one|two", expecting: Self.drawn, in: terminal)
    try fifo.write("news", expecting: Self.drawn, in: terminal)
    #expect(screen(terminal).rows == ["news", "type> ab", "one", "two"])
    try fifo.write("banner top", expecting: Self.drawn, in: terminal)
    #expect(screen(terminal).rows == ["news", "top", "type> ab", "one", "two"])
    try terminal.send("\u{C}", expecting: Self.drawn)
    #expect(screen(terminal).rows == ["type> ab", "one", "two"])
  }

  @Test func aNewSizeCutsThemAnew() throws {
    let (terminal, fifo) = try typing.startShowing()
    try terminal.type("ab")
    try fifo.write("below 123456789012345|two", expecting: Self.drawn, in: terminal)
    terminal.resize(columns: 14, rows: 8)
    try terminal.expect("size 14x8")
    try terminal.expect(Self.drawn)
    let after = try #require(terminal.output.split(separator: "size 14x8").last)
    #expect(
      ScreenModel(String(after), columns: 14, rows: 8).rows
        == ["", "type> ab", "1234567890123…", "two"])
  }

  @Test(arguments: ["\r", "\u{3}", "\u{15}\u{4}"])
  func theEndOfAReadTakesThemAway(keys: String) throws {
    let (terminal, fifo) = try typing.startShowing(columns: 20)
    // Two rows, and the cursor in the first.
    try terminal.send("12345678901234567890\u{1B}[Hx", expecting: "x")
    try fifo.write("below one|two", expecting: Self.drawn, in: terminal)
    try terminal.send(keys)
    if keys.hasSuffix("\u{4}") {
      try terminal.expect("end\r\n")
    } else {
      try terminal.expect(keys == "\r" ? "line [x1234" : "interrupted")
      try terminal.expect("type> ")
    }
    let rows = screen(terminal, columns: 20).rows
    #expect(!rows.contains("one") && !rows.contains("two"))
    #expect(!rows.contains(""))
  }

  @Test(arguments: [SIGTERM, SIGQUIT])
  func deathTakesThemAway(number: Int32) throws {
    let (terminal, fifo) = try typing.startShowing(columns: 20)
    try terminal.send("12345678901234567890\u{1B}[Hx", expecting: "x")
    try fifo.write("below one|two", expecting: Self.drawn, in: terminal)
    terminal.signal(number)
    #expect(try terminal.waitForExit() == .signaled(number))
    #expect(screen(terminal, columns: 20).rows == ["type> x1234567890123", "4567890"])
  }

  @Test func aStopTakesThemAwayAndTheContinuationBringsThemBack() throws {
    let (terminal, fifo) = try typing.startShowing()
    try terminal.send("abc\u{1B}[D", expecting: "\u{8}")
    try fifo.write("below one|two", expecting: Self.drawn, in: terminal)
    try terminal.send("\u{1A}")
    // Nobody could continue the leader of a session, so it goes on at once.
    try terminal.expect("\r\u{1B}[00009C\u{1B}[J\u{1B}[?2004l")
    try terminal.expect("one")
    try terminal.expect(Self.drawn)
    #expect(screen(terminal).rows == ["type> abc", "one", "two"])
    #expect(place(screen(terminal)) == [0, 8])
  }

  @Test func aPoorTerminalShowsNone() throws {
    let (terminal, fifo) = try typing.startShowing(environment: ["TERM": "dumb"])
    fifo.write("below one|two")
    try fifo.write("news", expecting: "news", in: terminal)
    try terminal.send("x\r", expecting: "line [x]")
    #expect(!terminal.output.contains("one"))
  }
}
