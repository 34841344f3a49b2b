import Domain
import TestSupport
import Testing
import TextUI
import Viper

/// A list and what is known of its chosen row, beside each other in a wide window.
@MainActor
@Suite struct SplitSessionTests {
  private let wide = Size(columns: 120, rows: 24)

  private func run(
    _ console: MemoryConsole, _ steps: LiveReader.Step...
  ) async throws -> (world: World, below: [[String]]) {
    let world = try World(console: console)
    let reader = LiveReader(steps)
    _ = await world.run(reader)
    return (world, reader.below)
  }

  private func console(_ size: Size) -> MemoryConsole {
    MemoryConsole(size: size, isInteractive: true)
  }

  /// The lines of the map's footer that are on the right side of a list.
  private func footers(_ lines: [String]) -> [String] {
    lines.compactMap { line in
      guard let end = line.split(separator: "│ ").dropFirst().last.map(String.init),
        end.contains(" zoom ")
      else { return nil }
      return end
    }
  }

  @Test func aWideWindowHasTheMapBesideTheCities() async throws {
    let (world, _) = try await run(console(wide), .enter("search springfield, us"), .enter("2"))
    let shown = footers(world.console.lines)
    #expect(shown.count == 2)
    #expect(shown.allSatisfy { $0.hasPrefix("Springf") })
    #expect(world.navigator.path == [.home, .list(.cities, search: "springfield, us")])
    #expect(world.console.lines.contains { $0.hasPrefix("› 2") })
    #expect(world.console.lines.contains { $0.contains("a number chooses") })
    #expect(world.console.lines.allSatisfy { DisplayWidth.of($0) <= wide.columns })
  }

  @Test func aSearchHasItsOwn() async throws {
    let (world, below) = try await run(
      console(wide), .enter("search springfield"), .type("/lima, pe", shows: "Lima, PE · zoom 5"),
      .pressAndClear(.escape))
    #expect(footers(below[0]).count == 1)
    #expect(world.navigator.companion != nil)
    #expect(world.navigator.path.count == 2)
  }

  @Test func enterShowsTheFoundRowBeside() async throws {
    let (world, _) = try await run(console(wide), .enter("/lima, pe"))
    #expect(world.navigator.path == [.home, .list(.cities, search: nil)])
    #expect(footers(world.console.lines).last?.hasPrefix("Lima, PE") == true)
  }

  @Test func hintsSayWhatEnterDoesBesideAMap() async throws {
    let (world, below) = try await run(
      console(wide), .enter("search springf"), .enter("help keys"), .enter("fav 1"),
      .enter("keys on"), .press(.character("j"), shows: "› 2"), .enter(":keys off"),
      .enter("favorites"), .type("/springf", shows: "1–"), .pressAndClear(.escape))
    #expect(
      world.console.lines.filter { $0.contains("Enter") } == [
        "  ↑↓ choose · Enter or Esc done",
        "  ↑↓ choose · Enter to the list · Esc back · Tab star · PgUp PgDn turn the page",
      ])
    #expect(
      below.compactMap(\.last) == [
        ": command · jk choose · n p page · / search · ? help · q back",
        "↑↓ choose · Enter go there · Esc back · Tab remove",
      ])
  }

  /// The header, the chosen row, what is said of the search, a banner and the prompt.
  @Test func aNoticeDoesNotPushTheFirstRowOut() async throws {
    let (world, _) = try await run(console(Size(columns: 110, rows: 30)), .enter("paris"))
    let shown = world.console.lines.drop { !$0.hasPrefix("cities · “paris”") }
    #expect(shown.contains { $0.hasPrefix("› 1   Paris, FR") })
    #expect(shown.count <= 28)
  }

  @Test func theMapBesideIsMovedByItsCommand() async throws {
    let (world, _) = try await run(
      console(wide), .enter("search lima, pe"), .enter("map +"), .enter("map x"),
      .enter("map 1"))
    #expect(
      footers(world.console.lines).map { $0.contains("zoom 5.5") } == [false, true])
    #expect(
      world.console.lines.contains { $0.hasPrefix("! ") && $0.contains("map [N|all|+|-|n|fit|…]") })
    #expect(world.navigator.path.count == 3)
  }

  @Test func anotherSizeSwitchesAtOnce() async throws {
    let console = console(wide)
    let (_, below) = try await run(
      console, .enter("search lima, pe"),
      .resize {
        console.size = Size(columns: 60, rows: 20)
        return console.size
      },
      .resize {
        console.size = Size(columns: 100, rows: 30)
        return console.size
      })
    #expect(below.map { $0.contains { $0.contains("│") } } == [false, true])
    #expect(below[0].allSatisfy { DisplayWidth.of($0) <= 60 })
    #expect(below[1].map { DisplayWidth.of($0) }.max() == 100)
  }

  @Test func whatWasFoundIsChosenAndBesideWhereOneComesBack() async throws {
    let (world, _) = try await run(
      console(wide), .enter("pokemon"), .enter("/pika"), .enter("back"))
    #expect(world.navigator.path == [.home, .list(.pokemon, search: nil)])
    #expect(world.navigator.companion == .detail(Reference(.pokemon, "25")))
    #expect(
      world.console.lines.last { $0.contains(" │ ") && $0.contains("Number") }?
        .contains("#25") == true)
  }
}
