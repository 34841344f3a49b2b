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

/// What was opened last, as a list like that of the favorites.
@MainActor
@Suite struct RecentTests {
  private let visits = MockVisitsDataManager([
    Visit(reference: Reference(.cities, "2"), title: "Port 2", last: 86_400),
    Visit(reference: Reference(.cities, "1"), title: "Port 1", last: 0, count: 3),
  ])

  private let favorites = InMemoryFavoritesDataManager()

  private func shown(
    _ visits: any VisitsDataManager, _ language: Language, keepsHistory: Bool = true
  ) async -> [String] {
    let surface = MockSurface()
    let (view, presenter) = FavoritesAssembly.screen(
      favorites, of: .recent, visits: visits,
      documents: InMemoryDocumentDataManager(), catalogs: [], surface: surface,
      navigator: Navigator(root: .home), strings: Strings(language), formats: Formats(language),
      keepsHistory: keepsHistory, clock: { 0 })
    #expect(view.event(for: .star) == .rows(.toggledFavorite(nil)))
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
    (Language.english, true, "Nothing was opened in a session yet."),
    (.spanish, true, "Todavía no se ha abierto nada en una sesión."),
    (
      .english, false, "What is opened is not kept: history is off (history on in a session)."
    ),
    (
      .spanish, false,
      "Lo que se abre no se guarda: el historial está desactivado (historial sí en una sesión)."
    ),
  ])
  func whyThereIsNothingIsSaid(language: Language, keepsHistory: Bool, text: String) async {
    let lines = await shown(NoVisits(), language, keepsHistory: keepsHistory)
    #expect(lines.dropFirst().joined(separator: " ") == text)
  }

  /// As on their details and maps.
  @Test func citiesHaveTheirSpanishNames() async {
    let london = MockVisitsDataManager([
      Visit(reference: Reference(.cities, "3"), title: "London, GB", last: 0)
    ])
    #expect(await shown(london, .spanish).contains { $0.contains("Londres, GB") })
    #expect(await shown(london, .english).contains { $0.contains("London, GB") })
  }

  @Test(arguments: [(1200, "1,200 in all."), (1, "1 in all.")])
  func withoutRowsTheirNumberIsTheAnswer(total: Int, words: String) {
    let answer = ListPage(query: CatalogQuery(pageSize: 0), total: total)
    var scene = FavoritesScene(answer, of: [], in: .english)
    scene.kind = .recent
    #expect(scene.outcome == .done)
    let text = FavoritesView.text(
      scene, size: Size(columns: 80, rows: 24), strings: Strings(.english))
    #expect(text.map(\.text).contains(words))
  }

  @Test(
    arguments: [
      ("7", .rows(.opened(7))), ("map", .rows(.mapped(nil))), ("next", .rows(.next)),
      ("retry", .retried), ("fav 1", .rows(.toggledFavorite(1))), ("undo", .changed(.undo)),
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
    let interactor = FavoritesAssembly.interactor(
      favorites, of: .recent, visits: visits, documents: InMemoryDocumentDataManager(),
      catalogs: [LocalSummaries(FavoritesFixtures.harbors(3), of: .cities)], clock: { 1 })
    func listed() async throws -> [String] {
      try await interactor.page(CatalogQuery(pageSize: 5)).rows.map {
        "\($0.title) \($0.added ?? -1)"
      }
    }
    let port = Reference(.cities, "2")
    #expect(try await listed() == ["Port 2 86400", "Port 1 0"])
    _ = try await interactor.change(.toggle([port]))
    #expect(try await favorites.all().map(\.reference) == [port])
    _ = try await interactor.change(.toggle([port]))
    #expect(try await favorites.all() == [])
    _ = try await interactor.change(.undo)
    #expect(try await favorites.all().map(\.reference) == [port])
    #expect(try await listed() == ["Port 2 86400", "Port 1 0"])
  }
}
