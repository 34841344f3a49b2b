import Testing
import TextUI

@testable import Session

/// How messages fit a window.
@MainActor
@Suite struct SessionOutputTests {
  private func said(_ line: Line, columns: Int, isInteractive: Bool = true) -> [String] {
    let console = MemoryConsole(
      size: Size(columns: columns, rows: 24), isInteractive: isInteractive)
    SessionOutput(console: console, reader: ScriptedReader([])).say(line)
    return console.lines
  }

  @Test func aMessageIsBrokenAtItsWords() {
    #expect(
      said(Line("Unknown command. Type help.", .error), columns: 16) == [
        "! Unknown command.", "! Type help.",
      ])
    #expect(said(Line("All is well.", .notice), columns: 12) == ["! All is well."])
  }

  @Test func aWordThatHasNoRoomStaysWhole() {
    #expect(
      said(Line("Logged in /home/ana/debug.log", .notice), columns: 16) == [
        "! Logged in /home/ana/debug.log"
      ])
  }

  @Test func offATerminalAMessageIsALine() {
    #expect(
      said(Line("Unknown command. Type help.", .error), columns: 16, isInteractive: false) == [
        "! Unknown command. Type help."
      ])
  }
}
