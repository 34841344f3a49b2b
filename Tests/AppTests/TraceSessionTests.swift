import Components
import Contracts
import Domain
import Localization
import Synchronization
import Testing
import TextUI

@testable import App
@testable import Trace

/// `trace` in a session.
@MainActor
@Suite struct TraceSessionTests {
  /// Who called whom, and the name of what was called, of the lines that a script printed.
  private func roles(_ console: MemoryConsole) -> [String] {
    console.lines.compactMap { line in
      line.firstMatch(of: /^! .{10} *([a-z.]+ [→←⇢] [a-z.]+  \w+)/).map { String($0.output.1) }
    }
  }

  @Test func onlyWhileItIsOnCallsAreTold() async throws {
    let world = try World()
    #expect(await world.run("/lima", "trace on", "trace off", "/lima") == .done)
    #expect(roles(world.console).allSatisfy { !$0.contains("searched") })
    #expect(await world.run("trace on", "/lima", "info 1") == .done)
    #expect(roles(world.console).contains("detail.interactor → cities.local  held"))
  }

  @Test func savingWritesTheLastScreenAsADiagramAndAsJSON() async throws {
    let world = try World()
    #expect(await world.run("trace on", "/lima", "info 1", "trace save /tmp/x") == .done)
    #expect(world.console.lines.last == "! The last screen's calls are in /tmp/x.mmd, /tmp/x.json.")
    let documents = world.composition.services.documents
    let diagram = String(decoding: try await documents.read("/tmp/x.mmd"), as: UTF8.self)
    #expect(diagram.hasPrefix("sequenceDiagram\n  %% detail(cities/"))
    #expect(diagram.contains("  detail_presenter->>detail_interactor: open("))
    #expect(!diagram.contains("list_"))
    let json = String(decoding: try await documents.read("/tmp/x.json"), as: UTF8.self)
    #expect(json.hasPrefix("{\"screen\":\"detail(cities/"))
    #expect(json.contains("\"from\":\"detail.presenter\",\"to\":\"detail.view\""))
  }

  @Test func besideAFolderNothingIsWritten() async throws {
    let world = try World()
    let documents = world.composition.services.documents
    try await documents.write([1], to: "x/a", replacing: false)
    #expect(await world.run("trace on", "/lima", "trace save x") == .file)
    #expect(world.console.lines.last == "! x can't be written: it is a folder; name a file.")
    await #expect(throws: DataError.unreadable(path: "x.mmd", reason: .missing)) {
      try await documents.read("x.mmd")
    }
  }

  @Test func aFileThatIsThereIsReplacedOnlyWhereThatIsSaid() async throws {
    let world = try World()
    let documents = world.composition.services.documents
    try await documents.write([1], to: "x.json", replacing: false)
    #expect(await world.run("trace on", "/lima", "trace save x") == .file)
    #expect(
      world.console.lines.last
        == "! x.json can't be written: it exists; the same command with ! after its verb replaces it."
    )
    #expect(try await documents.read("x.json") == [1])
    #expect(await world.run("trace on", "/lima", "trace save! x") == .done)
    #expect(try await documents.read("x.json") != [1])
  }

  @Test func theEndOfAScreenAndItsCallsFitTheWindow() async throws {
    for (columns, rows) in [(80, 24), (40, 12), (160, 50)] {
      let console = MemoryConsole(size: Size(columns: columns, rows: rows), isInteractive: true)
      _ = try await World(console: console).run("trace on", "cities")
      // The prompt has the last row.
      let window = console.lines.suffix(rows - 1)
      #expect(window.contains { $0.hasPrefix("cities") }, "\(columns) x \(rows)")
      #expect(window.last?.hasPrefix("! ") == true)
    }
  }

  @Test func whatIsWrittenToAFileTakesNoRows() async throws {
    func screen(_ tracer: Tracer) async throws -> [String] {
      let console = MemoryConsole(size: Size(columns: 80, rows: 24), isInteractive: true)
      _ = try await World(console: console, tracer: tracer).run("cities")
      return console.lines.suffix(20)
    }
    let written = Tracer(file: "x.log", sink: { _ in })
    #expect(try await screen(written) == screen(Tracer(isOn: false)))
  }

  @Test func whatIsWrittenToAFileIsShownTooOnceThatIsAskedFor() async throws {
    let told = Mutex(0)
    let tracer = Tracer(file: "x.log", sink: { _ in told.withLock { $0 += 1 } })
    let world = try World(tracer: tracer)
    #expect(await world.run("/lima") == .done)
    #expect(roles(world.console) == [])
    let before = told.withLock { $0 }
    #expect(before > 0)
    #expect(await world.run("trace on", "/lima", "trace off", "/lima") == .done)
    #expect(roles(world.console).contains("session → list.presenter  appeared"))
    let said = world.console.lines.filter { $0.hasPrefix("! Calls") }
    #expect(
      said == [
        "! Calls between the parts of a screen are now shown, and written to x.log.",
        "! Calls between the parts are no longer shown, nor written to x.log.",
      ])
    let after = told.withLock { $0 }
    #expect(after > before)
    #expect(await world.run("/lima") == .done)
    #expect(told.withLock { $0 } == after)
  }

  @Test func ofManyCallsANarrowTerminalShowsTheLastAndSaysWhereAllAre() async throws {
    let console = MemoryConsole(size: Size(columns: 40, rows: 10), isInteractive: true)
    _ = try await World(console: console).run("trace on", "/lima")
    let told = console.lines.filter { $0.hasPrefix("! ") }.map { $0.dropFirst(2) }
    #expect(told.allSatisfy { DisplayWidth.of(String($0)) <= 40 })
    #expect(
      told.joined(separator: " ").contains(
        /[0-9]+ earlier lines left out: trace save FILE writes all calls of this screen/))
  }

  @Test func plainTextTellsCallsWithoutSignsAndColumns() async throws {
    let console = MemoryConsole(
      size: Size(columns: 40, rows: 30), isInteractive: true, isPlain: true)
    _ = try await World(.spanish, console: console).run("trace on", "/lima")
    let told = console.lines.filter { $0.hasPrefix("! ") }.map { $0.dropFirst(2) }
    #expect(told.allSatisfy { !$0.contains(#/[→←⇢⇒]|->|<-|=>|~>| {2}|^ /#) }, "\(told)")
    let end = /^acaba tras [0-9.]+ m?s: session llama a list\.presenter: appeared$/
    #expect(told.contains { $0.contains(end) }, "\(told)")
  }

  /// The ending says which file.
  @Test(arguments: [
    ("a.mmd", ["a.mmd"]), ("a.mermaid", ["a.mermaid"]), ("a.json", ["a.json"]),
    ("a", ["a.mmd", "a.json"]), ("a.b/c.d", ["a.b/c.d.mmd", "a.b/c.d.json"]), ("a/", ["a/"]),
    (".", ["."]), ("a/..", ["a/.."]),
  ])
  func theEndingSaysWhichFile(path: String, files: [String]) {
    #expect(TraceFiles.files(ScreenTrace(title: "x"), at: path).map(\.path) == files)
  }

  // MARK: - Switching it leaves screens as they are

  /// What commands print beside messages.
  private func printed(_ commands: [String], columns: Int) async throws -> [String] {
    let console = MemoryConsole(
      size: Size(columns: columns, rows: 24), isInteractive: columns >= 100)
    _ = try await World(console: console).run(commands)
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
