import PseudoTerminal
import Testing

/// What one-shot commands end with, and what they say where they can't do what is asked.
@Suite struct OneShotStatusTests {
  private let home: Home

  init() throws {
    home = try Home()
  }

  /// A command line and the status it ends with.
  struct Case: Sendable, CustomTestStringConvertible {
    let words: String
    let status: Int32

    init(_ words: String, _ status: Int32) {
      self.words = words
      self.status = status
    }

    var arguments: [String] { words.split(separator: " ").map(String.init) }
    var testDescription: String { words }
  }

  static let impossible: [Case] = [
    Case("list planets", 2), Case("list", 2), Case("lists", 2), Case("--nonsense", 2),
    Case("list cities --limit -1", 2), Case("list cities --offset -1", 2),
    Case("list cities --limit 99999999999999999999", 2), Case("list cities --filter country", 2),
    Case("list cities --filter country=atlantis", 2), Case("list cities --filter planet=mars", 2),
    Case("list cities --sort smell", 2), Case("list cities --search zzzzzz", 1),
    Case("list cities --search lima --offset 9223372036854775807", 1),
    Case("list cities --favorites", 1), Case("detail cities 1", 1), Case("detail cities -1", 2),
    Case("detail cities zzzzzz", 1), Case("map cities 1", 1), Case("map 91,0", 2),
    Case("map 0,181", 2), Case("map nan,nan", 2), Case("map 0,0 --zoom 15", 2),
    Case("map 0,0 --zoom -inf", 2), Case("map 0,0 --zoom nan", 2), Case("map 0,0 --width 0", 2),
    Case("map -x", 2), Case("map favorites 1", 2), Case("map 0,0 --height nan", 2), Case("map", 2),
    Case("map cities 3936456 --nonsense", 2),
    Case("favorites add cities 1", 1), Case("favorites remove cities 3936456", 1),
    Case("favorites import /nonexistent/file", 5), Case("favorites export /nonexistent/file", 5),
    Case("favorites list", 1), Case("--open nowhere", 2), Case("--lang fr", 2),
  ]

  @Test(arguments: impossible)
  func whatCantBeDoneIsSaidInOneLine(example: Case) throws {
    let run = try home.run(example.arguments, input: [])
    #expect(run.status == .exited(example.status))
    #expect(run.output == "")
    #expect(run.errors.split(separator: "\n").count == 1, "\(run.errors)")
  }

  @Test(arguments: [
    ("map -- -91,0", "'-91,0' is not LAT,LON: -90 to 90, then -180 to 180, in decimal degrees.\n"),
    ("detail cities -1", "'-1' is no id: none is negative.\n"),
    ("detail cities --nonsense", "Unknown option '--nonsense'\n"),
    ("detail cities", "Say which entry: give its id or its name.\n"),
    ("detail cities 1 2", "'2' is one word too many: give one id, or a name in quotes.\n"),
  ])
  func whatCantBeReadIsNamed(words: String, expected: String) throws {
    let run = try home.run(words.split(separator: " ").map(String.init), input: [])
    #expect(run.errors == expected)
    #expect(run.status == .exited(2))
  }

  @Test func whatCantBeReadIsNamedInTheUsersLanguage() throws {
    let expected = "No existe la opción '--nonsense'.\n"
    let said = try home.run("detail", "cities", "--nonsense", "--lang", "es")
    #expect(said.errors == expected)
    #expect(said.status == .exited(2))
    let asJSON = try home.run("list", "--json", "cities", "x", "--lang=es")
    #expect(asJSON.errors == "Sobra 'x'.\n")
    #expect(asJSON.output == "{\"error\":{\"code\":2,\"message\":\"Sobra 'x'.\"}}\n")
  }

  @Test func noRowIsAskedForAndTheirNumberSaid() throws {
    let run = try home.run("list", "cities", "--limit", "0")
    #expect(run.output == "234,908 in all.\n")
    #expect(run.errors == "")
    #expect(run.status == .exited(0))
  }

  @Test(arguments: [
    Case("list cities --limit 9223372036854775807 --search lima", 0), Case("--version", 0),
    Case("--help", 0), Case("map --help", 0), Case("doctor", 0),
    Case("map -90,180 --width 5 --height 3", 0),
    Case("map -- -90,180", 0), Case("detail cities -- 3936456", 0), Case("map 90,-180 --zoom 0", 0),
    Case("map 0,0 --zoom -1", 0), Case("map 0,0 --zoom=-100", 0),
    Case("map cities 3936456 --zoom 14", 0),
  ])
  func whatIsOddButPossibleIsDone(example: Case) throws {
    let run = try home.run(example.arguments, input: [])
    #expect(run.status == .exited(example.status))
    #expect(run.output != "")
    #expect(run.errors == "")
  }

  @Test(arguments: [
    Case("list cities", 5), Case("list cities --json", 5), Case("detail cities 3936456", 5),
    Case("map 0,0", 5), Case("doctor", 5), Case("favorites export -", 5), Case("", 5),
  ])
  func aFullDiskIsNoSuccess(example: Case) throws {
    let run = try ProgramRun.run(
      "/bin/sh",
      ["-c", "\"$0\" \(example.words) </dev/null >/dev/full", Executables.path("catalejo")],
      environment: PseudoTerminal.environment(home: home.path))
    #expect(run.status == .exited(example.status))
    #expect(run.errors.contains("o space left"))
  }

  @Test func failuresAreJSONToo() throws {
    #expect(
      try home.run("detail", "cities", "1", "--json").output
        == #"{"error":{"code":1,"message":"Nothing in cities is called 1 or has that id."}}"#
        + "\n")
    #expect(
      try home.run("list", "planets", "--json").output.hasPrefix(#"{"error":{"code":2,"message":""#)
    )
    let nothing = try home.run("list", "cities", "--search", "zzzzzz", "--json")
    #expect(nothing.status == .exited(1))
    #expect(nothing.output.hasSuffix(#""items":[]}"# + "\n"))
  }
}
