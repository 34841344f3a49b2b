import PseudoTerminal
import TestSupport
import Testing

/// What one-shot commands end with, and what they say where they can't do what is asked.
@Suite(.oneAtATime) struct OneShotStatusTests {
  private let home: Home

  init() throws {
    home = try Home()
  }

  private func run(_ line: String) throws -> ProgramRun {
    try home.run(line.split(separator: " ").map(String.init))
  }

  @Test(arguments: [
    "list planets", "list", "lists", "--nonsense", "list cities --limit -1",
    "list cities --offset -1", "list cities --limit 99999999999999999999",
    "list cities --filter country", "list cities --filter country=atlantis",
    "list cities --filter planet=mars", "list cities --sort smell", "detail cities -1",
    "map 91,0", "map 0,181", "map nan,nan", "map 0,0 --zoom 15", "map 0,0 --zoom -inf",
    "map 0,0 --zoom nan", "map 0,0 --width 0", "map -x", "map favorites 1",
    "map 0,0 --height nan", "map", "map cities 3936456 --nonsense", "--open nowhere", "--lang fr",
  ])
  func whatCantBeUnderstoodIsSaidInOneLine(line: String) throws {
    try expectFailure(of: line, 2)
  }

  @Test(
    arguments: [
      ("list cities --search zzzzzz", 1), ("list cities --favorites", 1), ("detail cities 1", 1),
      ("list cities --search lima --offset 9223372036854775807", 1), ("detail cities zzzzzz", 1),
      ("map cities 1", 1), ("favorites add cities 1", 1), ("favorites list", 1),
      ("favorites remove cities 3936456", 1), ("favorites import /nonexistent/file", 5),
      ("favorites export /nonexistent/file", 5),
    ] as [(String, Int32)])
  func whatCantBeDoneIsSaidInOneLine(line: String, status: Int32) throws {
    try expectFailure(of: line, status)
  }

  private func expectFailure(of line: String, _ status: Int32) throws {
    let run = try run(line)
    #expect(run.status == .exited(status))
    #expect(run.output == "")
    #expect(run.errors.split(separator: "\n").count == 1, "\(run.errors)")
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
    "list cities --limit 9223372036854775807 --search lima", "--version", "--help", "map --help",
    "doctor", "map -90,180 --width 5 --height 3", "map -- -90,180", "detail cities -- 3936456",
    "map 90,-180 --zoom 0", "map 0,0 --zoom -1", "map 0,0 --zoom=-100",
    "map cities 3936456 --zoom 14",
  ])
  func whatIsOddButPossibleIsDone(line: String) throws {
    let run = try run(line)
    #expect(run.status == .exited(0))
    #expect(run.output != "")
    #expect(run.errors == "")
  }

  @Test(arguments: [
    "list cities", "list cities --json", "detail cities 3936456", "map 0,0", "doctor",
    "favorites export -", "",
  ])
  func aFullDiskIsNoSuccess(line: String) throws {
    let run = try ProgramRun.run(
      "/bin/sh", ["-c", "\"$0\" \(line) </dev/null >/dev/full", Executables.path("catalejo")],
      environment: PseudoTerminal.environment(home: home.path))
    #expect(run.status == .exited(5))
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
