import Glibc
import PseudoTerminal
import StubServer
import TestSupport
import Testing

/// Choosing for scripts: the real program in a real (pseudo-)terminal, its streams pipes or files.
@Suite(.oneAtATime) struct PickTests {
  private let home = Home()

  /// Runs a line of a shell, in which `$PICK` is the program.
  private func shell(
    _ line: String, columns: Int = 80, rows: Int = 24
  ) throws -> PseudoTerminal {
    let start = "trap : INT; echo before; PICK='\(Executables.path("catalejo")) pick'; "
    return try PseudoTerminal(
      "/bin/sh", ["-c", start + line], environment: PseudoTerminal.environment(home: home.path),
      columns: columns, rows: rows)
  }

  private func end(_ terminal: PseudoTerminal) throws {
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.isAsBefore)
    #expect(OutputAudit(terminal.bytes, isTerminal: true).findings == [])
    #expect(!terminal.output.contains("\u{1B}[?1049h"))
  }

  @Test(arguments: [(80, 24), (120, 40), (40, 8)])
  func streamsMayBePipes(columns: Int, rows: Int) throws {
    let terminal = try shell(
      "printf x | $PICK cities | sed 's/^/got /'", columns: columns, rows: rows)
    try terminal.expect("cities", "1–")
    try terminal.send("lima, pe", expecting: "Lima, PE")
    try terminal.send("\r", expecting: "got 3936456")
    try end(terminal)
  }

  /// What was drawn is erased from where the prompt began, and what was there before stays.
  @Test func nothingIsLeftAbove() throws {
    let terminal = try shell("$PICK --search lima > /dev/null; echo after")
    try terminal.expect("7,737,002")
    try terminal.send("\r", expecting: "after")
    let last = terminal.output.components(after: "\u{1B}[J")
    #expect(last?.contains("Lima") == false && last?.contains("❯") == false)
    try end(terminal)
  }

  @Test(arguments: [
    ("", "\u{1B}", 130), ("lima", "\u{1B}", 130), ("lima", "\u{3}", 130), ("", "\u{4}", 130),
    ("qqqqqq", "\r", 1),
  ])
  func whoChoosesNothingIsTold(typed: String, key: String, status: Int) throws {
    let terminal = try shell("X=$($PICK --json); echo \"[$X] ends with $?\"")
    try terminal.expect("1–")
    if !typed.isEmpty { try terminal.send(typed, expecting: typed == "lima" ? "Lima" : "“qqqqqq”") }
    try terminal.send(key, expecting: "[] ends with \(status)")
    try end(terminal)
  }

  @Test func severalAreTakenInTheOrderTheyWereMarked() throws {
    let terminal = try shell(
      "$PICK --lang es --multi --print0 --format '{name}' --filter country=PE --sort population "
        + "| tr '\\0' '!'")
    try terminal.expect("Callao", "Tab marcar")
    try terminal.send("\u{1B}[B\t", expecting: "✓")
    try terminal.send("\u{1B}[A\u{1B}[A\t", expecting: "✓")
    try terminal.send("\r", expecting: "Callao!Lima!")
    try end(terminal)
  }

  /// Keys that come before the first rows wait for them.
  @Test func noKeyIsLostAtTheStart() throws {
    let terminal = try shell(
      "$PICK --multi --format '{name}' --filter country=PE --sort population")
    try terminal.send("\u{1B}[B\t\r", expecting: "Callao\r\n")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.isAsBefore)
  }

  /// The members are those of `list --json`.
  @Test func anItemIsAsInAList() throws {
    let terminal = try shell("$PICK --json --search lima > \"$HOME/item\"; cat \"$HOME/item\"")
    try terminal.expect("7,737,002")
    let list = try home.run(
      "list", "cities", "--search", "lima", "--filter", "country=PE", "--json")
    let item = try #require(list.output.components(after: "\"items\":[")?.dropLast(3))
    try terminal.send("\r", expecting: String(item.prefix(70)))
    try end(terminal)
  }

  @Test func whatEndsTheProgramRestoresTheTerminal() throws {
    let terminal = try home.terminal("pick", "--search", "lima", showing: "7,737,002")
    terminal.signal(SIGTERM)
    #expect(try terminal.waitForExit() == .signaled(SIGTERM))
    #expect(terminal.isAsBefore)
    let end = terminal.output.suffix(60)
    for restored in ["\u{1B}[J", "\u{1B}[?2004l", "\u{1B}[?25h"] { #expect(end.contains(restored)) }
  }

  /// A terminal that can't be drawn on is as none.
  @Test(arguments: [
    ("en", "pick needs a terminal on which it can draw.\n"),
    ("es", "pick necesita una terminal en la que pueda dibujar.\n"),
  ])
  func withoutATerminalItSaysSo(language: String, message: String) throws {
    let run = try home.run(["pick", "--lang", language], environment: ["TERM": "dumb"])
    #expect(run.status == .exited(2))
    #expect((run.output, run.errors) == ("", message))
  }

  @Test func whatCantBeAskedForIsSaidBeforeAnythingIsDrawn() throws {
    let terminal = try shell("$PICK --filter nose=1; echo status $?")
    try terminal.expect("There is no filter “nose” here.", "status 2")
    #expect(!terminal.output.contains("❯"))
    try end(terminal)
  }

  /// While a service is asked, Enter waits for something to choose.
  @Waiting @Test func whatIsBeingFetchedIsChosenWhenItIsThere() async throws {
    let outpost = try await Outpost()
    outpost.server.set(.latency(milliseconds: 600), for: .people)
    let terminal = try outpost.open(["pick", "people", "--format", "id {id} of {title}"])
    try terminal.send("\r", expecting: "of 50")
    try terminal.send("\r", expecting: "id ")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.isAsBefore)
  }
}

extension String {
  /// What stands after the last place of a text; nil where it is nowhere.
  fileprivate func components(after text: String) -> String? {
    ranges(of: text).last.map { String(self[$0.upperBound...]) }
  }
}
