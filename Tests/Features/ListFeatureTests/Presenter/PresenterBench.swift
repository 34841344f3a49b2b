import Components
import Contracts
import Domain
import ListMocks
import Localization
import Viper
import ViperMocks

@testable import ListFeature

/// A presenter with its mocks.
@MainActor
struct PresenterBench {
  let view = MockView<ListScene>()
  let router = MockRouter<ListRoute>()
  let memory = ListMemory()
  let interactor: MockListInteractor
  let presenter: ListPresenter

  init(
    _ interactor: MockListInteractor, query: CatalogQuery = .typed(pageSize: 2), chosen: Int = 0,
    capabilities: ListCapabilities = ListCapabilities()
  ) {
    self.interactor = interactor
    presenter = ListPresenter(
      interactor, ListFixtures.scene(capabilities, query, chosen: chosen), view: view,
      router: router,
      memory: memory)
  }

  /// The scenes that were shown, without the state that no view shows.
  var shown: [ListScene] { view.scenes.map(\.shown) }

  func send(_ events: ListEvent...) async {
    for event in events { await presenter.handle(event) }
  }

  /// The queries that were asked, in order.
  var queries: [CatalogQuery] {
    interactor.calls.compactMap { call in
      switch call {
      case .page(let query), .load(let query, _): query
      case .countElsewhere, .change, .copy, .thumbnails: nil
      }
    }
  }

  /// The notices that were shown, with what was there between them left out.
  var notices: [ListNotice] { view.scenes.compactMap(\.notice) }
}

extension ListPresenter {
  /// A presenter of English, at a time of 10,000 seconds.
  convenience init(
    _ interactor: any ListInteracting, _ scene: ListScene, view: any Displaying<ListScene>,
    router: any Routing<ListRoute> = MockRouter<ListRoute>(), memory: ListMemory = ListMemory()
  ) {
    self.init(
      scene: scene, view: view, interactor: interactor, router: router,
      formats: Formats(.english), clock: { 10_000 }, memory: memory)
  }
}
