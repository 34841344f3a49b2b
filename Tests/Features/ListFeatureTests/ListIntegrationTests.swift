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

/// The real presenter, interactor and router, over mock data managers.
@MainActor
@Suite struct ListIntegrationTests {
  private let navigator = Navigator<Destination>(root: .home)
  private let favorites = InMemoryFavoritesDataManager()
  private let memory = ListMemory()
  private let surface = MockSurface(columns: 60, rows: 8)
  private let harbors = MockLocalDataManager(
    (1...5).map { Harbor(id: String($0), name: "Port \($0)") })

  private func catalog<Item>(_ local: MockLocalDataManager<Item>) -> MockCatalog<Item> {
    MockCatalog(source: CatalogSource(local: local, remote: nil, clock: { 1 }))
  }

  private func screen(search: String? = nil) -> ScreenParts<ListEvent> {
    screen(catalog(harbors), search: search, .english)
  }

  private func screen(
    _ catalog: some CatalogModule, search: String? = nil, _ language: Language
  ) -> ScreenParts<ListEvent> {
    ListAssembly.screen(
      catalog, search: search, favorites: favorites, memory: memory, surface: surface,
      navigator: navigator, formats: Formats(language), clock: { 1 })
  }

  private func type(_ lines: String..., into screen: ScreenParts<ListEvent>) async throws {
    for line in lines {
      let event = try #require(try screen.view.commands.event(line))
      await screen.presenter.handle(event)
    }
  }

  @Test func aSessionFromPageToStarToMap() async throws {
    let screen = screen()
    let resized = try #require(screen.view.event(for: .resize(Size(columns: 60, rows: 6))))
    await screen.presenter.handle(resized)
    await screen.presenter.handle(.appeared)
    try await type("next", "fav 4", "starred", "4", "1", "info", into: screen)
    #expect(
      surface.screens.last == """
        cities · favorites only
        ›1 ★ Port 4  0.0000, 0.0000
        1–1 of 1 · a number opens · /TEXT searches · clear · help
        """)
    let four = Reference(.cities, "4")
    #expect(navigator.path == [.home, .map(.entity(four)), .detail(four)])
    #expect(try await favorites.ids(in: .cities) == ["4"])
  }

  @Test func theListComesBackWhereItWasLeftUnlessASearchStartsAnew() async throws {
    let first = screen()
    await first.presenter.handle(.resized(ListRoom(rows: 2)))
    await first.presenter.handle(.appeared)
    try await type("next", "4", into: first)
    await screen().presenter.handle(.appeared)
    #expect(surface.screens.last == surface.screens.dropLast(2).last)
    await screen(search: "po").presenter.handle(.appeared)
    var left = CatalogQuery.typed(offset: 2, pageSize: 2)
    (left.reach, left.hasFacts) = (5, true)
    var anew = CatalogQuery.typed(search: "po")
    (anew.reach, anew.hasFacts) = (21, true)
    #expect(harbors.queries.suffix(2) == [left, anew])
  }

  /// Its order and its layout stay, and so does its page if it was whole.
  @Test(arguments: [("", 2), ("po", 0)])
  func aListThatIsOpenedByItsNameIsWhole(search: String, offset: Int) {
    var left = CatalogQuery.typed(search: search, sort: "distance", offset: 2)
    left.origin = CatalogQuery.Origin("Lima, PE", Coordinate(wrappingLatitude: -12, longitude: -77))
    memory[.cities] = ListMemory.Position(query: left, chosen: 1, layout: .grid)
    let scenes = [ListUse.again, .anew].map { use in
      ListAssembly.scene(
        of: MockCatalog<Harbor>.description, search: nil, memory, Formats(.english), use: use,
        hasTopHits: true)
    }
    #expect(scenes.map(\.query.search) == [search, ""])
    #expect(scenes.map(\.query.offset) == [2, offset])
    #expect(scenes.map(\.query.sort) == ["distance", "distance"])
    #expect(scenes.map(\.query.origin) == [left.origin, left.origin])
    #expect(scenes.map(\.chosen) == [1, offset / 2])
    #expect(scenes.map(\.layout) == [.grid, .grid])
  }

  @Test func aCatalogWithoutPlacesOpensDetails() async throws {
    let words = MockLocalDataManager([Word(id: "w")])
    let screen = screen(catalog(words), .spanish)
    await screen.presenter.handle(.appeared)
    await screen.presenter.handle(.rows(.accompanied(true)))
    let word = Destination.detail(Reference(.cities, "w"))
    #expect(navigator.companion == word)
    try await type("1", into: screen)
    #expect(navigator.path == [.home, word])
    #expect(!screen.view.commands.verbs.contains("map"))
    #expect(
      try screen.view.commands.command(named: "sort").candidates
        == .words(["name", "population", "distance", "relevance"]))
    #expect(
      try screen.view.commands.command(named: "filter").candidates
        == .pairs([
          "country": FilterOption.country.typed().map { $0[.spanish] }, "favorite": ["sí"],
        ]))
  }

  @Test func aScreenThatIsLeftFreesItsPresenter() async {
    #expect(await isFreed(after: .appeared) { screen().presenter })
  }
}
