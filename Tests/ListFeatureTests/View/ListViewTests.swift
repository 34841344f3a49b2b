import Catalog
import CatalogMocks
import Components
import Domain
import Localization
import TestSupport
import Testing
import TextUI
import Viper

@testable import ListFeature

@MainActor
@Suite struct ListViewTests {
  private let surface = TestSurface()

  private func view(map: EntityMap = .ofPlace, _ language: Language = .english) -> ListView {
    ListView(
      surface: surface, strings: Strings(language), catalog: .cities,
      vocabulary: ListVocabulary(
        filters: ["country": ["ES"], "favorite": ["yes"]], sortKeys: ["name"],
        map: map))
  }

  @Test(
    arguments: [
      ("/alb", .searched("alb")), ("/", .searched("")), ("search alb", .searched("alb")),
      ("search", .searched("")), ("filter Country = ES", .filtered(key: "Country", value: "ES")),
      ("filter a=b=c", .filtered(key: "a", value: "b=c")),
      ("filter country=", .filtered(key: "country", value: "")), ("sort Name", .sorted("Name")),
      ("sort", .sorted(nil)), ("clear", .cleared), ("all", .starredOnly(false)),
      ("starred", .starredOnly(true)), ("grid", .arranged(.grid)), ("rows", .arranged(.rows)),
      ("7", .opened(7)), ("open 7", .opened(7)),
      ("open", .opened(nil)), ("info 7", .detailed(7)), ("info", .detailed(nil)),
      ("map 7", .mapped(7)), ("map", .mapped(nil)), ("map All", .mappedAll),
      ("fav 7", .toggledFavorite(7)),
      ("fav", .toggledFavorite(nil)), ("next", .next), ("prev", .previous), ("page 3", .page(3)),
      ("refresh", .retried), ("retry", .retried), ("undo", .undone), ("", nil), ("n", .next),
    ] as [(String, ListEvent?)])
  func readsItsCommands(_ line: String, _ event: ListEvent?) throws {
    #expect(try view().commands.event(line) == event)
  }

  @Test func theWheelMovesTheChosenRow() {
    #expect(view().event(for: .point(PointerEvent(.turned(2), column: 3))) == .moved(by: -2))
    #expect(view().event(for: .point(PointerEvent(.turned(-1), column: 3))) == .moved(by: 1))
    let drag = PointerEvent(.dragged(columns: 1, rows: 1), column: 3)
    #expect(view().event(for: .point(drag)) == nil)
  }

  @Test(arguments: [
    ("filter", CommandError.missingArgument(usage: "filter KEY=VALUE")),
    ("filter es", .invalidArgument("es", usage: "filter KEY=VALUE")),
    ("filter =es", .invalidArgument("=es", usage: "filter KEY=VALUE")),
    ("open x", .invalidArgument("x", usage: "open [N]")),
    ("fav -1", .invalidArgument("-1", usage: "fav [N]")),
    ("fav 0", .invalidArgument("0", usage: "fav [N]")),
    ("page 0", .invalidArgument("0", usage: "page N")),
    ("99999999999999999999", .invalidArgument("99999999999999999999", usage: "N")),
    ("re", .ambiguous("re", candidates: ["refresh", "retry"])),
  ])
  func refusesWhatItCannotRead(_ line: String, _ error: CommandError) {
    #expect(throws: error) { try view().commands.event(line) }
  }

  @Test func aCatalogWithoutPlacesHasNoMapCommand() {
    #expect(view(map: .none).commands.verbs == view().commands.verbs.filter { $0 != "map" })
    #expect(view().commands.verbs.contains("map"))
  }

  @Test func allOfWhatNamesPlacesHaveNoMap() throws {
    let commands = view(map: .ofNamedPlaces).commands
    #expect(try commands.event("map 3") == .mapped(3))
    #expect(throws: CommandError.invalidArgument("all", usage: "map [N]")) {
      try commands.event("map all")
    }
  }

  @Test func offersFiltersAndSortKeys() throws {
    let commands = view().commands
    #expect(
      try commands.command(named: "filter").candidates
        == .pairs(["country": ["ES"], "favorite": ["yes"]]))
    #expect(try commands.command(named: "sort").candidates == .words(["name"]))
  }

  @Test func helpIsInTheUsersLanguage() throws {
    let summary = try view(.spanish).commands.command(named: "undo").summary
    #expect(summary == "recupera los últimos favoritos quitados")
  }

  @Test(arguments: [(24, 20), (7, 3), (6, 5), (4, 3), (0, 1), (80, 76), (1_000, 200)])
  func aPageFitsTheWindow(_ rows: Int, _ pageSize: Int) {
    #expect(
      view().event(for: .resize(Size(columns: 80, rows: rows)))
        == .resized(ListRoom(rows: pageSize, gridColumns: 3)))
  }

  @Test func rowsAndPagesAreNumberedAndTheirAgeIsKnown() {
    let view = view()
    #expect(view.numbers == ScreenNumbers())
    #expect(view.fetchedAt == nil)
    let page = ListFixtures.page(
      ["c", "d"], total: 5, offset: 2, provenance: Provenance(.cached, fetchedAt: 7))
    view.display(
      ListScene(
        catalog: .cities, query: ListQuery(offset: 2, pageSize: 2), content: .success(page)))
    #expect(view.numbers == ScreenNumbers(rows: ["Port c", "Port d"], first: 3, pages: 3))
    #expect(view.fetchedAt == 7)
  }

  @Test func picturesAreDueUntilTheyAreAsked() {
    let view = view()
    #expect(view.due == nil)
    let row = ListRow(
      reference: ListFixtures.reference("1"), title: "Ash", picture: .path(["1"], of: .sprites))
    var scene = ListScene(
      catalog: .cities, query: ListQuery(),
      content: .success(ListPage(rows: [row], total: 1, countText: "1")))
    view.display(scene)
    #expect(view.due == nil)
    scene.thumbnails = ListThumbnails(size: PictureSize(columns: 4, rows: 2))
    view.display(scene)
    #expect(view.due == .pictured)
    scene.thumbnails?.asked = [row.reference]
    view.display(scene)
    #expect(view.due == nil)
  }

  @Test func saysWhetherThereIsRoomBesideIt() {
    #expect(
      [true, false].map { view().event(for: .accompany($0)) } == [
        .accompanied(true), .accompanied(false),
      ])
  }

  @Test func theTitleNamesTheSearch() {
    let view = view()
    #expect(view.title == "cities")
    view.display(ListScene(catalog: .cities, query: ListQuery(search: "alb")))
    #expect(view.title == "cities /alb")
    #expect(surface.screens == ["cities · “alb”"])
  }

  private nonisolated static let broken = DataError.service(.people, .status(500))

  @Test(
    arguments: [
      (.success(ListFixtures.page(["a"])), nil, "done"),
      (.success(ListFixtures.page([])), nil, "nothing"),
      (.success(ListFixtures.page([])), .favorite(.removed("a")), "done"),
      (.loading(previous: nil), nil, "done"),
      (.failure(ListFixtures.broken, previous: nil), nil, "failed"),
      (.failure(ListFixtures.broken, previous: ListFixtures.page(["a"])), nil, "failed"),
      (.failure(broken, previous: ListFixtures.page(["a"])), nil, "done"),
      (.failure(broken, previous: nil), nil, "failed"),
      (.success(ListFixtures.page(["a"])), .failed(.nothingToUndo), "failed"),
      (.success(ListFixtures.page(["a"])), .unstarred(ListFixtures.broken), "done"),
      (.success(ListFixtures.page(["a"])), .rows(.noRow(3, shown: 1...1)), "nothing"),
      (.success(ListFixtures.page(["a"])), .rows(.lastPage), "done"),
    ] as [(LoadingState<ListPage, DataError>, ListNotice?, String)])
  func tellsHowItTurnedOut(
    _ content: LoadingState<ListPage, DataError>, _ notice: ListNotice?, _ expected: String
  ) {
    let view = view()
    view.display(
      ListScene(catalog: .cities, query: ListQuery(), content: content, notice: notice))
    let outcome =
      switch view.outcome {
      case .done: "done"
      case .nothingFound: "nothing"
      case .failed: "failed"
      }
    #expect(outcome == expected)
  }
}
