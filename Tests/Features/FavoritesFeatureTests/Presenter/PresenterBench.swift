import Components
import Contracts
import Domain
import FavoritesMocks
import Localization
import Viper
import ViperMocks

@testable import FavoritesFeature

/// A presenter with its mocks.
@MainActor
struct PresenterBench {
  let view = MockView<FavoritesScene>()
  let router = MockRouter<FavoritesRoute>()
  let interactor: MockFavoritesInteractor
  let memory = FavoritesMemory()
  let presenter: FavoritesPresenter

  init(
    _ interactor: MockFavoritesInteractor, query: CatalogQuery = CatalogQuery(pageSize: 2),
    isPreview: Bool = false
  ) {
    var scene = FavoritesScene(query: query)
    scene.isPreview = isPreview
    self.interactor = interactor
    presenter = FavoritesPresenter(
      scene: scene, memory: memory, view: view, interactor: interactor, router: router,
      language: .english)
  }

  /// The scenes that were shown, without the state that no view shows.
  var shown: [FavoritesScene] { view.scenes.map(\.shown) }

  func send(_ events: FavoritesEvent...) async {
    for event in events { await presenter.handle(event) }
  }

  /// The queries that were asked, in order.
  var queries: [CatalogQuery] {
    interactor.calls.compactMap { if case .page(let query) = $0 { query } else { nil } }
  }

  var notices: [FavoritesNotice] { view.scenes.compactMap(\.notice) }
}
