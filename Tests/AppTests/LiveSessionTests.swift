import Components
import Domain
import TestSupport
import Testing
import TextUI
import Viper

/// What keys do before a line is done.
@MainActor
@Suite struct LiveSessionTests {
  @Test func rowsFollowWhatIsTyped() async throws {
    let run = try await LiveRun(
      .type("/barcel", shows: "Barcelona, ES"), .type("/qqqqqq", shows: "qqqqqq"),
      .pressAndClear(.escape), .enter("status"))
    // The first rows are those of the first answer: a moment of waiting is not shown.
    #expect(run.reader.drawn.first == run.below[0])
    #expect(run.below[0].first == "everything · “barcel”")
    #expect(run.below[0].contains { $0.hasPrefix("›") })
    #expect(!run.below[0].contains { $0.contains("a number opens") })
    #expect(run.below[0].last == "↑↓ choose · Enter open · Esc back · Tab star")
    #expect(run.below[1].contains { $0.contains("Nothing is called “qqqqqq”") })
    #expect(run.below[1].last == "Esc back")
    #expect(run.path == [.home])
  }

  @Test func enterOpensTheChosenRowAndBackLeadsToTheSearch() async throws {
    let run = try await LiveRun(
      .type("/springf", shows: "1–"), .press(.down, shows: "› 2"), .enter("/springf"),
      .enter("back"))
    let second = try #require(run.below[1].first { $0.hasPrefix("› 2") })
    #expect(second.contains("Springfield"))
    #expect(run.path == [.home, .everything(search: nil)])
    #expect(run.lines.contains { $0.hasPrefix("› 2") })
    #expect(run.lines.contains { $0.contains("everything · “springf”") })
  }

  /// `back` leads to one list, with the rows that were found.
  @Test func aSearchOfTheRowsThatAreListedTakesTheirPlace() async throws {
    let run = try await LiveRun(
      .enter("cities"), .type("/springf", shows: "1–"), .press(.down, shows: "› 2"),
      .enter("/springf"), .enter("back"))
    #expect(run.path == [.home, .list(.cities, search: nil)])
    #expect(run.lines.contains { $0.contains("cities · “springf”") })
  }

  @Test func whereNothingIsFoundKeysChooseNothing() async throws {
    let run = try await LiveRun(
      .type("/qqqqqq", shows: "qqqqqq"), .pressInVain(.pageDown), .pressInVain(.down),
      .pressInVain(.tab), .type("/qqqqqqq", shows: "qqqqqqq"), .pressAndClear(.escape))
    #expect(!run.reader.drawn.joined().contains { $0.contains("last page") || $0.contains("row") })
  }

  @Test func aCutPasteIsSaidUntilTheTextChanges() async throws {
    let run = try await LiveRun(
      .cut, .type("/xxx", shows: "fits"), .type("/barcel", shows: "Barcelona"))
    #expect(run.below[0].last == "Only the start of what was pasted fits.")
    #expect(run.below[1].last?.hasPrefix("↑↓ choose") == true)
  }

  @Test func thePromptFollowsTheDetailsThatAreTurnedOver() async throws {
    let run = try await LiveRun(
      .enter("pokemon"), .enter("info 1"), .press(.pageDown, shows: "Ivysaur"),
      .awaitPrompt("Ivysaur"), .press(.pageDown, shows: "Venusaur"), .awaitPrompt("Venusaur"))
    #expect(run.world.navigator.current == .detail(Reference(.pokemon, "3")))
  }

  @Test func aDetailLongerThanTheRoomHasItsKeysBelow() async throws {
    let run = try await LiveRun(
      Size(columns: 80, rows: 10), .enter("pokemon"), .enter("info 1"),
      .pressAndGiveWay(.character("q")),
      .press(.pageDown, shows: "Ivysaur"))
    #expect(run.below[0].count == 9)
    #expect(
      run.below[0].suffix(2) == [
        "…", "fav star · PgUp previous · PgDn next · / search · ? help · Esc back",
      ])
  }

  /// The rows of a key do not wait for what other catalogs have, and a page does not ask again.
  @Test func whatIsElsewhereIsSaidAfterTheRows() async throws {
    let run = try await LiveRun(
      .enter("cities"), .type("/lima", shows: "elsewhere: type lima"),
      .press(.pageDown, shows: "elsewhere: type lima"))
    let rows = run.reader.drawn.filter { $0.contains { $0.contains("Lima, PE") } }
    #expect(rows.first?.contains { $0.contains("elsewhere") } == false)
    #expect(run.below[1].contains { $0.contains("elsewhere") })
  }

  @Test func tabStarsTheChosenRow() async throws {
    let run = try await LiveRun(
      .type("/barcelona, es", shows: "Barcelona, ES"), .press(.tab, shows: "★"),
      .pressAndClear(.escape), .enter("favorites"))
    #expect(run.below[1].contains { $0.hasPrefix("›1 ★ Barcelona, ES") })
    #expect(run.lines.contains { $0.contains("Barcelona, ES") })
  }

  @Test func arrowsMoveTheChosenRowWhereNothingIsTyped() async throws {
    let run = try await LiveRun(
      .enter("search springf"), .press(.down, shows: "› 2"), .press(.down, shows: "› 3"),
      .press(.up, shows: "› 2"), .enter(""))
    #expect(run.below.map { $0.filter { $0.hasPrefix("›") }.count } == [1, 1, 1])
    #expect(
      run.below.map(\.last)
        == Array(
          repeating:
            "↑↓ choose · Enter open · / search · fav star · Tab detail · PgUp PgDn · Esc back",
          count: 3))
    #expect(run.path.last.map { if case .map = $0 { true } else { false } } == true)
  }

  @Test func aLineThatIsClearedEndsItsSearch() async throws {
    let run = try await LiveRun(
      .enter("search springf"), .type("/barcel", shows: "Barcelona"), .interrupt,
      .press(.down, shows: "›"))
    #expect(run.below.last?.first == "everything · “springf”")
  }

  @Test func findFollowsWhatIsTypedOnAMapAndGoesThere() async throws {
    let run = try await LiveRun(
      .enter("/lima, pe"), .type("find madri", shows: "Madrid, ES"),
      .press(.down, shows: "› 2"), .press(.up, shows: "› 1"), .enter("find madri"))
    #expect(run.below[0].last == "↑↓ choose · Enter go there · Esc done")
    // The largest city comes first.
    #expect(run.below[0].contains { $0.hasPrefix("› 1") && $0.contains("Madrid, ES") })
    #expect(run.path.count == 3)
    #expect(run.lines.last { $0.contains("· zoom 5") }?.hasPrefix("Madrid, ES") == true)
  }

  /// What is only near the name is offered; a row that keys chose is taken.
  @Test func findTakesNoGuess() async throws {
    let search = "find everest"
    let offered = try await LiveRun(
      .enter("/lima, pe"), .type(search, shows: "Everett, US"), .enter(search))
    #expect(offered.lines.contains("No place is called “everest”. Did you mean Everett, US?"))
    #expect(offered.lines.last { $0.contains("· zoom") }?.hasPrefix("Lima, PE") == true)
    let chosen = try await LiveRun(
      .enter("/lima, pe"), .type(search, shows: "Everett, US"), .press(.down, shows: "›2"),
      .press(.up, shows: "›1"), .enter(search))
    #expect(chosen.lines.last { $0.contains("· zoom 5") }?.hasPrefix("Everett, US") == true)
  }

  @Test func theSmallestWindowIsForRows() async throws {
    let run = try await LiveRun(
      Size(columns: 20, rows: 5), .type("/barcel", shows: "›1"), .pressAndClear(.escape),
      .enter("cities springf"),
      .press(.down, shows: "›2"), .enter("down"))
    #expect(run.below[0].count == 4)
    #expect(run.below[0].prefix(3).allSatisfy { $0.contains("Barce") })
    #expect(run.below[2].count == 4)
    #expect(run.below[2][1].hasPrefix("›2") && run.below[2][1].contains("Springf"))
    #expect(run.lines.suffix(4).prefix(3).allSatisfy { $0.contains("Springf") })
  }

  @Test func afterASearchTheListIsAsItWas() async throws {
    let run = try await LiveRun(
      .enter("cities"), .enter("xyzzyq"), .type("/x", shows: "1–"),
      .pressAndRewrite(.escape))
    let list = run.lines.drop { $0 != "cities" }.filter { !$0.hasPrefix("!") }
    #expect(
      run.below[1]
        == list + [
          "cities ❯ xyzzyq",
          "Nothing is called “xyzzyq”, and it is no command. Not stored yet: people, items,",
          "articles.",
        ])
  }

  /// From a list whose rows keys moved about in, from a map and from a detail.
  @Test func escapeGoesBack() async throws {
    let run = try await LiveRun(
      .enter("search springf"), .press(.down, shows: "› 2"), .pressAndGiveWay(.escape),
      .enter("/lima, pe"), .enter("info"), .pressAndGiveWay(.escape))
    #expect(run.path == [.home, .everything(search: nil), .map(.entity(Self.lima))])
  }

  /// A text on the line is emptied first.
  @Test func escapeOnATextOnlyEmptiesTheLine() async throws {
    let run = try await LiveRun(
      .enter("cities"), .enter("bar on"), .type("abc", shows: "Enter run · Esc empty"),
      .pressInVain(.escape), .type("", shows: "↑↓ choose"), .press(.down, shows: "› 2"),
      .type("x", shows: "Enter run"), .pressInVain(.escape), .type("", shows: "↑↓ choose"))
    #expect(run.path == [.home, .list(.cities, search: nil)])
  }

  private static let lima = Reference(.cities, "3936456")

  /// A map leads to the detail, and a detail nowhere.
  @Test func anEmptyLineGoesOneStepOn() async throws {
    let run = try await LiveRun(
      .enter("/lima, pe"), .enter(""), .enter(""), .enter("back"), .enter("back"), .enter(""))
    #expect(run.path == [.home, .everything(search: nil), .map(.entity(Self.lima))])
    #expect(run.lines.filter { $0.hasPrefix("Population") }.count == 1)
  }

  @Test func qGoesBackAndLeavesAtTheStart() async throws {
    let run = try await LiveRun(
      .enter("cities"), .enter("people"), .enter("q"), .enter("q"), .enter("q"), .enter("cities"))
    #expect(run.path == [.home])
  }

  /// Back leads to the list as it was.
  @Test func aListOpenedByItsNameIsWhole() async throws {
    let run = try await LiveRun(
      .enter("/barcelona, ve"), .enter("cities"), .enter("back"), .enter("back"), .enter("cities"),
      .enter("filter country=peru"), .enter("cities"), .enter("back"))
    let headers = run.lines.filter { line in
      ["cities", "everything"].contains { line.hasPrefix($0) } && !line.contains("❯")
    }
    #expect(
      headers.filter { !$0.contains("the list of") } == [
        "cities", "everything · “barcelona, ve”", "cities", "cities · Peru", "cities",
        "cities · Peru",
      ])
  }

  /// Nothing of what is on the screen is asked again.
  @Test func whatWasFoundWhileTypingIsTheListFromThenOn() async throws {
    let run = try await LiveRun(
      .type("/springf", shows: "1–"), .press(.down, shows: "› 2"), .enter("/springf"),
      .enter("back"), .enter("map 1"))
    #expect(run.path.dropLast() == [.home, .everything(search: nil)])
    let list = run.lines.drop { !$0.hasPrefix("everything · “springf”") }
    #expect(list.contains { $0.hasPrefix("› 2") })
    #expect(list.contains { $0.contains("a number opens") })
  }

  @Test func aPasteIsDoneLineByLineUntilOneFails() async throws {
    let run = try await LiveRun(
      .paste(["search springf", "2", "map", "springfield", "back"]), .enter("what"))
    #expect(run.path.count == 3)
    #expect(
      run.lines.contains {
        $0.contains("The paste ends at its line 4 of 5; the lines after it were not done.")
      })
  }

  @Test func tabLeadsFromAMapToTheDetailAndBack() async throws {
    let run = try await LiveRun(.enter("/lima, pe"), .pressAndGiveWay(.tab))
    #expect(run.path.last == .detail(Self.lima))
    #expect(run.lines.contains { $0.hasPrefix("Population") })
    let other = try await LiveRun(
      .enter("/lima, pe"), .pressAndGiveWay(.tab), .pressAndGiveWay(.tab))
    #expect(other.path.last == .map(.entity(Self.lima)))
  }

  @Test func singleKeysMoveUntilAColonBeginsACommand() async throws {
    let run = try await LiveRun(
      .enter("search springf"),
      .enter("keys on"), .press(.character("j"), shows: "› 2"),
      .press(.character("k"), shows: "› 1"), .pressAndGiveWay(.character("q")),
      .enter(":search lima"))
    #expect(
      run.below[0].last
        == ": command · jk choose · Enter open · s star · n p page · / search · q back")
    #expect(run.path == [.home, .everything(search: "lima")])
  }

  @Test func aSlashFindsOnAMapWhereSingleKeysAreOn() async throws {
    let run = try await LiveRun(
      .enter("/lima, pe"), .enter("keys"), .type("/madri", shows: "Madrid, ES"),
      .enter("/madri"))
    #expect(run.below[0].last == "↑↓ choose · Enter go there · Esc done")
    #expect(run.path.count == 3)
    #expect(run.lines.last { $0.contains("· zoom 5") }?.hasPrefix("Madrid, ES") == true)
  }
}
