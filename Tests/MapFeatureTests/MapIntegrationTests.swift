import Catalog
import CatalogMocks
import Components
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
  let surface = RecordingSurface()
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
    #expect(screen.view.fetchedAt == nil)
  }

  @Test func aOneShotCommandDrawsABarePosition() async throws {
    let view = MockView<MapScene>()
    let size = Size(columns: 60, rows: 4)
    let neighbor = Neighbor(
      reference: .harbor, title: "Harbor", kilometres: 12, bearing: 180)
    let presenter = MapAssembly.presenter(
      .position(.harbor), sources: MapSources(map: map, neighbors: [neighbor]), zoom: 99,
      size: size, formats: Formats(.english), view: view)
    await presenter.handle(.appeared)
    let scene = try #require(view.scenes.last)
    let lines = MapView.text(scene, size: size, strings: Strings(.english), mode: .ascii)
    #expect(
      lines.map(\.text) == [
        sea, "------------------------------O 12 km N of Harbor ----------", sea,
        "12 km N of Harbor | zoom 14 | |--------| 200 m | GeoNames",
      ])
  }

  @Test func lettingGoOfTheScreenFreesItsPresenter() async {
    weak var presenter: (any Presenting<MapEvent>)?
    do {
      let screen = screen()
      presenter = screen.presenter
      await screen.presenter.handle(.appeared)
      #expect(presenter != nil)
    }
    #expect(presenter == nil)
    #expect(surface.text().contains("Harbor"))
  }

  private func screen() -> ScreenParts<MapEvent> {
    MapAssembly.screen(
      .entity("1", local: MockLocalDataManager([.init(Place.harbor)])),
      sources: MapSources(map: map, favorites: favorites), surface: surface,
      navigator: navigator, strings: Strings(.english), formats: Formats(.english), mode: .braille)
  }
}
