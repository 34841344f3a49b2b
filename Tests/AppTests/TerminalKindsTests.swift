import PseudoTerminal
import TestSupport
import Testing

/// How the program asks what a terminal is like, and what it makes of the answer.
@Suite(.oneAtATime) struct TerminalKindsTests {
  private static let question = "\u{1B}]11;?\u{1B}\\"
  private static let light = "\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\"
  private static let seaOnLight = "48;5;153m"
  private static let seaOnDark = "48;5;24m"
  private static let pointing = "\u{1B}[?1002h\u{1B}[?1006h"
  private static let notPointing = "\u{1B}[?1006l\u{1B}[?1002l"

  private let home = Home()

  @Test func aSessionTakesOverWhatTheTerminalSays() throws {
    let terminal = try home.terminal("--open", "map/-12.05,-77.05", rows: 40, showing: "zoom 5")
    try terminal.expect(Self.question)
    try terminal.send("abo" + Self.light, expecting: Self.seaOnLight, "zoom 5")
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
    let session = try home.terminal(arguments, environment: environment)
    try session.leave("quit\r")
    let command = try home.terminal(arguments + ["map", "1,1"], environment: environment)
    #expect(try command.waitForExit() == .exited(0))
    #expect(!session.output.contains("]11;") && !command.output.contains("]11;"))
  }

  @Test func aCommandGoesOnWithoutAnAnswer() throws {
    let terminal = try home.terminal("map", "-12.05,-77.05", showing: Self.question)
    try terminal.expect("zoom 5")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.isAsBefore)
    #expect(terminal.output.contains(Self.seaOnDark))
    #expect(OutputAudit(terminal.bytes, isTerminal: true).findings == [])
  }

  @Test func doctorSaysWhatIsBehindTheText() throws {
    let told = try home.terminal("doctor", "--offline", showing: Self.question)
    try told.send(Self.light + "\u{1B}[?62c")
    #expect(try told.waitForExit() == .exited(0))
    #expect(told.output.contains("theme auto (light); light background"))
    let silent = try home.terminal(
      "doctor", "--offline", showing: "theme auto (dark); background not told")
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

  @Test func aDragMovesTheMapAndTheWheelZooms() throws {
    let terminal = try home.terminal("--mouse", "--open", "map/-12.05,-77.05", showing: "zoom 5")
    try terminal.expect(Self.pointing)
    try terminal.expect("❯")
    try terminal.send("\u{1B}[<0;20;10M\u{1B}[<32;25;9M\u{1B}[<0;25;9m", expecting: "zoom 5")
    try terminal.send("\u{1B}[<64;20;10M", expecting: "zoom 6")
    try terminal.send(String(repeating: "\u{1B}[<65;20;10M", count: 2), expecting: "zoom 4")
    try terminal.send("mouse off\r", expecting: "terminal's again")
    try terminal.leave()
    #expect(OutputAudit(terminal.bytes, isTerminal: true).findings == [])
    #expect(
      terminal.output.ranges(of: Self.pointing).count
        == terminal.output.ranges(of: Self.notPointing).count)
  }

  @Test func nobodyWhoDidNotAskForTheMouseLosesIt() throws {
    let terminal = try home.terminal(showing: "❯")
    try terminal.leave()
    #expect(!terminal.output.contains("\u{1B}[?1002"))
  }

  @Test func aSessionReachesEverythingWithoutRedrawing() throws {
    let terminal = try home.terminal(
      "--plain", "--offline", "--theme", "dark", columns: 120,
      showing: "Offline — showing what is stored\r\n")
    try terminal.expect("catalejo > ")
    // Keys are the line editor's, and `/` searches when the line is done.
    try terminal.send(
      "\u{1B}[B/barcelona\r",
      expecting: "\r\nchosen: 1. Barcelona, ES, city, Catalonia, 1,686,208\r\n",
      "everything /barcelona > ")
    try terminal.send(
      "fav 1\r",
      expecting: "\r\nchosen: 1. favorite: Barcelona, ES, city, Catalonia, 1,686,208\r\n",
      "everything /barcelona > ")
    try terminal.send("offline off\r", expecting: "Back online.\r\n", "everything /barcelona > ")
    try terminal.send(
      "offline on\r", expecting: "Offline — showing what is stored\r\n", "everything /barcelona > ")
    try terminal.leave("quit\r")
    #expect(!terminal.output.contains("\u{1B}") && !terminal.output.isDrawn)
  }

  @Test func aDumbTerminalIsNotDrawnOverEither() throws {
    let terminal = try home.terminal(
      "--offline", environment: ["TERM": "dumb"], showing: "Offline — showing what is stored\r\n")
    try terminal.expect("❯ ")
    try terminal.send("/barcelona\r", expecting: "›1   Barcelona, ES", "❯ ")
    try terminal.leave("quit\r")
    #expect(!terminal.output.contains("\u{1B}"))
    // Said once, not above each prompt.
    #expect(terminal.output.ranges(of: "Offline —").count == 1)
  }

  @Test func theCommandChangesPromptBannerAndTextAtOnce() throws {
    let terminal = try home.terminal(
      "--offline", "--theme", "dark", showing: "\u{1B}[38;5;183mOffline")
    try terminal.expect("\u{1B}[;38;5;80m ❯")
    try terminal.send(
      "theme li\t\r", expecting: "\u{1B}[38;5;90mThe theme is light now.", "\u{1B}[38;5;90mOffline",
      "\u{1B}[;38;5;25m ❯")
    try terminal.send("/lima", expecting: "\u{1B}[1;4;38;5;125mLima")
    try terminal.send("\r", expecting: "\u{1B}[38;5;29m")
    try terminal.send("theme 16\r", expecting: "\u{1B}[35mOffline", "\u{1B}[;94m ❯", "\u{1B}[m ")
    try terminal.leave()
  }

  @Test(arguments: [["NO_COLOR": "1"], ["TERM": "dumb"]])
  func withoutColorsAThemeIsOnlyNoted(environment: [String: String]) throws {
    let terminal = try home.terminal(
      "--theme", "dark", environment: environment, showing: "catalejo")
    try terminal.send(
      "theme light\r", expecting: "The theme is light now, but no colors are shown here.", "❯")
    try terminal.leave()
    #expect(!terminal.output.contains("38;5;"))
  }

  @Test func aListSaysWhatItIsOf() throws {
    let terminal = try home.terminal(
      "list", "cities", "--search", "sao pau", "--limit", "2", showing: "“sao pau”")
    try terminal.expect("1–2 of 12")
  }
}
