import Catalog
import CatalogMocks
import Domain
import Localization
import Testing
import TextUI
import Viper

@testable import TemplateFeature

/// The real presenter, interactor, router and view over a mock data manager.
@MainActor
@Suite struct TemplateIntegrationTests {
  @Test func aSessionFromLinesToPathAndText() async throws {
    let navigator = Navigator<Destination>(root: .home)
    let surface = RecordingSurface()
    let favorites = InMemoryFavoritesDataManager([
      Favorite(reference: .quay, title: "Quay", position: nil, added: 1)
    ])
    let screen = TemplateAssembly.screen(
      favorites, surface: surface, navigator: navigator, strings: Strings(.english))
    await screen.presenter.handle(.appeared)
    try await screen.presenter.handle(#require(try screen.view.commands.event("1")))
    #expect(navigator.path == [.home, .detail(.quay)])
    #expect(surface.text() == [screen.view.title, "1 Quay"])
  }
}
