import Catalog
import CatalogMocks
import Components
import Domain
import Localization
import TestSupport
import Testing
import TextUI
import Viper
import ViperMocks

@testable import FavoritesFeature

@Suite struct FavoritesInteractorTests {
  private typealias Fixtures = FavoritesFixtures

  private let harbors = Fixtures.harbors(5)

  private func interactor(
    _ favorites: InMemoryFavoritesDataManager, catalog: (any SummaryDataManager)? = nil
  ) -> FavoritesInteractor {
    FavoritesInteractor(
      favorites: favorites, documents: InMemoryDocumentDataManager(),
      catalogs: [catalog ?? LocalSummaries(harbors, of: .cities)], clock: { 99 })
  }

  private func store(_ ids: String...) -> InMemoryFavoritesDataManager {
    InMemoryFavoritesDataManager(ids.map { Fixtures.favorite($0) })
  }

  /// Past the end there is the last page.
  @Test(arguments: [(0, 0, ["3", "1"]), (2, 2, ["2"]), (3, 2, ["2"]), (.max, 2, ["2"])])
  func showsFavoritesAsAddedAPageAtATime(_ offset: Int, _ shown: Int, _ ids: [String]) async throws
  {
    let answer = try await interactor(store("3", "1", "2"))
      .page(FavoritesQuery(offset: offset, pageSize: 2))
    #expect(
      answer
        == FavoritesAnswer(
          query: FavoritesQuery(offset: shown, pageSize: 2), items: ids.map { Fixtures.item($0) },
          total: 3))
  }

  @Test(arguments: [
    ("", ["a", "b", "c"]), ("san", ["a", "b"]), ("JOSÉ", ["a"]), ("jos", ["a"]), ("an", []),
    ("san m", ["b"]),
  ])
  func searchFindsTheStartsOfWords(_ search: String, _ ids: [String]) async throws {
    let titles = ["a": "San José, CR", "b": "San Miguel, SV", "c": "Lima, PE"]
    let favorites = InMemoryFavoritesDataManager(
      titles.sorted { $0.key < $1.key }.map { Fixtures.favorite($0.key, $0.value) })
    let answer = try await interactor(favorites).page(FavoritesQuery(search: search))
    #expect(answer.items.map(\.favorite.reference.id) == ids)
    #expect(answer.total == ids.count)
  }

  @Test func aLineEachIsCopiedOfThoseThatAreFavorites() async throws {
    let links = MockLinkDataManager()
    var interactor = interactor(store("1", "7"))
    interactor.links = links
    let change = FavoritesChange.copy(["7", "1", "3"].map(Fixtures.reference))
    #expect(try await interactor.change(change) == .rows(.copied(2)))
    #expect(links.copied == ["Port 7\nPort 1"])
  }

  /// The store tells none of these: who asks by a name may.
  @Test func ofACatalogThatIsNotThereNothingIsFound() async throws {
    let elsewhere = Reference(.pokemon, "25")
    await #expect(throws: DataError.notFound(elsewhere)) {
      try await interactor(store()).entity(elsewhere)
    }
  }

  @Test func whatTheCatalogHasNoMoreIsShownFromWhatWasKept() async throws {
    let answer = try await interactor(store("9", "1")).page(FavoritesQuery())
    #expect(answer.items == [Fixtures.item("9", isGone: true), Fixtures.item("1")])
    // What is not on the pages held is not gone, nor what a catalog can't tell.
    let pages = LocalSummaries(harbors, of: .mockOfPages(.cities))
    for catalog in [pages, FailingSummaries()] as [any SummaryDataManager] {
      let unknown = try await interactor(store("9"), catalog: catalog).page(FavoritesQuery())
      #expect(unknown.items == [Fixtures.item("9", isFound: false)])
    }
  }

  @Test func favoritesOfOneCatalogCanBeShownAlone() async throws {
    let interactor = interactor(store("1", "2"))
    #expect(try await interactor.page(FavoritesQuery(catalog: .people)).total == 0)
    #expect(try await interactor.page(FavoritesQuery(catalog: .cities)).total == 2)
  }

  @Test func theCatalogsWordsComeBeforeThoseKept() async throws {
    let renamed = InMemoryFavoritesDataManager([Fixtures.favorite("1", "Old name", position: nil)])
    let items = try await interactor(renamed).page(FavoritesQuery()).items
    #expect(items.map(\.summary) == [Summary(title: "Port 1", position: Fixtures.position)])
  }

  @Test func addingTellsWhatIsNew() async throws {
    let favorites = store("1")
    let addition = try await interactor(favorites).add(
      ["2", "1", "2"].map { Fixtures.reference($0) })
    #expect(
      addition
        == FavoritesAddition(
          added: [Fixtures.favorite("2", added: 99)], already: [Fixtures.favorite("1", added: 99)]))
    #expect(
      try await favorites.all() == [Fixtures.favorite("1"), Fixtures.favorite("2", added: 99)])
  }

  /// Nor does one that may be on a page that is not held.
  @Test(arguments: [CatalogDescription.cities, .mockOfPages(.cities)])
  func oneUnknownIdAddsNothing(_ catalog: CatalogDescription) async throws {
    let favorites = store()
    let unknown = Fixtures.reference("9")
    let interactor = interactor(favorites, catalog: LocalSummaries(harbors, of: catalog))
    await #expect(throws: DataError.notFound(unknown)) {
      try await interactor.add([Fixtures.reference("1"), unknown])
    }
    #expect(try await favorites.all() == [])
  }

  /// One goes to and fro; several stay, or become favorites.
  @Test func togglingSeveralTakesNoneAway() async throws {
    let favorites = store("1")
    let interactor = interactor(favorites)
    let both = ["1", "2"].map { Fixtures.reference($0) }
    #expect(
      try await interactor.change(.toggle(both))
        == .added(
          FavoritesAddition(
            added: [Fixtures.favorite("2", added: 99)],
            already: [Fixtures.favorite("1", added: 99)])))
    #expect(
      try await interactor.change(.toggle([both[0]]))
        == .removed(FavoritesRemoval(removed: [Fixtures.favorite("1")])))
    #expect(
      try await interactor.change(.toggle([both[0]]))
        == .added(FavoritesAddition(added: [Fixtures.favorite("1", added: 99)])))
  }

  @Test func removingTellsWhatWasNone() async throws {
    let favorites = store("1", "2")
    let removal = try await interactor(favorites).remove(
      ["2", "9"].map { Fixtures.reference($0) })
    #expect(
      removal
        == FavoritesRemoval(removed: [Fixtures.favorite("2")], missing: [Fixtures.reference("9")]))
    #expect(try await favorites.all() == [Fixtures.favorite("1")])
    #expect(try await interactor(favorites).change(.undo) == .restored(["Port 2"]))
  }
}

/// The rows of the favorites, as their details are turned over.
@Suite struct FavoritesOrderTests {
  private let favorites = InMemoryFavoritesDataManager(
    ["3", "1", "2"].map { FavoritesFixtures.favorite($0) })

  private func turn(
    _ rows: Int, from id: String, _ query: FavoritesQuery
  ) async throws(DataError) -> AdjacentRow {
    try await FavoritesOrder(favorites: favorites, query: query)
      .turn(rows, from: FavoritesFixtures.reference(id))
  }

  @Test func goesOnPastTheEndOfAPageInTheOrderTheyWereAdded() async throws {
    let query = FavoritesQuery(pageSize: 1)
    #expect(try await turn(1, from: "3", query) == .row(FavoritesFixtures.reference("1")))
    #expect(try await turn(-2, from: "2", query) == .row(FavoritesFixtures.reference("3")))
    #expect(try await turn(1, from: "2", query) == .end)
  }

  @Test func fromWhatTheListDoesNotShowThereIsNoWayOn() async throws {
    let query = FavoritesQuery().searching("port 2")
    #expect(try await turn(1, from: "3", query) == .unlisted)
    #expect(try await turn(1, from: "9", FavoritesQuery()) == .unlisted)
  }
}

/// What was opened last, as a list like that of the favorites.
@MainActor
@Suite struct RecentTests {
  private let visits = MockVisitsDataManager([
    Visit(reference: Reference(.cities, "2"), title: "Port 2", last: 86_400),
    Visit(reference: Reference(.cities, "1"), title: "Port 1", last: 0, count: 3),
  ])

  private let favorites = InMemoryFavoritesDataManager()

  private func shown(_ visits: any VisitsDataManager, _ language: Language) async -> [String] {
    let surface = MockSurface()
    let (view, presenter) = FavoritesAssembly.screen(
      FavoritesAssembly.recent(visits, over: favorites), of: .recent,
      documents: InMemoryDocumentDataManager(), catalogs: [], surface: surface,
      navigator: Navigator(root: .home), strings: Strings(language), formats: Formats(language),
      clock: { 0 })
    #expect(view.event(for: .star) == .toggled(nil))
    #expect(view.event(for: .undo) == .changed(.undo))
    await presenter.handle(.resized(pageSize: 5))
    await presenter.handle(.appeared)
    return surface.text().split(separator: "\n").map(String.init)
  }

  @Test func theLastIsFirst() async {
    let lines = await shown(visits, .english)
    #expect(lines.first == "recent")
    #expect(lines.dropFirst().prefix(2).map { $0.contains("Port 2") } == [true, false])
  }

  @Test(arguments: [
    (Language.english, "Nothing was opened yet, or history is off (history on in a session)."),
    (
      .spanish,
      "Nada se ha abierto todavía, o no se guarda (historial sí en una sesión)."
    ),
  ])
  func thatThereIsNothingIsSaid(language: Language, text: String) async {
    #expect(await shown(NoVisits(), language).last == text)
  }

  /// As on their details and maps.
  @Test func citiesHaveTheirSpanishNames() async {
    let london = MockVisitsDataManager([
      Visit(reference: Reference(.cities, "3"), title: "London, GB", last: 0)
    ])
    #expect(await shown(london, .spanish).contains { $0.contains("Londres, GB") })
    #expect(await shown(london, .english).contains { $0.contains("London, GB") })
  }

  @Test func withoutRowsTheirNumberIsTheAnswer() {
    let answer = FavoritesAnswer(query: FavoritesQuery(pageSize: 0), total: 1200)
    var scene = FavoritesScene(answer, of: [], formats: Formats(.english))
    scene.kind = .recent
    #expect(scene.outcome == .done)
    let text = FavoritesView.text(
      scene, size: Size(columns: 80, rows: 24), strings: Strings(.english), showsCatalogs: true)
    #expect(text.map(\.text).contains("1,200 in all."))
  }

  @Test(
    arguments: [
      ("7", .opened(7)), ("open", .opened(nil)), ("info 7", .detailed(7)), ("map", .mapped(nil)),
      ("next", .next), ("retry", .retried),
      ("fav 1", .toggled(1)), ("remove 1", .removed(1)), ("undo", .changed(.undo)),
    ] as [(String, FavoritesEvent?)])
  func readsItsCommands(_ line: String, _ event: FavoritesEvent?) throws {
    #expect(try FavoritesCommands.recent(Strings(.english)).event(line) == event)
  }

  @Test(arguments: ["export f", "clear", "map all", "/x"])
  func whatIsOfFavoritesAloneIsNotThere(_ line: String) {
    #expect(throws: CommandError.self) {
      try FavoritesCommands.recent(Strings(.english)).event(line)
    }
  }

  @Test func whatIsAddedAndTakenAwayAreFavorites() async throws {
    let entries = RecentEntries(visits: visits, favorites: favorites)
    let port = try await entries.all()[0]
    #expect(try await entries.all().map(\.added) == [86_400, 0])
    #expect(try await entries.add([port]) == [port.reference])
    #expect(try await entries.ids(in: .cities) == ["2"])
    #expect(try await favorites.all() == [port])
    #expect(try await entries.remove([port.reference]) == [port])
    #expect(try await entries.undo() == [port])
  }
}
