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

@testable import HomeFeature
@testable import HomeMocks

/// The real presenter, interactor, router and view over mock data managers.
@MainActor
@Suite struct HomeIntegrationTests {
  private let sources = HomeSources(
    map: MockMapDataManager(),
    favorites: InMemoryFavoritesDataManager([
      Favorite(reference: .quay, title: "Quay", position: nil, added: 1)
    ]), visits: NoVisits(), catalogs: [], countPlaces: { 7 })

  @Test func aSessionFromLinesToPath() async throws {
    let navigator = Navigator<Destination>(root: .home)
    let surface = MockSurface()
    let screen = HomeAssembly.screen(
      of: [.cities], sources: sources, mode: .ascii, isInteractive: true, surface: surface,
      navigator: navigator, formats: Formats(.english))
    await screen.presenter.handle(.appeared)
    for line in ["3", "open 1"] {
      try await screen.presenter.handle(#require(try screen.view.commands.event(line)))
    }
    #expect(navigator.path == [.home, .detail(.quay), .list(.cities, search: nil)])
    #expect(screen.view.status.numbers.rows == ["cities", "favorites", "Quay"])
  }

  /// The composition root can put a watcher between the roles.
  @Test func eachRoleGoesThroughTheWiring() async {
    let (view, router) = (MockView<HomeScene>(), MockRouter<HomeRoute>())
    let other = MockPresenter<HomeEvent>()
    var watched: [any Presenting<HomeEvent>] = []
    let wiring = HomeWiring(
      view: { _ in view },
      presenter: {
        watched.append($0)
        return other
      },
      interactor: { _ in MockHomeInteractor(.success([.quay])) }, router: { _ in router })
    let screen = HomeAssembly.screen(
      of: [.cities], sources: sources, mode: .ascii, isInteractive: true, surface: MockSurface(),
      navigator: Navigator(root: .home), formats: Formats(.english), wiring: wiring)
    for presenter in watched {
      await presenter.handle(.appeared)
      await presenter.handle(.opened(3))
    }
    #expect(view.scenes.last?.entries == .success([.quay]))
    #expect(router.routes == [.detail(.quay)])
    await screen.presenter.handle(.moved(by: 1))
    #expect(other.events == [.moved(by: 1)])
  }
}
