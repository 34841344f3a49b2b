import Catalog
import CatalogMocks
import Domain
import ListMocks
import Localization
import TestSupport
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
    _ interactor: MockListInteractor, query: ListQuery = ListQuery(pageSize: 2), chosen: Int = 0,
    abilities: ListAbilities = ListAbilities()
  ) {
    self.interactor = interactor
    presenter = ListPresenter(
      scene: ListScene(catalog: .cities, query: query, chosen: chosen), view: view,
      interactor: interactor, router: router,
      format: ListRowFormat(
        formats: Formats(.english), search: SearchTraits(isByPrefix: true), clock: { 10_000 }),
      memory: memory,
      abilities: abilities)
  }

  func send(_ events: ListEvent...) async {
    for event in events { await presenter.handle(event) }
  }

  /// The queries that were asked, in order.
  var queries: [ListQuery] {
    interactor.calls.compactMap { call in
      switch call {
      case .page(let query), .load(let query, _): query
      case .toggle, .undo, .thumbnails: nil
      }
    }
  }

  /// The notices that were shown, with what was there between them left out.
  var notices: [ListNotice] { view.scenes.compactMap(\.notice) }
}
