import PseudoTerminal
import TestSupport
import Testing

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
