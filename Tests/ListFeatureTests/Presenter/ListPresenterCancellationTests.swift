import Domain
import Localization
import Testing
import Viper
import ViperMocks

@testable import ListFeature

@MainActor
@Suite struct ListPresenterCancellationTests {
  private let view = MockView<ListScene>()
  private let interactor = GatedListInteractor()
  private let presenter: ListPresenter

  init() {
    presenter = ListPresenter(
      scene: ListScene(catalog: .cities, query: ListQuery()), view: view, interactor: interactor,
      router: MockRouter<ListRoute>(),
      format: ListRowFormat(formats: Formats(.english), clock: { 0 }),
      memory: ListMemory(), abilities: ListAbilities(growsByItself: true))
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

  @Test func aCancelledSearchIsNotShown() async {
    let task = await start(.searched("a"))
    task.cancel()
    interactor.release("a")
    await task.value
    #expect(view.scenes == [scene("", .loading(previous: nil))])
  }

  @Test func anOlderAnswerDoesNotTakeThePlaceOfANewerOne() async {
    let older = await start(.searched("a"))
    let newer = await start(.searched("ab"))
    interactor.release("ab")
    await newer.value
    interactor.release("a")
    await older.value
    #expect(
      view.scenes == [
        scene("", .loading(previous: nil)),
        scene("ab", .success(ListFixtures.page(["ab"]))),
      ])
  }

  @Test func commandsGivenWhileASearchIsUnderWayAddUp() async {
    let search = await start(.searched("a"))
    let sort = await start(.sorted("name"))
    search.cancel()
    interactor.release()
    await search.value
    await sort.value
    #expect(view.scenes.last?.query == ListQuery(search: "a", sort: "name"))
  }
}
