import Components
import Domain
import TestSupport
import Testing
import TextUI
import Viper

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

  @Test func aLineThatIsClearedEndsItsSearch() async throws {
    let world = try world()
    let (below, _) = await run(
      world, .enter("search springf"), .type("/barcel", shows: "Barcelona"), .interrupt,
      .press(.down, shows: "›"))
    #expect(below.last?.first == "cities · “springf”")
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

  @Test func singleKeysNeedATerminal() async throws {
    let world = try World()
    #expect(await world.run("keys on") == .usage)
  }
}
