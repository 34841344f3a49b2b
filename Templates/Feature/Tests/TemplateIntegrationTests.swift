import Components
import ContractMocks
import Contracts
import Domain
import Localization
import Testing
import TextUI
import Viper
import ViperMocks

@testable import TemplateFeature
@testable import TemplateMocks

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

  /// The composition root can put a watcher between the roles.
  @Test func eachRoleGoesThroughTheWiring() async {
    let (view, router) = (MockView<TemplateScene>(), MockRouter<TemplateRoute>())
    let other = MockPresenter<TemplateEvent>()
    var watched: [any Presenting<TemplateEvent>] = []
    let wiring = TemplateWiring(
      view: { _ in view },
      presenter: {
        watched.append($0)
        return other
      },
      interactor: { _ in MockTemplateInteractor(.success([.harbor])) }, router: { _ in router })
    let screen = TemplateAssembly.screen(
      InMemoryFavoritesDataManager(), surface: RecordingSurface(),
      navigator: Navigator(root: .home), strings: Strings(.english), wiring: wiring)
    for presenter in watched {
      await presenter.handle(.appeared)
      await presenter.handle(.opened(1))
    }
    #expect(view.scenes.last?.content == .success([.harbor]))
    #expect(router.routes == [.detail(.harbor)])
    await screen.presenter.handle(.retried)
    #expect(other.events == [.retried])
  }
}
