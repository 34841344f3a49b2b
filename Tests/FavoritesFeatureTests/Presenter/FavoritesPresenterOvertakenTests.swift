import Catalog
import Components
import Domain
import Localization
import TestSupport
import Testing
import Viper
import ViperMocks

@testable import FavoritesFeature

/// A page that comes when another was asked for.
@MainActor
@Suite struct FavoritesPresenterOvertakenTests {
  private let view = MockView<FavoritesScene>()
  private let interactor = GatedFavoritesInteractor()
  private let query = FavoritesQuery(pageSize: 2)

  @Test func anOlderPageDoesNotTakeThePlaceOfANewerOne() async {
    let presenter = FavoritesPresenter(
      scene: FavoritesScene(query: query), memory: FavoritesMemory(), view: view,
      interactor: interactor, router: MockRouter<RowsRoute>(),
      format: FavoritesRowFormat(formats: Formats(.english)))
    let older = await interactor.pages.start { await presenter.handle(.page(2)) }
    let newer = await interactor.pages.start { await presenter.handle(.page(3)) }
    interactor.pages.open(4, with: ())
    await newer.value
    interactor.pages.open(2, with: ())
    await older.value
    #expect(
      view.scenes == [
        FavoritesScene(query: query, content: .loading(previous: nil)),
        FavoritesScene(
          query: query.at(page: 3),
          content: .success(FavoritesFixtures.page(["4"], total: 9, offset: 4))),
      ])
  }
}
