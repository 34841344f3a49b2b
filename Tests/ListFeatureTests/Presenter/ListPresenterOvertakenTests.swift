import Catalog
import Domain
import Localization
import Testing
import Viper
import ViperMocks

@testable import ListFeature

/// A service that is being asked while other questions come.
@MainActor
@Suite struct ListPresenterOvertakenTests {
  private let view = MockView<ListScene>()
  private let interactor = GatedListInteractor()
  private let presenter: ListPresenter

  init() {
    presenter = ListPresenter(
      scene: ListScene(catalog: .cities, query: ListQuery()), view: view, interactor: interactor,
      router: MockRouter<ListRoute>(),
      format: ListRowFormat(formats: Formats(.english), clock: { 0 }), memory: ListMemory(),
      abilities: ListAbilities(growsByItself: true))
  }

  private func start(_ event: ListEvent) async -> Task<Void, Never> {
    let task = Task { await presenter.handle(event) }
    await interactor.arrival()
    return task
  }

  private func scene(
    _ search: String, _ content: LoadingState<ListPage, DataError>
  ) -> ListScene {
    ListScene(catalog: .cities, query: ListQuery(search: search), content: content)
  }

  @Test func aSearchDuringARefreshIsAnsweredTwice() async {
    let refresh = await start(.appeared)
    let search = await start(.searched("a"))
    interactor.release("a")
    await search.value
    interactor.release("")
    // The refresh asks for what is on screen by now.
    await interactor.arrival()
    interactor.release("a")
    await refresh.value
    let page = ListFixtures.page(["a"])
    #expect(
      view.scenes == [
        scene("", .loading(previous: nil)), scene("a", .loading(previous: page)),
        scene("a", .success(page)),
      ])
  }

  @Test func aRefreshThatFailsDuringASearchIsSaidWithItsAnswer() async {
    let broken = DataError.service(.people, .status(500))
    let refresh = await start(.appeared)
    let search = await start(.searched("a"))
    interactor.release("", failing: broken)
    await refresh.value
    #expect(view.scenes == [scene("", .loading(previous: nil))])
    interactor.release("a")
    await search.value
    #expect(
      view.scenes == [
        scene("", .loading(previous: nil)),
        scene("a", .failure(broken, previous: ListFixtures.page(["a"]))),
      ])
  }

  @Test func aRefreshThatIsCancelledShowsNothing() async {
    let refresh = await start(.appeared)
    refresh.cancel()
    await refresh.value
    interactor.release()
    #expect(view.scenes == [scene("", .loading(previous: nil))])
  }
}
