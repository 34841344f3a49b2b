import PseudoTerminal
import TestSupport
import Testing

/// What `--plain` promises to who listens: nothing is drawn, and no cursor moves.
@Suite(.oneAtATime) struct PlainTextTests {
  private let home = Home()

  /// Bytes that move a cursor, and dots that a reader would spell out.
  private func drawing(in output: String) -> [Unicode.Scalar] {
    output.replacing("\r\n", with: "\n").unicodeScalars.filter {
      $0 == "\u{1B}" || $0 == "\r" || $0 == "\u{8}" || (0x2800...0x28FF).contains($0.value)
    }
  }

  @Test(arguments: [
    ["list", "cities", "--search", "lima"], ["list", "countries"], ["list", "pokemon"],
    ["list", "people"], ["detail", "cities", "3128760"], ["detail", "pokemon", "25"],
    ["map", "cities", "3128760"], ["map", "-12,-77", "--night"], ["favorites", "list"],
    ["favorites", "add", "cities", "3128760"], ["refresh", "people"], ["lima"], ["doctor"],
    ["about"], ["--help"], ["help", "list"], ["list", "cities", "--sort", "nothing"],
  ])
  func noCommandDraws(_ arguments: [String]) throws {
    for language in ["en", "es"] {
      let terminal = try home.terminal(arguments + ["--plain", "--offline", "--lang", language])
      _ = try terminal.waitForExit()
      #expect(terminal.output != "")
      #expect(drawing(in: terminal.output) == [])
    }
  }

  @Test(arguments: [["--plain"], []])
  func noSessionDraws(_ arguments: [String]) throws {
    let terminal = try home.terminal(
      arguments + ["--offline"], environment: arguments.isEmpty ? ["ACCESSIBLE": "1"] : [:],
      showing: "catalejo > ")
    for line in [
      "cities", "fav 1-3", "page 3", "info 41-43", "next", "map", "+", "nearby", "what",
      "favorites", "unfav 1 2", "undo", "people", "countries", "grid", "pokemon", "info 25",
      "help accessibility", "help", "help keys", "status", "about", "trace on", "cities",
      "nonsense",
      "lang es", "ciudades", "inicio",
    ] {
      try terminal.send(line + "\r", expecting: line, " > ")
    }
    try terminal.leave("quit\r")
    #expect(drawing(in: terminal.output) == [])
  }
}
