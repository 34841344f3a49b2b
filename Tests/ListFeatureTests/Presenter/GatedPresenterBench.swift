import Catalog
import CatalogMocks
import Domain
import Localization
import TestSupport
import Viper
import ViperMocks

@testable import ListFeature

/// A presenter whose questions are answered only when the test says so.
@MainActor
struct GatedPresenterBench {
  let view = MockView<ListScene>()
  let interactor = GatedListInteractor()
  private let presenter: ListPresenter

  init() {
    presenter = ListPresenter(
      interactor, ListFixtures.scene(ListCapabilities(growsByItself: true)), view: view)
  }

  /// Returns once the event's question is under way.
  func start(_ event: ListEvent) async -> Task<Void, Never> {
    await interactor.start { [presenter] in await presenter.handle(event) }
  }

  /// For an event that asks nothing.
  func handle(_ event: ListEvent) async { await presenter.handle(event) }

  func scene(_ search: String, _ content: LoadingState<ListPage, DataError>) -> ListScene {
    ListScene(catalog: .cities, query: ListQuery(search: search), content: content)
  }
}
