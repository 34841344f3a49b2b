import CallTrace
import Catalog
import Domain
import Terminal
import Testing
import TextUI

@testable import App

/// `trace` in a session.
@MainActor
@Suite struct TraceSessionTests {
  /// The lines of a trace that a script printed, without times and values.
  private func roles(_ console: MemoryConsole) -> [String] {
    console.lines.filter { $0.hasPrefix("! ") && $0.contains(/[ ][→←⇢][ ]/) }.map { line in
      let line = TraceTale.untimed(String(line.dropFirst(2)))
      // Who calls whom, and the name of what is called.
      return String(line.prefix { !"(⇒".contains($0) }).trimmedEnd
    }
  }

  @Test func aListAndADetailTellTheirRolesInOrder() async throws {
    let world = try World()
    #expect(await world.run("trace on", "/lima", "info 1") == .done)
    let roles = roles(world.console)
    #expect(roles.first == "session → list.presenter  resized")
    for role in [
      "session → list.presenter  appeared",
      "  list.presenter → interactor  load",
      "    list.interactor → cities.local  page",
      "    list.interactor → favorites.local  ids",
      "    list.interactor ⇢ presenter  settled",
      "  list.presenter ← interactor  load",
      "  list.presenter → view  display",
      "session ← list.presenter  appeared",
      "  list.presenter → router  go",
      "    detail.interactor → cities.local  item",
      "  detail.presenter → view  display",
      "session ← detail.presenter  appeared",
    ] { #expect(roles.contains(role), "\(role) in \(roles.joined(separator: "\n"))") }
  }

  @Test func withoutItNothingIsTold() async throws {
    let world = try World()
    #expect(await world.run("/lima", "trace on", "trace off", "/lima") == .done)
    #expect(!roles(world.console).contains { $0.contains("cities.local") && $0.contains("detail") })
    let quiet = try World()
    #expect(await quiet.run("/lima", "info 1") == .done)
    #expect(roles(quiet.console) == [])
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

  @Test func theEndingSaysWhichFile() async throws {
    let chapter = TraceChapter(number: 1, title: "x")
    func paths(_ path: String) -> [String] { TraceFiles.files(chapter, at: path).map(\.path) }
    #expect(paths("a.mmd") == ["a.mmd"])
    #expect(paths("a.mermaid") == ["a.mermaid"])
    #expect(paths("a.json") == ["a.json"])
    #expect(paths("a") == ["a.mmd", "a.json"])
    #expect(paths("a.b/c.d") == ["a.b/c.d.mmd", "a.b/c.d.json"])
    #expect(["a/", ".", "a/.."].map(paths) == [["a/"], ["."], ["a/.."]])
  }

  @Test func nothingIsSavedBeforeAnythingIsTraced() async throws {
    let world = try World()
    #expect(await world.run("/lima", "trace save x") == .nothingFound)
    #expect(world.console.lines.last == "! Nothing was traced yet: trace on starts it.")
  }

  @Test(arguments: ["trace", "trace save", "trace save -", "trace maybe", "trace on off"])
  func whatItCantReadIsRefused(line: String) async throws {
    #expect(try await World().run(line) == .usage)
  }

  @Test func theEndOfAScreenAndItsCallsFitTheWindow() async throws {
    for (columns, rows) in [(80, 24), (40, 12), (160, 50)] {
      let console = MemoryConsole(
        size: Size(columns: columns, rows: rows), isInteractive: true)
      let world = try World(console: console)
      _ = await world.run("trace on", "cities")
      // The prompt has the last row.
      let window = console.lines.suffix(rows - 1)
      #expect(window.contains { $0.hasPrefix("cities") }, "\(columns) x \(rows)")
      #expect(window.last?.hasPrefix("! ") == true)
    }
  }

  @Test func whatIsWrittenToAFileTakesNoRows() async throws {
    func screen(_ lines: String...) async throws -> [String] {
      let console = MemoryConsole(size: Size(columns: 80, rows: 24), isInteractive: true)
      let world = try World(console: console, tracer: Tracer(sink: { _ in }))
      _ = await world.run(ScriptedReader(lines.map(LineInput.line)))
      return console.lines.suffix(20)
    }
    #expect(try await screen("trace on", "cities") == screen("cities"))
  }

  @Test(arguments: [false, true])
  func ofManyCallsANarrowTerminalShowsTheLast(isPlain: Bool) async throws {
    let console = MemoryConsole(
      size: Size(columns: 40, rows: 10), isInteractive: true, isPlain: isPlain)
    let world = try World(console: console)
    _ = await world.run("trace on", "/lima")
    let told = console.lines.filter { $0.hasPrefix("! ") }
    #expect(told.allSatisfy { DisplayWidth.of($0) <= 42 })
    #expect(told.contains { $0.contains("more before") })
  }
}

extension String {
  fileprivate var trimmedEnd: String {
    String(reversed().drop(while: \.isWhitespace).reversed())
  }
}
