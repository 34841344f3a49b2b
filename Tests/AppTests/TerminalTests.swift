import Foundation
import PseudoTerminal
import TestSupport
import Testing

/// The real program in a real (pseudo-)terminal, driven key by key.
@Suite(.oneAtATime) struct TerminalTests {
  private let home = Home()

  /// Leaves, and looks at how the terminal is left.
  private func leave(_ terminal: PseudoTerminal) throws {
    try terminal.leave("\u{15}quit\r")
    #expect(OutputAudit(terminal.bytes, isTerminal: true).findings == [])
  }

  @Test(arguments: [(80, 24), (120, 40), (20, 5), (300, 80)])
  func keysFasterThanTheScreenEndAtTheLastOne(columns: Int, rows: Int) throws {
    let terminal = try home.terminal(columns: columns, rows: rows, showing: "❯")
    try terminal.send("/" + String(repeating: "a\u{7F}", count: 100) + "lima")
    // The smallest window has no room for the search above its rows.
    try terminal.expect(rows > 5 ? "“lima”" : "Lima")
    // What was overtaken is not drawn any more.
    try terminal.send("\u{1B}[B", expecting: "›")
    try leave(terminal)
  }

  /// What is typed at once is done in its order: Down is for the rows of the text before it.
  @Test(arguments: [(80, 24), (120, 30)])
  func keysOfOneBurstActOnTheRowsOfTheirText(columns: Int, rows: Int) throws {
    let terminal = try home.terminal(
      "--theme", "16", columns: columns, rows: rows, showing: "❯")
    try terminal.send("/lon\u{1B}[B\r", expecting: " Longyan, CN ")
    try leave(terminal)
  }

  @Test func anotherSizeInMidSearchKeepsTheSearch() throws {
    let terminal = try home.terminal("--lang", "es", showing: "❯")
    try terminal.send("/barcel", expecting: "«barcel»")
    for (columns, rows) in [(120, 40), (20, 10), (300, 80), (60, 20)] {
      terminal.resize(columns: columns, rows: rows)
      try terminal.expect("«barcel»")
    }
    try terminal.send("ona", expecting: "«barcelona»")
    try terminal.send("\r", expecting: "◉")
    try leave(terminal)
  }

  /// Of what is pasted into a search, as much is kept as leaves room for rows.
  @Test(arguments: [("", "too long"), ("/", "Nothing is called")])
  func aPasteOfAMegabyteDoesNothing(start: String, answer: String) throws {
    let terminal = try home.terminal(showing: "❯")
    let text = String(repeating: "0123456789abcde\n", count: 65_536)
    try terminal.send("\(start)\u{1B}[200~\(text)\u{1B}[201~\r", expecting: answer)
    try terminal.send("/lima", expecting: "“lima”")
    try leave(terminal)
  }

  /// The first line that can't be done ends it; in a search the lines are one text.
  @Test func aScriptThatIsPastedIsDoneLineByLine() throws {
    let terminal = try home.terminal(showing: "❯")
    try terminal.send(
      "\u{1B}[200~search lima, pe\n\nup\ncities lima\nnonsense\nquit\n\u{1B}[201~",
      expecting: "This is the first row.", "Unknown command “nonsense”",
      "The paste ends at its line 4 of 5")
    try terminal.send(
      "/\u{1B}[200~barcelona\nes\n\u{1B}[201~", expecting: "“barcelona es", "Barcelona, ES")
    try leave(terminal)
    #expect(try home.run("favorites").status == .exited(1))
  }

  @Test func aStopInMidSearchGivesTheTerminalBackAndTheSearchToo() throws {
    let program = Executables.path("catalejo")
    let shell = try PseudoTerminal(
      "/bin/sh", ["-i"],
      environment: PseudoTerminal.environment(home: home.path, ["PS1": "shell: ", "ENV": ""]))
    try shell.expect("shell: ")
    try shell.send("'\(program)'\r", expecting: "❯")
    try shell.send("/barcelona", expecting: "“barcelona”")
    try shell.send("\u{1A}", expecting: "\u{1B}[?2004l", "shell: ")
    try shell.send("fg\r", expecting: "\u{1B}[?2004h", "“barcelona”")
    try shell.send("\r", expecting: "◉")
    try shell.send("quit\r", expecting: "shell: ")
    try shell.send("exit\r")
    #expect(try shell.waitForExit() == .exited(0))
  }

  @Test(arguments: [("dumb", "Lima, PE"), ("", "Lima, PE"), ("nobody-knows-it", "Natural Earth")])
  func aPoorTerminalGetsNoSequencesItCantKnow(type: String, shown: String) throws {
    let terminal = try home.terminal(rows: 40, environment: ["TERM": type], showing: "❯")
    try terminal.send("/lima\r", expecting: shown)
    try terminal.send("about\r", expecting: "MIT")
    try leave(terminal)
    // What is in no database is one of this time.
    #expect(terminal.output.contains("\u{1B}") == (type == "nobody-knows-it"))
  }

  @Test func withoutUnicodeThereIsASearchToo() throws {
    let terminal = try home.terminal(environment: ["LANG": "C"], showing: " >")
    try terminal.send("/barcelona", expecting: "of 7")
    try terminal.send("\r", expecting: "Natural Earth")
    try leave(terminal)
  }

  @Test func aPersonFindsACityAndSeesItOnTheMap() throws {
    let terminal = try home.terminal(rows: 30, showing: "❯")
    try terminal.send("/barcelona", expecting: "1–7 of 7")
    try terminal.send("\r", expecting: "Barcelona, ES", "Natural Earth")
    try terminal.send("info\r", expecting: "Spain")
    try terminal.send("fav\r", expecting: "★", "❯")
    try terminal.leave()
    #expect(try home.run("favorites", "--json").output.contains("3128760"))
  }

  @Test func controlCClearsTheLineAndControlDLeaves() throws {
    let terminal = try home.terminal("--lang", "es", rows: 40, showing: "❯")
    try terminal.send("nonsense\u{03}", expecting: "❯")
    try terminal.send("about\r", expecting: "MIT", "❯")
    try terminal.leave()
    #expect(!terminal.output.contains("Orden desconocida"))
  }

  @Test func tabCompletesVerbsAndCities() throws {
    let terminal = try home.terminal(showing: "❯")
    try terminal.send("fav\t\r", expecting: "no favorites yet")
    try terminal.send("cities\r", expecting: "234,908")
    try terminal.send("filter country=Per\t\r", expecting: "PE")
    try terminal.send("search Machupicch\t\r", expecting: "Machupicchu")
    try leave(terminal)
  }

  @Test func theHistoryOutlivesTheSession() throws {
    let first = try home.terminal(showing: "❯")
    try first.send("search quito\r", expecting: "Quito", "❯")
    try first.leave()

    let second = try home.terminal(showing: "❯")
    // The arrows choose among the rows of the start.
    try second.send("\u{10}", expecting: "search quito")
    try second.send("\r", expecting: "1–", "❯")
    try second.leave()
    #expect(TestFiles.mode(of: home.path + "/.local/state/catalejo/history") == "600")
  }

  /// Within the session a line can be brought back all the same.
  @Test func whatIsTypedIsKeptNoLongerAndForgotten() throws {
    let path = home.path + "/.local/state/catalejo/history"
    func typed(_ lines: (String, String)...) throws -> String {
      let terminal = try home.terminal(rows: 40, showing: "❯")
      for (line, shown) in lines { try terminal.send(line, expecting: shown, "❯") }
      try terminal.leave("\u{15}quit\r")
      return try String(contentsOfFile: path, encoding: .utf8)
    }
    let kept = try typed(
      ("about\r", "catalejo"), ("history off\r", "history"), ("status\r", "status"),
      ("\u{10}\r", "status"))
    #expect(kept == "about\nhistory off\n")
    let lines = [("history on\r", "history"), ("history clear\r", "opened and typed is forgotten")]
    #expect(try typed(lines[0], lines[1]) == "quit\n")
  }

  @Test func aSecretIsNotAmongTheLinesThatWereTyped() throws {
    let terminal = try home.terminal()
    try terminal.expect("❯")
    for line in ["set nyt_api_key abc", "ajustar NYT_API_KEY=abc", "status", "quit"] {
      try terminal.send(line + "\r")
    }
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(
      TestFiles.text(of: home.path + "/.local/state/catalejo/history") == "status\nquit\n")
  }
}
