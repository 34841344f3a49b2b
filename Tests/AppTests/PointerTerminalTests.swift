import Glibc
import PseudoTerminal
import TestSupport
import Testing

/// The mouse in the real program.
@Suite(.oneAtATime) struct PointerTerminalTests {
  private static let on = "\u{1B}[?1002h\u{1B}[?1006h"
  private static let off = "\u{1B}[?1006l\u{1B}[?1002l"

  private let home: Home

  init() throws {
    home = try Home()
  }

  @Test func aDragMovesTheMapAndTheWheelZooms() throws {
    let terminal = try home.terminal("--mouse", "--open", "map/-12.05,-77.05", showing: "zoom 5")
    try terminal.expect(Self.on)
    try terminal.expect("❯")
    try terminal.send("\u{1B}[<0;20;10M\u{1B}[<32;25;9M\u{1B}[<0;25;9m", expecting: "zoom 5")
    try terminal.send("\u{1B}[<64;20;10M", expecting: "zoom 6")
    try terminal.send(String(repeating: "\u{1B}[<65;20;10M", count: 2), expecting: "zoom 4")
    try terminal.send("mouse off\r", expecting: "terminal's again")
    try terminal.leave()
    #expect(terminal.settings == terminal.initialSettings)
    #expect(OutputAudit(terminal.bytes, isTerminal: true).findings == [])
    #expect(terminal.output.ranges(of: Self.on).count == terminal.output.ranges(of: Self.off).count)
  }

  @Test func nobodyWhoDidNotAskForTheMouseLosesIt() throws {
    let terminal = try home.terminal(showing: "❯")
    try terminal.leave()
    #expect(!terminal.output.contains("\u{1B}[?1002"))
  }

  @Test func aSignalInADragLeavesTheMouseToTheTerminal() throws {
    let terminal = try home.terminal(environment: ["CATALEJO_MOUSE": "1"], showing: Self.on)
    try terminal.expect("❯")
    try terminal.send("\u{1B}[<0;20;10M\u{1B}[<32;25;9M")
    terminal.signal(SIGHUP)
    try terminal.expect(Self.off)
    #expect(try terminal.waitForExit() == .signaled(SIGHUP))
    #expect(terminal.settings == terminal.initialSettings)
  }
}
