import Components
import Domain
import Terminal
import TestSupport
import Testing
import TextUI
import Viper

@testable import App
@testable import CommandLine
@testable import Session

/// What keys do before a line is done.
@MainActor
@Suite struct LiveSessionTests {
  private func run(
    _ world: World, _ steps: LiveReader.Step...
  ) async -> (below: [[String]], reader: LiveReader) {
    let reader = LiveReader(steps)
    _ = await world.run(reader)
    return (reader.below, reader)
  }

  private func world(columns: Int = 80, rows: Int = 24) throws -> World {
    try World(
      console: MemoryConsole(size: Size(columns: columns, rows: rows), isInteractive: true))
  }

  @Test func rowsFollowWhatIsTyped() async throws {
    let world = try world()
    let (below, reader) = await run(
      world, .type("/barcel", shows: "Barcelona, ES"), .type("/qqqqqq", shows: "qqqqqq"),
      .pressAndClear(.escape), .enter("status"))
    // The first rows are those of the first answer: a moment of waiting is not shown.
    #expect(reader.drawn.first == below[0])
    #expect(below[0].first == "cities · “barcel”")
    #expect(below[0].contains { $0.hasPrefix("›") })
    #expect(!below[0].contains { $0.contains("a number opens") })
    #expect(below[0].last == "↑↓ choose · Enter open · Esc back · Tab star")
    #expect(below[1].contains { $0.contains("No city starts with “qqqqqq”") })
    #expect(below[1].last == "Esc back · Enter says why")
    #expect(world.navigator.path == [.home])
  }

  @Test func enterOpensTheChosenRowAndBackLeadsToTheSearch() async throws {
    let world = try world()
    let (below, _) = await run(
      world, .type("/springf", shows: "1–"), .press(.down, shows: "› 2"), .enter("/springf"),
      .enter("back"))
    let second = try #require(below[1].first { $0.hasPrefix("› 2") })
    #expect(second.contains("Springfield"))
    #expect(world.navigator.path == [.home, .list(.cities, search: nil)])
    #expect(world.console.lines.contains { $0.hasPrefix("› 2") })
    #expect(world.console.lines.contains { $0.contains("cities · “springf”") })
  }

  @Test func aLineThatCameWithoutKeysIsOpenedAllTheSame() async throws {
    let world = try world()
    _ = await run(world, .enter("/barcelona, es"))
    #expect(world.navigator.path.count == 3)
    #expect(world.navigator.path.last.map { if case .map = $0 { true } else { false } } == true)
  }

  @Test func nothingFoundIsSaidAsByTheCommand() async throws {
    let world = try world()
    _ = await run(world, .type("/qqqqqq", shows: "qqqqqq"), .enter("/qqqqqq"))
    #expect(world.navigator.path == [.home, .list(.cities, search: "qqqqqq")])
    #expect(world.console.lines.contains { $0.contains("No city starts with “qqqqqq”") })
  }

  @Test func aGuessIsChosenLikeAnyRow() async throws {
    let world = try world()
    let (below, _) = await run(
      world, .type("/barcelna", shows: "Did you mean"), .press(.down, shows: "›2"),
      .press(.up, shows: "›1"), .enter("/barcelna"))
    #expect(below[0].contains { $0.hasPrefix("›1   Barcelona, ES") })
    #expect(below[0].last == "↑↓ choose · Enter open · Esc back · Tab star")
    #expect(world.navigator.path.last == .map(.entity(Reference(.cities, "3128760"))))
  }

  @Test func rowsFoundByAnotherNameStandBelowALine() async throws {
    let world = try world()
    let (below, _) = await run(
      world, .type("/londres", shows: "London, GB"), .pressAndClear(.escape))
    #expect(below[0][1].hasPrefix("›1   London, GB"))
    #expect(below[0][1].hasSuffix("Londres"))
    let divider = try #require(below[0].firstIndex { $0.hasPrefix("── By another name") })
    #expect(divider == 4)
    #expect(below[0][divider + 1].contains("London, US"))
  }

  @Test func whereNothingIsFoundKeysChooseNothing() async throws {
    let world = try world()
    let (_, reader) = await run(
      world, .type("/qqqqqq", shows: "qqqqqq"), .pressInVain(.pageDown), .pressInVain(.down),
      .pressInVain(.tab), .type("/qqqqqqq", shows: "qqqqqqq"), .pressAndClear(.escape))
    #expect(!reader.drawn.joined().contains { $0.contains("last page") || $0.contains("row") })
  }

  @Test func aCutPasteIsSaidUntilTheTextChanges() async throws {
    let world = try world()
    let (below, _) = await run(
      world, .cut, .type("/xxx", shows: "fits"), .type("/barcel", shows: "Barcelona"))
    #expect(below[0].last == "Only the start of what was pasted fits.")
    #expect(below[1].last?.hasPrefix("↑↓ choose") == true)
  }

  @Test func thePromptFollowsTheDetailsThatAreTurnedOver() async throws {
    let world = try world()
    _ = await run(
      world, .enter("pokemon"), .enter("info 1"), .press(.pageDown, shows: "Ivysaur"),
      .awaitPrompt("Ivysaur"), .press(.pageDown, shows: "Venusaur"), .awaitPrompt("Venusaur"))
    #expect(world.navigator.current == .detail(Reference(.pokemon, "3")))
  }

  @Test func aDetailLongerThanTheRoomHasItsKeysBelow() async throws {
    let world = try world(rows: 10)
    let (below, _) = await run(
      world, .enter("pokemon"), .enter("info 1"), .pressAndGiveWay(.character("q")),
      .press(.pageDown, shows: "Ivysaur"))
    #expect(below[0].count == 9)
    #expect(below[0].suffix(2) == ["…", "PgUp previous · PgDn next · Esc done"])
  }

  @Test func aSearchLeavesTheListAsItWas() async throws {
    let world = try world()
    _ = await run(
      world, .enter("cities"), .enter("search albac"), .type("/barcel", shows: "Barcelona"),
      .pressAndClear(.escape), .enter("rows"))
    #expect(world.console.lines.last { $0.hasPrefix("cities") }?.contains("“albac”") == true)
  }

  @Test func aCountrysNameNarrowsCities() async throws {
    let world = try world()
    let (below, _) = await run(
      world, .type("/lima peru", shows: "Lima, PE"), .pressAndClear(.escape))
    #expect(below[0].first == "cities · “lima peru”")
    #expect(below[0].contains { $0.hasPrefix("› 1   Lima, PE") || $0.hasPrefix("›1   Lima, PE") })
  }

  @Test func tabStarsTheChosenRow() async throws {
    let world = try world()
    let (below, _) = await run(
      world, .type("/barcelona, es", shows: "Barcelona, ES"), .press(.tab, shows: "★"),
      .pressAndClear(.escape), .enter("favorites"))
    #expect(below[1].contains { $0.hasPrefix("›1 ★ Barcelona, ES") })
    #expect(world.console.lines.contains { $0.contains("Barcelona, ES") })
  }

  @Test func arrowsMoveTheChosenRowWhereNothingIsTyped() async throws {
    let world = try world()
    let (below, _) = await run(
      world, .enter("search springf"), .press(.down, shows: "› 2"), .press(.down, shows: "› 3"),
      .press(.up, shows: "› 2"), .enter(""))
    #expect(below.map { $0.filter { $0.hasPrefix("›") }.count } == [1, 1, 1])
    #expect(below.map(\.last) == Array(repeating: "↑↓ choose · Enter open · Esc done", count: 3))
    #expect(world.navigator.path.last.map { if case .map = $0 { true } else { false } } == true)
  }

  @Test func enterOpensWhatIsMeantMost() async throws {
    for (search, id) in [("/paris", "2988507"), ("/madrid", "3117735"), ("/kiev", "703448")] {
      let world = try world()
      let (below, _) = await run(
        world, .type(search, shows: "“\(search.dropFirst())”"), .enter(search))
      #expect(below[0].contains { $0.hasPrefix("› 1 ") || $0.hasPrefix("›1 ") })
      #expect(world.navigator.path.last == .map(.entity(Reference(.cities, id))))
    }
  }

  /// There the map stands beside the rows.
  @Test func inAWideWindowEnterOnlyChooses() async throws {
    let world = try world(columns: 120)
    let (below, _) = await run(
      world, .type("/springf", shows: "1–"), .enter("/springf"), .press(.down, shows: "› 2"),
      .enter(""))
    #expect(below[0].last == "↑↓ choose · Enter to the list · Esc back · Tab star")
    #expect(below[1].last == "↑↓ choose · Enter or Esc done")
    #expect(world.navigator.path == [.home, .list(.cities, search: nil)])
  }

  @Test func aLineThatIsClearedEndsItsSearch() async throws {
    let world = try world()
    let (below, _) = await run(
      world, .enter("search springf"), .type("/barcel", shows: "Barcelona"), .interrupt,
      .press(.down, shows: "›"))
    #expect(below.last?.first == "cities · “springf”")
  }

  @Test func escapeIsNeverLeftToTheEditorOnAnEmptyLine() {
    let capture = KeyCapture()
    #expect(capture.keys(for: "") == [.escape])
    capture.set([.up])
    #expect(capture.keys(for: "") == [.up, .escape])
    #expect(capture.keys(for: "li") == [])
    let ofSearch: Set<EditKey> = [.up, .down, .pageUp, .pageDown, .tab, .escape]
    #expect(capture.keys(for: "/li") == ofSearch)
    #expect(capture.keys(for: "find li") == [])
    capture.set([.up], canFind: true)
    #expect(capture.keys(for: "find li") == ofSearch)
    #expect(capture.keys(for: "find") == [])
  }

  @Test func arrowsPanAMap() async throws {
    let world = try world(rows: 12)
    let (below, _) = await run(
      world, .enter("/lima, pe"), .press(.right, shows: "Lima"), .press(.up, shows: "Lima"))
    #expect(below[0] != below[1])
    #expect(below[1].count <= 12)
    #expect(below[1].last == "↑↓←→ move · PgUp PgDn zoom · Esc done")
  }

  @Test func findFollowsWhatIsTypedOnAMapAndGoesThere() async throws {
    let world = try world()
    let (below, _) = await run(
      world, .enter("/lima, pe"), .type("find madri", shows: "Madrid, ES"),
      .press(.down, shows: "› 2"), .press(.up, shows: "› 1"), .enter("find madri"))
    #expect(below[0].last == "↑↓ choose · Enter go there · Esc done")
    // The largest city comes first.
    #expect(below[0].contains { $0.hasPrefix("› 1") && $0.contains("Madrid, ES") })
    #expect(world.navigator.path.count == 3)
    #expect(world.console.lines.last { $0.contains("· zoom 5") }?.hasPrefix("Madrid, ES") == true)
  }

  @Test(arguments: [
    ("londres", "London, GB"), ("cologne", "Köln, DE"), ("kiev", "Kyiv, UA"), ("東京", "Tokyo, JP"),
  ])
  func findMeansTheSameCityAsInAScript(text: String, title: String) async throws {
    let live = try world()
    _ = await run(live, .enter("/lima, pe"), .enter("find \(text)"))
    let script = try World()
    _ = await script.run(
      ScriptedReader(["/lima, pe", "map 1", "find \(text)"].map(LineInput.line)))
    for world in [live, script] {
      #expect(world.console.lines.last { $0.contains("· zoom 5") }?.hasPrefix(title) == true)
    }
  }

  @Test func whatIsNotFoundOnAMapIsSaidAsByTheCommand() async throws {
    let world = try world()
    let (below, _) = await run(
      world, .enter("/lima, pe"), .type("find qqqqqq", shows: "qqqqqq"), .enter("find qqqqqq"))
    #expect(below[0].last == "Esc back · Enter says why")
    #expect(world.console.lines.contains { $0.hasPrefix("No city starts with “qqqqqq”") })
  }

  @Test func findIsNoSearchWhereTheScreenHasNoSuchCommand() async throws {
    let world = try world()
    let (below, _) = await run(world, .enter("cities"), .enter("find lima"))
    #expect(below == [])
    #expect(world.console.lines.contains { $0.contains("find") && $0.hasPrefix("! ") })
  }

  @Test func theSmallestWindowIsForRows() async throws {
    let world = try world(columns: 20, rows: 5)
    let (below, _) = await run(
      world, .type("/barcel", shows: "›1"), .pressAndClear(.escape), .enter("search springf"),
      .press(.down, shows: "›2"), .enter("down"))
    #expect(below[0].count == 4)
    #expect(below[0].prefix(3).allSatisfy { $0.contains("Barce") })
    #expect(below[2].count == 4)
    #expect(below[2][1].hasPrefix("›2") && below[2][1].contains("Springf"))
    #expect(world.console.lines.suffix(4).prefix(3).allSatisfy { $0.contains("Springf") })
  }

  @Test(arguments: [(20, 5), (300, 80)])
  func rowsFitTheWindow(_ columns: Int, _ rows: Int) async throws {
    let world = try world(columns: columns, rows: rows)
    let (below, _) = await run(
      world, .type("/san", shows: "San"), .pressAndClear(.escape), .enter("home"))
    #expect(below[0].count < rows)
    #expect(below[0].allSatisfy { DisplayWidth.of($0) <= columns })
  }

  @Test func afterASearchTheListIsAsItWas() async throws {
    let world = try world()
    let (below, _) = await run(
      world, .enter("cities"), .enter("nonsense"), .type("/x", shows: "1–"),
      .pressAndRewrite(.escape))
    let list = world.console.lines.dropFirst(11).filter { !$0.hasPrefix("!") }
    #expect(
      below[1]
        == list + [
          "cities ❯ nonsense", "Unknown command “nonsense”. Type help to see what there is.",
        ])
  }

  @Test func rowsThatKeysChoseStayInTheirPlace() async throws {
    let world = try world()
    let (below, _) = await run(
      world, .enter("search springf"), .press(.down, shows: "› 2"), .pressAndRewrite(.escape))
    #expect(below[1].first == "cities · “springf”")
    #expect(below[1].contains { $0.hasPrefix("› 2") })
  }

  @Test func signsZoomAMap() async throws {
    let world = try world(rows: 12)
    let (below, _) = await run(
      world, .enter("/lima, pe"), .press(.character("="), shows: "zoom 5.5"),
      .press(.character("+"), shows: "zoom 6"), .press(.character("_"), shows: "zoom 5.5"),
      .press(.character("0"), shows: "zoom 10"))
    #expect(below.count == 4)
  }

  @Test func tabLeadsFromAMapToTheDetailAndBack() async throws {
    let world = try world()
    let lima = Reference(.cities, "3936456")
    _ = await run(world, .enter("/lima, pe"), .pressAndGiveWay(.tab))
    #expect(world.navigator.path.last == .detail(lima))
    #expect(world.console.lines.contains { $0.hasPrefix("Population") })
    let other = try self.world()
    _ = await run(other, .enter("/lima, pe"), .pressAndGiveWay(.tab), .pressAndGiveWay(.tab))
    #expect(other.navigator.path.last == .map(.entity(lima)))
  }

  @Test func singleKeysMoveUntilAColonBeginsACommand() async throws {
    let world = try world()
    let (below, reader) = await run(
      world, .enter("search springf"),
      .enter("keys on"), .press(.character("j"), shows: "› 2"),
      .press(.character("k"), shows: "› 1"), .pressAndGiveWay(.character("q")),
      .enter(":search lima"))
    #expect(
      below[0].last == ": command · jk choose · Enter open · n p page · / search · ? help · q back")
    #expect(reader.drawn.contains([below[0].last ?? ""]))
    #expect(world.navigator.path == [.home, .list(.cities, search: "lima")])
  }

  @Test func aSlashFindsOnAMapWhereSingleKeysAreOn() async throws {
    let world = try world()
    let (below, _) = await run(
      world, .enter("/lima, pe"), .enter("keys"), .type("/madri", shows: "Madrid, ES"),
      .enter("/madri"))
    #expect(below[0].last == "↑↓ choose · Enter go there · Esc done")
    #expect(world.navigator.path.count == 3)
    #expect(world.console.lines.last { $0.contains("· zoom 5") }?.hasPrefix("Madrid, ES") == true)
  }

  @Test func singleKeysAreAllLetters() {
    let capture = KeyCapture()
    capture.set([.up], hasLetters: true)
    let keys = capture.keys(for: "")
    #expect(keys.isSuperset(of: [.up, .escape, .character("z"), .character("Q"), .character("?")]))
    #expect(keys.isDisjoint(with: [.character(":"), .character("/"), .character("1")]))
    #expect(capture.keys(for: ":") == [])
  }

  @Test func singleKeysNeedATerminal() async throws {
    let world = try World()
    #expect(await world.run("keys on") == .usage)
  }
}
