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

@testable import DetailFeature

/// The real presenter, interactor, router and view over mock data managers.
@MainActor
@Suite struct DetailIntegrationTests {
  let navigator = Navigator<Destination>(root: .home)
  let favorites = InMemoryFavoritesDataManager()
  let links = MockLinkDataManager()
  let surface = MockSurface()

  @Test func aSessionFromLinesToPathAndText() async throws {
    let screen = screen()
    await screen.presenter.handle(.appeared)
    for line in ["fav", "map", "1", "next", "share"] {
      let event = try #require(try screen.view.commands.event(line))
      await screen.presenter.handle(event)
    }
    #expect(navigator.path == [.home, .map(.entity(.harbor)), .detail(.bigPort)])
    #expect(
      try await favorites.all() == [
        Favorite(reference: .harbor, title: "Harbor", position: .harbor, added: 7)
      ])
    #expect(links.copied == ["Harbor — https://en.example.org/wiki/Harbor"])
    #expect(screen.view.title == "Harbor")
    #expect(screen.view.fetchedAt == nil)
    #expect(
      surface.text() == """
        ★ Harbor

        Name        Harbor
        Population  1,200
        Position    -12.50000, -77.25000 · 12°30'00"S 77°15'00"W

        Description
        Harbor is a made-up town by the sea.
        Source: https://en.example.org/wiki/Harbor

        Nearest larger cities
        1  Big Port  12 km NE

        Copied: Harbor — https://en.example.org/wiki/Harbor
        """)
  }

  @Test func onlyEntitiesWithAPlaceOfferTheMap() async {
    let story = DetailAssembly.screen(
      "5", in: catalog(Story(id: "5")), with: dependencies, on: surface)
    #expect(!story.view.commands.verbs.contains("map"))
    await story.presenter.handle(.mapped)
    #expect(navigator.path == [.home])
    #expect(screen().view.commands.verbs.contains("map"))
  }

  @Test func aScreenThatIsLeftFreesItsPresenter() async {
    #expect(await isFreed(after: .appeared) { screen().presenter })
    #expect(surface.text().hasPrefix("Harbor"))
  }

  private func screen() -> ScreenParts<DetailEvent> {
    DetailAssembly.screen("1", in: catalog(Town.harbor), with: dependencies, on: surface)
  }

  private var dependencies: DetailDependencies {
    DetailDependencies(
      descriptions: DescriptionSource(
        cache: InMemoryCacheDataManager(), remote: MockDescriptionDataManager(.success(.harbor)),
        language: "en", clock: { 7 }),
      favorites: favorites, neighbors: MockNeighborDataManager([.bigPort]), links: links,
      navigator: navigator, formats: Formats(.english), clock: { 7 })
  }

  private func catalog<Item>(_ item: Item) -> MockCatalog<Item> {
    MockCatalog(source: DetailInteractor.holding(item))
  }
}
