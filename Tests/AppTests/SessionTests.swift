import Components
import Domain
import Terminal
import TestSupport
import Testing
import Viper

@testable import App

/// What the run loop does between lines.
@MainActor
@Suite struct SessionTests {
  @Test func theStatusIsThatOfTheLastFailure() async throws {
    #expect(try await World().run("/lima", "1") == .done)
    #expect(try await World().run("nonsense") == .usage)
    #expect(try await World().run("/zzzzzz", "cities") == .nothingFound)
    #expect(try await World().run("nonsense", "/zzzzzz", "home") == .nothingFound)
    #expect(try await World().run("favorites", "import missing.json") == .file)
    #expect(try await World().run("favorites", "undo") == .nothingFound)
  }

  @Test func aTerminalIsNoScript() async throws {
    let world = try World(console: MemoryConsole(isInteractive: true))
    #expect(await world.run("nonsense") == .done)
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
        "catalejo ❯ ", "cities /lima ❯ ", "cities /lima › Lima, PE ❯ ",
        "cities /lima › Lima, PE › map ❯ ", "cities /lima › Lima, PE ❯ ", "catalejo ❯ ",
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
    #expect(await reader.prompts == ["cities › Lima, PE › map ❯ "])
  }

  @Test func aCatalogIsFoundAgainAsItWasLeft() async throws {
    let world = try World()
    _ = await world.run("/alba", "next", "home", "cities")
    let headers = world.console.lines.filter { $0.hasPrefix("cities ·") }
    #expect(headers == ["cities · “alba”", "cities · “alba”", "cities · “alba”"])
    let footers = world.console.lines.filter { $0.contains("–") && $0.contains(" of ") }
    #expect(footers.count == 3)
    #expect(footers.last == footers.dropLast().last)
  }

  @Test func anotherLanguageKeepsTheScreen() async throws {
    let world = try World()
    _ = await world.run("/lima", "lang es")
    #expect(world.console.lines.contains("ciudades · «lima»"))
    #expect(world.navigator.path == [.home, .list(.cities, search: "lima")])
  }

  /// No screen tells another what it has stored: the other asks again when it is shown again.
  @Test func theListShowsTheStarThatWasGivenOnADetail() async throws {
    let world = try World()
    _ = await world.run("/lima", "info 1", "fav", "back")
    let rows = world.console.lines.filter { $0.contains("Lima, PE  ") }
    #expect(rows.map { $0.contains("★") } == [false, true])
  }

  @Test func undoWorksEverywhere() async throws {
    let world = try World()
    _ = await world.run("/lima", "fav 1", "fav 1", "home", "undo")
    #expect(world.navigator.path == [.home, .favorites])
    #expect(world.console.lines.contains { $0.contains("Lima, PE") && $0.contains("back") })
  }

  @Test(arguments: [
    ("barcelona", "cities · “barcelona”"), ("New York", "cities · “New York”"),
    ("la paz", "cities · “la paz”"), ("the hague", "cities · “the hague”"),
    ("pokemon pikachu", "Pokémon · “pikachu”"), ("san", "cities · “san”"),
  ])
  func whatIsNoCommandIsSearched(line: String, title: String) async throws {
    let world = try World()
    #expect(await world.run(line) == .done)
    #expect(world.console.lines.contains(title))
  }

  @Test func thatItWasSearchedIsSaidOnce() async throws {
    let world = try World()
    _ = await world.run("barcelona", "lima", "pokemon pikachu")
    #expect(
      world.console.lines.filter { $0.hasPrefix("!") } == [
        "! “barcelona” is no command, so it was searched."
      ])
    let inATerminal = try World(console: MemoryConsole(isInteractive: true))
    _ = await inATerminal.run(LiveReader([.enter("barcelona")]))
    #expect(
      inATerminal.console.lines.filter { $0.hasPrefix("!") } == [
        "! “barcelona” is no command, so it was searched. /TEXT searches as you type."
      ])
  }

  /// A city that is called like a command is searched with `/`.
  @Test(arguments: [
    ("Sort name", "“Sort” works in a list, not here."),
    ("distance lima / cusco", "“distance” works on a map, not here."),
    ("cuadrícula", "“cuadrícula” works in a list, not here."),
    ("export", "“export” works in the favorites, not here."),
    ("goto", "“goto” works on a map, not here."),
  ])
  func aCommandOfAnotherScreenIsSaidToBeOne(line: String, said: String) async throws {
    let world = try World()
    #expect(await world.run(line) == .usage)
    #expect(world.console.lines.last == "! " + said)
    #expect(world.navigator.path == [.home])
  }

  @Test func aListIsSearchedWhereItIs() async throws {
    let world = try World()
    _ = await world.run("pokemon", "pikachu", "favorites", "pikachu")
    #expect(world.console.lines.contains("Pokémon · “pikachu”"))
    #expect(world.navigator.path == [.home, .favorites])
    #expect(world.console.lines.last?.hasPrefix("! Unknown command “pikachu”.") == true)
  }

  @Test(arguments: ["favorits", "la zzzzz", "+", "page az"])
  func whatIsNeitherACommandNorFoundLeavesOneWhereOneWas(line: String) async throws {
    let world = try World()
    #expect(await world.run("/lima", line) == .usage)
    #expect(world.navigator.path == [.home, .list(.cities, search: "lima")])
    #expect(world.console.lines.filter { $0.hasPrefix("cities") } == ["cities · “lima”"])
    #expect(world.console.lines.count { $0.hasPrefix("! ") } == 1)
  }
}
