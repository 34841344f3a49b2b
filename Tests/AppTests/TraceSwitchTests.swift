import Terminal
import Testing
import TextUI

/// Switching the trace leaves screens as they are.
@MainActor
@Suite struct TraceSwitchTests {
  /// What commands print beside messages.
  private func printed(_ commands: [String], columns: Int) async throws -> [String] {
    let console = MemoryConsole(
      size: Size(columns: columns, rows: 24), isInteractive: columns >= 100)
    _ = try await World(console: console).run(ScriptedReader(commands.map(LineInput.line)))
    return console.lines.filter { !$0.hasPrefix("! ") }
  }

  /// What the last of them prints.
  private func last(_ commands: [String], columns: Int = 80) async throws -> [String] {
    let before = try await printed(commands.dropLast(), columns: columns)
    return try await Array(printed(commands, columns: columns).dropFirst(before.count))
  }

  /// The last command of each says nothing that would go by itself.
  @Test(arguments: [
    ["/lima", "map 1", "w", "w", "+", "n"],
    ["/lima", "map 1", "graticule on", "goto 41.4,2.2", "nearby"],
    ["cities", "sort population", "page 3", "down", "grid"],
    ["/lima", "fav 1", "fav 2", "fav 3", "favorites", "down", "down"],
  ])
  func whatIsShownStays(commands: [String]) async throws {
    let shown = try await last(commands)
    #expect(shown.count > 3)
    #expect(try await last(commands + ["trace on"]) == shown)
    #expect(try await last(commands + ["trace on", "trace off"]) == shown)
  }

  @Test func theMapBesideAListStaysWhereItWasMoved() async throws {
    let commands = ["cities", "/lima", "map +", "map w", "map n"]
    let shown = try await last(commands, columns: 120)
    #expect(try await last(commands + ["trace on", "trace off"], columns: 120) == shown)
    #expect(try await last(Array(commands.prefix(3)), columns: 120) != shown)
  }
}
