import Components
import ContractMocks
import Contracts
import Domain
import Localization
import TestSupport
import Testing
import TextUI
import Viper
import ViperMocks

@testable import ListFeature

@MainActor
@Suite struct ListViewTests {
  private let surface = MockSurface(columns: 60, rows: 8)

  private func view(map: EntityMap = .ofPlace, _ language: Language = .english) -> ListView {
    ListView(
      surface: surface, strings: Strings(language), catalog: .cities, map: map)
  }

  @Test(arguments: [true, false])
  func hintsAreThereUnlessNothingCanBeTyped(hasHints: Bool) {
    var scene = ListFixtures.scene(ListCapabilities(), CatalogQuery.typed())
    scene.content = .success(ListFixtures.page(["a"]))
    let view =
      hasHints
      ? view()
      : ListView(
        surface: surface, strings: Strings(.english), catalog: .cities, map: .ofPlace,
        hasHints: false)
    view.display(scene)
    #expect(surface.text().contains("a number opens") == hasHints)
  }

  @Test(
    arguments: [
      ("/alb", .rows(.searched("alb"))), ("/", .rows(.searched(""))),
      ("search alb", .rows(.searched("alb"))),
      ("search", .rows(.searched(""))),
      ("filter Country = ES", .filtered([Filter(key: "Country", value: "ES")])),
      (
        "filter region=new mexico country = US x=",
        .filtered([
          Filter(key: "region", value: "new mexico"), Filter(key: "country", value: "US"),
          // There is no such key, which the answer will say.
          Filter(key: "x", value: "x"),
        ])
      ),
      (
        "filter region=\"new mexico\" country='US' x=\"",
        .filtered([
          Filter(key: "region", value: "new mexico"), Filter(key: "country", value: "US"),
          Filter(key: "x", value: "\""),
        ])
      ),
      ("filter a=b=c", .filtered([Filter(key: "a", value: "b=c")])),
      ("filter country=", .filtered([Filter(key: "country", value: "")])),
      ("sort Name", .sorted("Name")),
      ("sort", .sorted(nil)), ("clear", .rows(.cleared)), ("all", .starredOnly(false)),
      ("starred", .starredOnly(true)), ("grid", .arranged(.grid)), ("rows", .arranged(.rows)),
      ("7", .rows(.opened(7))), ("open 7", .rows(.opened(7))),
      ("open", .rows(.opened(nil))), ("info 7", .rows(.detailed(7))),
      ("info", .rows(.detailed(nil))),
      ("map 7", .rows(.mapped(7))), ("map", .rows(.mapped(nil))), ("map All", .rows(.mappedAll)),
      ("fav 7", .rows(.toggledFavorite(7))),
      ("fav 2-5 9", .rows(.toggledFavorite(RowNumbers("2-5 9")))),
      ("unfav 2,4", .rows(.removedFavorites(RowNumbers("2 4")))),
      ("remove", .rows(.removedFavorites(nil))),
      ("info 2-4", .rows(.detailed(RowNumbers("2-4")))),
      ("copy 2-5", .rows(.copied(RowNumbers("2-5")))),
      ("compare 2 5", .rows(.compared(["2", "5"]))),
      ("fav", .rows(.toggledFavorite(nil))), ("next", .rows(.next)), ("prev", .rows(.previous)),
      ("page 3", .rows(.page(3))), ("page last", .rows(.page(nil))),
      ("page First", .rows(.page(1))),
      ("page última", .rows(.page(nil))), ("page primera", .rows(.page(1))),
      ("refresh", .retried), ("retry", .retried), ("undo", .undone), ("", nil), ("n", .rows(.next)),
    ] as [(String, ListEvent?)])
  func readsItsCommands(_ line: String, _ event: ListEvent?) throws {
    #expect(try view().commands.event(line) == event)
  }

  @Test(
    arguments: [
      (.appear, .appeared), (.reconnect, .connected), (.stop, .stopped),
      (.accompany(true), .rows(.accompanied(true))), (.search("a"), .rows(.searched("a"))),
      (.proceed, .proceeded), (.step(-1), .rows(.moved(by: -1))), (.nextPage, .rows(.next)),
      (.previousPage, .rows(.previous)),
      (.open, .rows(.opened(nil))), (.star, .rows(.toggledFavorite(nil))), (.mark, .marked),
      (.undo, .undone), (.find("a"), nil),
      (.click(row: 7, isSecond: true), .rows(.opened(7))),
      (.point(PointerEvent(.turned(2), column: 3)), .rows(.moved(by: -2))),
      (.point(PointerEvent(.dragged(columns: 1, rows: 1), column: 3)), nil),
    ] as [(Intent, ListEvent?)])
  func whatTheSessionAsksIsAnEvent(_ intent: Intent, _ event: ListEvent?) {
    #expect(view().event(for: intent) == event)
  }

  @Test(arguments: [
    (
      "filter",
      CommandError.missingArgument(usage: "filter KEY=VALUE…", keys: ["country", "favorite"])
    ),
    ("filter es pe", .invalidArgument("es pe", usage: "filter KEY=VALUE…")),
    ("filter =es", .invalidArgument("=es", usage: "filter KEY=VALUE…")),
    ("open x", .invalidArgument("x", usage: "open [N]")),
    ("fav -1", .invalidArgument("-1", usage: "fav [N|N-M…]")),
    ("fav 0", .invalidArgument("0", usage: "fav [N|N-M…]")),
    ("page 0", .invalidArgument("0", usage: "page N|first|last")),
    ("99999999999999999999", .invalidArgument("99999999999999999999", usage: "N")),
    ("re", .ambiguous("re", candidates: ["remove", "refresh", "retry"])),
  ])
  func refusesWhatItCannotRead(_ line: String, _ error: CommandError) {
    #expect(throws: error) { try view().commands.event(line) }
  }

  @Test func aCatalogWithoutPlacesHasNoMapCommand() {
    #expect(view(map: .none).commands.verbs == view().commands.verbs.filter { $0 != "map" })
    #expect(view().commands.verbs.contains("map"))
  }

  @Test func allOfWhatHasAnOutlineHaveNoMap() throws {
    let commands = view(map: .ofOutline).commands
    #expect(try commands.event("map 3") == .rows(.mapped(3)))
    #expect(throws: CommandError.invalidArgument("all", usage: "map [N]")) {
      try commands.event("map all")
    }
  }

  @Test(arguments: [(24, 20), (7, 3), (6, 5), (4, 3), (0, 1), (80, 76), (1_000, 200)])
  func aPageFitsTheWindow(_ rows: Int, _ pageSize: Int) {
    #expect(
      view().event(for: .resize(Size(columns: 80, rows: rows)))
        == .resized(ListRoom(rows: pageSize, gridColumns: 3)))
  }

  @Test func rowsAndPagesAreNumberedAndTheirAgeIsKnown() {
    let view = view()
    #expect(view.status == ScreenStatus())
    let page = ListFixtures.page(
      ["c", "d"], total: 5, offset: 2, provenance: Provenance(.cached, fetchedAt: 7))
    view.display(
      ListScene(
        catalog: .cities, query: CatalogQuery.typed(offset: 2, pageSize: 2), content: .success(page)
      ))
    #expect(
      view.status
        == ScreenStatus(
          fetchedAt: 7, numbers: ScreenNumbers(rows: ["Port c", "Port d"], first: 3, pages: 3),
          chosen: ListFixtures.reference("c"), answered: ""))
  }

  @Test func theTitleNamesTheSearch() {
    let view = view()
    #expect(view.title == "cities")
    view.display(ListScene(catalog: .cities, query: CatalogQuery.typed(search: "alb")))
    #expect(view.title == "cities /alb")
    #expect(surface.screens == ["cities · “alb”"])
  }

  private nonisolated static let broken = DataError.service(.people, .status(500))
  private nonisolated static let page = ListFixtures.page(["a"])
  private nonisolated static let guesses = ListPage(
    rows: page.rows, areSuggestions: true, total: 0)

  /// What a script ends with, and what it warns of: what went wrong although there are rows.
  @Test(
    arguments: [
      (.success(page), nil, .done, nil),
      (.success(ListFixtures.page([])), nil, .nothingFound, nil),
      (.success(ListFixtures.page([])), .favorite(.removed("a")), .done, nil),
      (.loading(previous: nil), nil, .done, nil),
      (
        .failure(ListFixtures.broken, previous: page), nil, .failed(ListFixtures.broken), nil
      ),
      (.failure(broken, previous: page), .skipped(2), .done, broken),
      (.failure(broken, previous: nil), nil, .failed(broken), nil),
      (.success(page), .failed(.nothingToUndo), .failed(.nothingToUndo), nil),
      (.success(page), .incomplete(ListFixtures.broken), .done, ListFixtures.broken),
      (.success(page), .rows(.noRow(3, shown: 1...1)), .nothingFound, nil),
      (.success(page), .rows(.lastPage), .done, nil),
      (.success(guesses), nil, .nothingFound, nil),
    ] as [(LoadingState<ListPage, DataError>, ListNotice?, ScreenOutcome, DataError?)])
  func tellsHowItTurnedOut(
    _ content: LoadingState<ListPage, DataError>, _ notice: ListNotice?, _ outcome: ScreenOutcome,
    _ warning: DataError?
  ) {
    let scene = ListScene(
      catalog: .cities, query: CatalogQuery.typed(), content: content, notice: notice)
    let view = view()
    view.display(scene)
    #expect(view.status.outcome == outcome)
    #expect(scene.warning == warning)
    #expect(scene.withoutWarning.warning == nil)
    #expect((scene.withoutWarning == scene) == (warning == nil))
  }

  /// A command says it beside the rows.
  @Test func rowsThatCannotBeReadAreNoFailure() {
    let scene = ListScene(
      catalog: .cities, query: CatalogQuery.typed(), content: .success(Self.page),
      notice: .unreadable(2))
    #expect(scene.outcome == .done)
    #expect(scene.withoutWarning.notice == nil)
  }
}
