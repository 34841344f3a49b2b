import Components
import ContractMocks
import Contracts
import Domain
import Localization
import Terminal
import TestSupport
import Testing
import TextUI
import Viper

@testable import App
@testable import Session

/// What the run loop does between lines.
@MainActor
@Suite struct SessionTests {
  @Test func aTerminalIsNoScript() async throws {
    let world = try World(console: MemoryConsole(isInteractive: true))
    #expect(await world.run("nonsense") == .done)
  }

  /// The lines after it may not be meant for this screen.
  @Test func aLineThatIsNoCommandEndsAScript() async throws {
    let world = try World()
    #expect(await world.run("nonsense", "about") == .usage)
    #expect(!world.console.lines.contains { $0.hasPrefix("Program: MIT") })
  }

  /// There is nothing to turn to in a window that has become large enough.
  @Test func aTextThatFitsTheWindowIsNotPagedAnyMore() async throws {
    let console = MemoryConsole(size: Size(columns: 80, rows: 10), isInteractive: true)
    let pager = TextPager(SessionOutput(console: console, reader: ScriptedReader([])), console)
    var reads = 0
    let line = try await pager.page(
      isScreen: false, Strings(.english), { (1...20).map { Line("\($0)") } },
      read: {
        reads += 1
        guard reads == 1 else { return .line("a second read") }
        console.size = Size(columns: 80, rows: 24)
        pager.ask(nil)
        return .gaveWay
      })
    #expect((line, reads) == (nil, 1))
  }

  @Test func quitLeavesTheRestUnread() async throws {
    let world = try World()
    #expect(await world.run("quit", "nonsense") == .done)
    #expect(!world.console.lines.contains { $0.hasPrefix("!") })
  }

  @Test func clearingALineAndReadingOneThatIsTooLongGoOn() async throws {
    let world = try World()
    let reader = ScriptedReader([.interrupted, .tooLong, .line("about")])
    #expect(await world.run(reader) == .usage)
    #expect(
      world.console.lines.filter { $0.hasPrefix("!") } == [
        "! That line is too long to be a command; nothing was done."
      ])
    #expect(world.console.lines.last?.hasPrefix("Program: MIT") == true)
  }

  @Test func itEndsQuietlyWhenNobodyReads() async throws {
    let world = try World(console: MemoryConsole(timeout: 1))
    #expect(await world.run("cities", "nonsense") == .done)
  }

  @Test func thePromptIsThePath() async throws {
    let world = try World(console: MemoryConsole(isInteractive: true))
    let reader = ScriptedReader(["/lima", "info 1", "map", "back", "home"].map(LineInput.line))
    _ = await world.run(reader)
    #expect(
      await reader.prompts == [
        "catalejo ❯ ", "everything /lima ❯ ", "everything /lima › Lima, PE ❯ ",
        "… › Lima, PE › map: Lima, PE ❯ ", "everything /lima › Lima, PE ❯ ", "catalejo ❯ ",
      ])
  }

  @Test func aDeepLinkOpensTheWholePath() async throws {
    let world = try World(console: MemoryConsole(isInteractive: true))
    let reader = ScriptedReader([])
    _ = await world.run(
      reader,
      opening: [
        .list(.cities, search: nil), .detail(Reference(.cities, "3936456")),
        .map(.entity(Reference(.cities, "3936456"))),
      ])
    #expect(await reader.prompts == ["cities › Lima, PE › map: Lima, PE ❯ "])
  }

  /// No screen tells another what it has stored: the other asks again when it is shown again.
  @Test func theListShowsTheStarThatWasGivenOnADetail() async throws {
    let world = try World()
    _ = await world.run("cities lima", "info 1", "fav", "back")
    let rows = world.console.lines.filter { $0.contains("Lima, PE  ") }
    #expect(rows.map { $0.contains("★") } == [false, true])
  }

  /// Where a detail was opened from no list, or from one that it is not in.
  @Test(arguments: [
    [], [Destination.list(.pokemon, search: nil)], [.list(.pokemon, search: "pikachu")],
  ])
  func whatIsInNoListFollowsTheCatalog(path: [Destination]) async throws {
    let world = try World()
    _ = await world.run(["next"], opening: path + [.detail(Reference(.pokemon, "1"))])
    #expect(world.navigator.current == .detail(Reference(.pokemon, "2")))
  }

  /// From a list, and from the entries that were opened last.
  @Test func rowsThatAreOpenedTogetherFollowEachOther() async throws {
    let (one, three) = (Reference(.pokemon, "1"), Reference(.pokemon, "3"))
    let visits = [one, three].map { Visit(reference: $0, title: $0.id, last: 1) }
    let world = try World { $0.visits = MockVisitsDataManager(visits) }
    _ = await world.run("pokemon", "info 3 1", "next", "next")
    #expect(world.navigator.current == .detail(one, among: [three, one]))
    #expect(world.console.lines.last == "This is the last one.")
    _ = await world.run("recent", "info 1 2", "next")
    #expect(world.navigator.current == .detail(three, among: [one, three]))
    _ = await world.run("recent", "info 1 2", "back", "info 2", "next")
    #expect(world.navigator.current == .detail(Reference(.pokemon, "4")))
  }

  @Test func inATerminalThatALineWasSearchedSaysHowElse() async throws {
    let run = try await LiveRun(.enter("barcelona"))
    #expect(
      run.lines.filter { $0.hasPrefix("!") } == [
        "! “barcelona” is no command, so it was searched. /TEXT searches as you type."
      ])
  }

  @Test func theMouseIsSwitchedByItsCommand() async throws {
    let world = try World(console: MemoryConsole(isInteractive: true))
    _ = await world.run("mouse on")
    #expect(world.console.lines.contains { $0.contains("The mouse moves maps") })
  }

  /// A message is broken at its words; a word that has no room stays whole, and off a terminal all.
  @Test(arguments: [
    ("Unknown command. Type help.", true, ["! Unknown command.", "! Type help."]),
    ("All is well.", true, ["! All is well."]),
    ("Logged in /home/ana/debug.log", true, ["! Logged in /home/ana/debug.log"]),
    ("Unknown command. Type help.", false, ["! Unknown command. Type help."]),
  ])
  func aMessageFitsItsWindow(text: String, isInteractive: Bool, said: [String]) {
    let console = MemoryConsole(size: Size(columns: 16, rows: 24), isInteractive: isInteractive)
    SessionOutput(console: console, reader: ScriptedReader([])).say(Line(text, .notice))
    #expect(console.lines == said)
  }
}
