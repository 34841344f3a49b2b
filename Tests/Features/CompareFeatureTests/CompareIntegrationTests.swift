import Components
import ContractMocks
import Contracts
import Domain
import Localization
import Testing
import TextUI
import Viper
import ViperMocks

@testable import CompareFeature
@testable import CompareMocks

/// The real presenter, interactor, router and view over mock data managers.
@MainActor
@Suite struct CompareIntegrationTests {
  private func dependencies(
    _ navigator: Navigator<Destination>, _ wiring: CompareWiring = CompareWiring()
  ) -> CompareDependencies {
    let harbors = [Harbor(id: "1", name: "Lima"), Harbor(id: "2", name: "Quay")]
    let catalog = MockCatalog(
      source: CatalogSource(local: MockLocalDataManager(harbors), remote: nil, clock: { 0 }))
    return CompareDependencies(
      catalogs: [.cities], catalog: { _ in catalog }, favorites: InMemoryFavoritesDataManager(),
      navigator: navigator, formats: Formats(.english), clock: { 0 }, wiring: wiring)
  }

  @Test func aSessionFromLinesToPathAndText() async throws {
    let navigator = Navigator<Destination>(root: .home)
    let surface = MockSurface()
    let screen = CompareAssembly.screen(.both, with: dependencies(navigator), on: surface)
    await screen.presenter.handle(.appeared)
    try await screen.presenter.handle(#require(try screen.view.commands.event("2")))
    #expect(navigator.path == [.home, .detail(.quay)])
    #expect(screen.view.status.numbers.rows == ["Lima", "Quay"])
  }

  /// What the composition root puts between the roles, to watch them, is between them.
  @Test func eachRoleGoesThroughTheWiring() async {
    let (view, router) = (MockView<CompareScene>(), MockRouter<CompareRoute>())
    let other = MockPresenter<CompareEvent>()
    var watched: [any Presenting<CompareEvent>] = []
    let wiring = CompareWiring(
      view: { _ in view },
      presenter: {
        watched.append($0)
        return other
      },
      interactor: { _ in MockCompareInteractor(.success(.success(.both))) },
      router: { _ in router })
    let screen = CompareAssembly.screen(
      .both, with: dependencies(Navigator(root: .home), wiring), on: MockSurface())
    for presenter in watched {
      await presenter.handle(.appeared)
      await presenter.handle(.opened(1))
    }
    #expect(view.scenes.last?.both?.answer == .both)
    #expect(router.routes == [.detail(.harbor)])
    await screen.presenter.handle(.opened(2))
    #expect(other.events == [.opened(2)])
  }
}
