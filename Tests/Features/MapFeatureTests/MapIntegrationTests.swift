import Components
import ContractMocks
import Contracts
import Domain
import Geo
import Localization
import Testing
import TextUI
import Viper
import ViperMocks

@testable import MapFeature

/// The real presenter, interactor, router and view over mock data managers.
@MainActor
@Suite struct MapIntegrationTests {
  let navigator = Navigator<Destination>(root: .home)
  let favorites = InMemoryFavoritesDataManager()
  let surface = MockSurface()
  /// The equator, all the way round.
  let map = MockMapDataManager([
    MapLine(layer: .coast, points: [WorldPoint(x: 0, y: 0.5), WorldPoint(x: 1, y: 0.5)])
  ])

  /// A row of 60 columns with nothing in it.
  let sea = String(repeating: " ", count: 60)

  @Test func aSessionFromLinesToPathAndText() async throws {
    let screen = screen()
    await screen.presenter.handle(.resized(columns: 60, rows: 6))
    await screen.presenter.handle(.appeared)
    for line in ["- 1", "w", "fav", "info"] {
      let event = try #require(try screen.view.commands.event(line))
      await screen.presenter.handle(event)
    }
    #expect(navigator.path == [.home, .detail(.harbor)])
    #expect(
      try await favorites.all() == [
        Favorite(reference: .harbor, title: "Harbor", position: .harbor, added: 7)
      ])
    #expect(map.calls.map(\.detail) == [.region, .region, .region])
    let rows = [
      sea, sea, String(repeating: "⠤", count: 50) + "◉ Harbor ⠤", sea, sea,
      "★ Harbor · zoom 4 · ├────────┤ 200 km · GeoNames",
    ]
    #expect(surface.text(columns: 60, rows: 6) == rows.joined(separator: "\n"))
    #expect(screen.view.status.fetchedAt == nil)
  }

  @Test func aScreenThatIsLeftFreesItsPresenter() async {
    #expect(await isFreed(after: .appeared) { screen().presenter })
    #expect(surface.text().contains("Harbor"))
  }

  private func screen() -> ScreenParts<MapEvent> {
    MapAssembly.screen(
      .entity("1", local: MockLocalDataManager([Place.harbor])),
      sources: MapSources(map: map, favorites: favorites), surface: surface,
      navigator: navigator, strings: Strings(.english), formats: Formats(.english), mode: .braille)
  }
}

@MainActor
@Suite struct MapRouterTests {
  let navigator = Navigator<Destination>(root: .home)

  @Test func goesToTheDetail() {
    navigator.push(.map(.entity(.harbor)))
    MapRouter(navigator: navigator).go(to: .detail(.harbor))
    #expect(navigator.path == [.home, .map(.entity(.harbor)), .detail(.harbor)])
  }

  @Test func goesBackToTheDetailItCameFrom() {
    for rows in [[], [Reference.harbor, .harbor]] {
      let detail = Destination.detail(.harbor, among: rows)
      navigator.replace(with: [detail, .map(.entity(.harbor))])
      MapRouter(navigator: navigator).go(to: .detail(.harbor))
      #expect(navigator.path == [.home, detail])
    }
  }
}
