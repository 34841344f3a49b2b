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

@testable import FavoritesFeature

@MainActor
@Suite struct FavoritesViewTests {
  private typealias Fixtures = FavoritesFixtures

  private let surface = MockSurface()

  private func view(_ language: Language = .english) -> FavoritesView {
    FavoritesView(surface: surface, strings: Strings(language), catalogs: [.cities])
  }

  /// One of each sort that lists have too, and its own.
  @Test(
    arguments: [
      ("/alb", .rows(.searched("alb"))), ("clear", .rows(.cleared)), ("7", .rows(.opened(7))),
      ("map all", .rows(.mappedAll)), ("copy 2-5", .rows(.copied(RowNumbers("2-5")))),
      ("unfav 7", .rows(.removedFavorites(7))), ("page 3", .rows(.page(3))),
      ("undo", .changed(.undo)), ("retry", .retried),
      ("export my file", .changed(.export(path: "my file"))),
      ("export! my file", .changed(.export(path: "my file", replacing: true))),
      ("EXP! f", .changed(.export(path: "f", replacing: true))),
      ("import f", .changed(.restore(path: "f"))),
    ] as [(String, FavoritesEvent?)])
  func readsItsCommands(_ line: String, _ event: FavoritesEvent?) throws {
    #expect(try view().commands.event(line) == event)
  }

  @Test(
    arguments: [
      (.appear, .appeared), (.resize(Size(columns: 80, rows: 24)), .resized(pageSize: 20)),
      (.star, .rows(.toggledFavorite(nil))), (.undo, .changed(.undo)), (.reconnect, nil),
    ] as [(Intent, FavoritesEvent?)])
  func whatTheSessionAsksIsAnEvent(_ intent: Intent, _ event: FavoritesEvent?) {
    #expect(view().event(for: intent) == event)
  }

  @Test(arguments: [
    ("export", CommandError.missingArgument(usage: "export FILE")),
    ("import", .missingArgument(usage: "import FILE")),
    ("export -", .invalidArgument("-", usage: "export FILE")),
    ("import -", .invalidArgument("-", usage: "import FILE")),
  ])
  func refusesWhatItCannotRead(_ line: String, _ error: CommandError) {
    #expect(throws: error) { try view().commands.event(line) }
  }

  @Test(arguments: [
    ("filter catalog=people", [Filter(key: "catalog", value: "people")]),
    (
      "filter CATALOG != People date>2026",
      [
        Filter(key: "catalog", .unequal, value: "People"),
        Filter(key: "date", .greater, value: "2026"),
      ]
    ),
    ("filter catalog=", [Filter(key: "catalog", value: "")]),
    ("filter catalog", [Filter(key: "catalog", value: "")]),
    // It is no key: the answer will name those there are.
    ("filter people", [Filter(key: "people", value: "people")]),
    ("filter people=", [Filter(key: "people", value: "people")]),
  ])
  func readsFilters(_ line: String, _ filters: [Filter]) throws {
    let view = FavoritesView(
      surface: surface, strings: Strings(.english), catalogs: [.cities, .people])
    #expect(try view.commands.event(line) == .filtered(filters))
  }

  @Test(arguments: [("sort", String?.none), ("sort name", "name")])
  func readsOrders(_ line: String, _ key: String?) throws {
    #expect(try view().commands.event(line) == .sorted(key))
    #expect(
      try view().commands.command(named: "sort").notes().map(\.usage) == [
        "date", "name", "catalog",
      ])
  }

  @Test func ofASingleCatalogThereIsNothingToChoose() throws {
    let notes = try view().commands.command(named: "filter").notes().map(\.usage)
    #expect(notes == ["date=DATE", "latitude=N", "longitude=N", "= != < <= > >="])
  }

  @Test(arguments: [([CatalogDescription.cities], false), ([.cities, .people], true)])
  func rowsNameTheirCatalogIfThereAreSeveral(catalogs: [CatalogDescription], areNamed: Bool) {
    let view = FavoritesView(
      surface: surface, strings: Strings(.english), catalogs: catalogs.map(\.id))
    view.display(
      FavoritesScene(
        query: CatalogQuery(), content: .success(Fixtures.page(["1"])), catalogs: catalogs))
    #expect(surface.text().contains("cities") == areNamed)
    #expect(surface.text().contains("a number opens"))
  }

  @Test func whatChangesFavoritesIsNotCancelledByTheNextPage() {
    #expect(
      [FavoritesEvent.rows(.removedFavorites(1)), .changed(.undo)].map(\.slot) == [nil, nil])
    #expect(
      [FavoritesEvent.rows(.next), .rows(.searched(""))].map(\.slot) == [.content, .content])
  }

  @Test func theTitleNamesTheSearch() {
    let view = view(.spanish)
    #expect(view.title == "favoritos")
    let scene = FavoritesScene(
      query: CatalogQuery(search: "alb"), content: .success(Fixtures.page(["1"])))
    view.display(scene)
    #expect(view.title == "favoritos /alb")
    #expect(
      view.status
        == ScreenStatus(
          numbers: ScreenNumbers(rows: ["Port 1"], pages: 1), chosen: Fixtures.reference("1"),
          answered: "alb"))
  }

  @Test(
    arguments: [
      (.success(Fixtures.page(["1"])), nil, .done),
      (.success(Fixtures.page([])), nil, .nothingFound),
      (
        .success(Fixtures.page([])),
        .removed(FavoritesRemoval(removed: [Fixtures.favorite("1", "a")])), .done
      ),
      (.idle, .removed(FavoritesRemoval(removed: [], missing: [reference])), .nothingFound),
      (.idle, .added(FavoritesAddition(added: [], already: [Fixtures.favorite("1", "a")])), .done),
      (.idle, .imported(ImportReport(added: 0)), .done),
      (.idle, .failed(.nothingToUndo), .failed(.nothingToUndo)),
      (.failure(Fixtures.broken, previous: nil), nil, .failed(Fixtures.broken)),
      (.success(Fixtures.page(["1"])), .rows(.noRow(3, shown: 1...1)), .nothingFound),
      (.success(Fixtures.page(["1"])), .gone("a"), .nothingFound),
      (.success(Fixtures.page(["1"])), .rows(.lastPage), .done),
    ] as [(LoadingState<ListPage, DataError>, FavoritesNotice?, ScreenOutcome)])
  func tellsHowItTurnedOut(
    _ content: LoadingState<ListPage, DataError>, _ notice: FavoritesNotice?,
    _ outcome: ScreenOutcome
  ) {
    let view = view()
    view.display(FavoritesScene(query: CatalogQuery(), content: content, notice: notice))
    #expect(view.status.outcome == outcome)
  }

  private nonisolated static let reference = Fixtures.reference("1")
}
