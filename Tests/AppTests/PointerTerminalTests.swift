import Glibc
import PseudoTerminal
import TestSupport
import Testing

/// The mouse in the real program.
@Suite(.owning(.terminal)) struct PointerTerminalTests {
  private static let on = "\u{1B}[?1002h\u{1B}[?1006h"
  private static let off = "\u{1B}[?1006l\u{1B}[?1002l"

  private let home: Home

  init() throws {
    home = try Home()
  }

  @Test func aDragMovesTheMapAndTheWheelZooms() throws {
    let terminal = try home.terminal("--mouse", "--open", "map/-12.05,-77.05")
    try terminal.expect("zoom 5")
    try terminal.expect(Self.on)
    try terminal.expect("❯")
    try terminal.send("\u{1B}[<0;20;10M\u{1B}[<32;25;9M\u{1B}[<0;25;9m")
    try terminal.expect("zoom 5")
    try terminal.send("\u{1B}[<64;20;10M")
    try terminal.expect("zoom 6")
    try terminal.send(String(repeating: "\u{1B}[<65;20;10M", count: 2))
    try terminal.expect("zoom 4")
    try terminal.send("mouse off\r")
    try terminal.expect("terminal's again")
    try terminal.send("quit\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.settings == terminal.initialSettings)
    #expect(OutputAudit(terminal.bytes, isTerminal: true).findings == [])
    #expect(terminal.output.ranges(of: Self.on).count == terminal.output.ranges(of: Self.off).count)
  }

  @Test func nobodyWhoDidNotAskForTheMouseLosesIt() throws {
    let terminal = try home.terminal()
    try terminal.expect("❯")
    try terminal.send("quit\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(!terminal.output.contains("\u{1B}[?1002"))
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func aSignalInADragLeavesTheMouseToTheTerminal(number: Int32) throws {
    let terminal = try home.terminal(environment: ["CATALEJO_MOUSE": "1"])
    try terminal.expect(Self.on)
    try terminal.expect("❯")
    try terminal.send("\u{1B}[<0;20;10M\u{1B}[<32;25;9M")
    terminal.signal(number)
    try terminal.expect(Self.off)
    #expect(try terminal.waitForExit() == .signaled(number))
    #expect(terminal.settings == terminal.initialSettings)
  }

  /// The pin is as far from where it was as the hand went, once where the map was printed and once
  /// below the prompt, where it then is.
  @Test(.enabled(if: TmuxWindow.isThere, "There is no tmux."))
  func theMapGoesWithTheHand() throws {
    // In such a window no middle is between two cells.
    let window = try TmuxWindow(
      "--mouse", "--open", "map/-12.05,-77.05", columns: 81, rows: 24)
    _ = try window.screen { $0.last == "-12.05, -77.05 ❯" || $0.last?.hasSuffix("❯") == true }
    try window.type("\u{1B}[<64;20;10M")
    let first = try window.screen(showing: "zoom 6")
    let start = try #require(Self.pin(first))
    try window.type("\u{1B}[<0;20;10M" + (21...32).map { "\u{1B}[<32;\($0);7M" }.joined())
    let end = [start[0] - 3, start[1] + 12]
    let lines = try window.screen { Self.pin($0) == end }
    #expect(Self.pin(lines) == end)
  }

  /// The row and column of the pin, counted from the prompt; nil where it is not in view.
  private static func pin(_ lines: [String]) -> [Int]? {
    let prompt = lines.firstIndex { $0.contains("❯") } ?? 0
    for (row, line) in lines.enumerated() where row > prompt {
      if let index = line.firstIndex(of: "◉") {
        return [row - prompt, line.distance(from: line.startIndex, to: index)]
      }
    }
    return nil
  }
}
