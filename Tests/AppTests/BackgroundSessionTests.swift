import Domain
import PseudoTerminal
import Terminal
import TestSupport
import Testing
import TextUI

/// What a session makes of what the terminal says is behind its text.
@MainActor
@Suite struct BackgroundSessionTests {
  private let console = MemoryConsole(isInteractive: true)

  private func run(
    opening path: [Destination] = [], _ steps: LiveReader.Step...
  ) async throws -> LiveReader {
    try await LiveRun(console, opening: path, steps).reader
  }

  private static let map = [
    Destination.map(.position(Coordinate(wrappingLatitude: -12.05, longitude: -77.05)))
  ]

  @Test func aMapIsDrawnAgain() async throws {
    let reader = try await run(
      opening: Self.map, .answer(.light, redraws: true), .awaitPrompt("❯"))
    #expect(reader.questions == 1)
    #expect(console.shownTheme == .light)
    #expect(reader.below.count == 1 && reader.below[0].last?.contains("zoom 5") == true)
  }

  @Test func whatIsNoMapIsNot() async throws {
    let reader = try await run(.answer(.dark, redraws: false), .awaitPrompt("❯"), .enter("help"))
    #expect(reader.questions == 1 && reader.below == [])
    #expect(console.shownTheme == .dark)
  }

  @Test func aChosenThemeIsNotOverriddenAndTheAnswerKept() async throws {
    let reader = try await run(
      opening: Self.map, .enter("theme mono"), .answer(.light, redraws: false),
      .until { console.background == .light }, .enter("theme auto"))
    #expect(reader.questions == 1 && reader.below == [])
    #expect(
      console.lines.filter { $0.hasPrefix("!") }.suffix(1) == ["! The theme is auto (light) now."])
  }

  @Test func autoThatIsChosenLaterAsks() async throws {
    console.theme = .mono
    let reader = try await run(
      opening: Self.map, .enter("theme auto"), .answer(.dark, redraws: true))
    #expect(reader.questions == 1)
    #expect(console.shownTheme == .dark)
  }

  @Test func anAnswerThatChangesNothingDrawsNothing() async throws {
    console.background = .dark
    let reader = try await run(
      opening: Self.map, .answer(.dark, redraws: false), .enter("about"))
    #expect(reader.questions == 0 && reader.below == [])
  }
}

/// The same in the real program.
@Suite(.oneAtATime) struct BackgroundTerminalTests {
  private static let question = "\u{1B}]11;?\u{1B}\\"
  private static let light = "\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\"
  private static let landOnLight = "48;5;254m"

  private let home: Home

  init() throws {
    home = try Home()
  }

  @Test func aSessionTakesOverWhatTheTerminalSays() throws {
    let terminal = try home.terminal("--open", "map/-12.05,-77.05", showing: "zoom 5")
    try terminal.expect(Self.question)
    try terminal.send("abo" + Self.light, expecting: Self.landOnLight, "zoom 5")
    try terminal.send("ut\r", expecting: "Natural Earth")
    try terminal.leave()
    #expect(OutputAudit(terminal.bytes, isTerminal: true).findings == [])
    #expect(terminal.output.ranges(of: Self.question).count == 1)
  }

  @Test(
    arguments: [
      (["--theme", "mono"], [:]), ([], ["CATALEJO_THEME": "dark"]), ([], ["NO_COLOR": "1"]),
      (["--plain"], [:]), ([], ["TERM": "dumb"]), ([], ["TERM": "linux"]), ([], ["TERM": "xterm"]),
    ])
  func whereItMakesNoDifferenceNothingIsAsked(
    arguments: [String], environment: [String: String]
  ) throws {
    let session = try PseudoTerminal(
      Executables.path("catalejo"), arguments,
      environment: PseudoTerminal.environment(home: home.path, environment))
    try session.leave()
    let command = try PseudoTerminal(
      Executables.path("catalejo"), arguments + ["map", "1,1"],
      environment: PseudoTerminal.environment(home: home.path, environment))
    #expect(try command.waitForExit() == .exited(0))
    #expect(!session.output.contains("]11;") && !command.output.contains("]11;"))
  }

  @Test func aCommandGoesOnWithoutAnAnswer() throws {
    let terminal = try home.terminal("map", "-12.05,-77.05", showing: Self.question)
    try terminal.expect("zoom 5")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.settings == terminal.initialSettings)
    #expect(!terminal.output.contains("48;5;"))
    #expect(OutputAudit(terminal.bytes, isTerminal: true).findings == [])
  }

  @Test func doctorSaysWhatIsBehindTheText() throws {
    let told = try home.terminal("doctor", "--offline", showing: Self.question)
    try told.send(Self.light + "\u{1B}[?62c")
    #expect(try told.waitForExit() == .exited(0))
    #expect(told.output.contains("theme auto (light); light background"))
    let silent = try home.terminal(
      "doctor", "--offline", showing: "theme auto (16); background not told")
    #expect(try silent.waitForExit() == .exited(0))
  }

  @Test func whoIsAskedForDataOrIsFarAwayIsNotAsked() throws {
    let data = try home.terminal("map", "-12.05,-77.05", "--geojson")
    #expect(try data.waitForExit() == .exited(0))
    let far = try home.terminal(
      "map", "-12.05,-77.05", environment: ["SSH_CONNECTION": "1.2.3.4 1 5.6.7.8 22"])
    #expect(try far.waitForExit() == .exited(0))
    #expect(!data.output.contains("]11;") && !far.output.contains("]11;"))
  }
}
