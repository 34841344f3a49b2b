import Components
import ContractMocks
import Contracts
import Domain
import Localization
import TestSupport
import Testing
import Viper
import ViperMocks

@testable import ListFeature

/// Questions that are asked, or given up, while others are under way.
@MainActor
@Suite struct ListPresenterOvertakenTests {
  private let bench = GatedPresenterBench()

  @Test func aSearchDuringARefreshIsAnsweredTwice() async {
    let refresh = await bench.start(.appeared)
    let search = await bench.start(.rows(.searched("a")))
    bench.interactor.release("a")
    await search.value
    bench.interactor.release("")
    // The refresh asks for what is on screen by now.
    await bench.interactor.arrival()
    bench.interactor.release("a")
    await refresh.value
    let page = ListFixtures.answer(.typed(search: "a"), ["a"])
    #expect(
      bench.shown == [
        bench.scene("", .loading(previous: nil)), bench.scene("a", .loading(previous: page)),
        bench.scene("a", .success(page)),
      ])
  }

  @Test func aRefreshHasASlotOfItsOwn() {
    #expect(
      [ListEvent.retried, .appeared, .connected].map(\.slot) == [.refresh, .renewal, .renewal])
  }

  /// Leaving for the map and coming back neither ends a refresh nor asks the service again.
  @Test(arguments: [ListEvent.appeared, .connected])
  func comingBackNeitherLosesARefreshNorRepeatsIt(_ event: ListEvent) async throws {
    let refresh = await bench.start(.retried)
    let back = await bench.start(event)
    // A service that was asked twice would have to be answered twice.
    try #require(bench.interactor.policies == [.always])
    bench.interactor.release("")
    await back.value
    // What is on screen by now is asked for once more, of this machine.
    await bench.interactor.arrival()
    bench.interactor.release("")
    await refresh.value
    #expect(bench.interactor.policies == [.always, .ifDue])
    #expect(bench.view.scenes.last?.notice == .rows(.nothingToFetch))
    let again = await bench.start(.appeared)
    bench.interactor.release("")
    await again.value
    #expect(bench.interactor.policies == [.always, .ifDue, .ifDue])
  }

  @Test func aRefreshThatFailsDuringASearchIsSaidWithItsAnswer() async {
    let broken = DataError.service(.people, .status(500))
    let refresh = await bench.start(.appeared)
    let search = await bench.start(.rows(.searched("a")))
    bench.interactor.release("", failing: broken)
    await refresh.value
    #expect(bench.shown == [bench.scene("", .loading(previous: nil))])
    bench.interactor.release("a")
    await search.value
    #expect(
      bench.shown == [
        bench.scene("", .loading(previous: nil)),
        bench.scene(
          "a", .failure(broken, previous: ListFixtures.answer(.typed(search: "a"), ["a"]))),
      ])
  }

  /// Only services fail on their own; what else is wrong is said by the answer on screen.
  @Test(arguments: [DataError.service(.people, .status(500)), .unknownSort("x", known: [])])
  func aServiceThatFailsAfterASearchWasAnsweredIsSaidBesideItsRows(_ error: DataError) async {
    let refresh = await bench.start(.appeared)
    let search = await bench.start(.rows(.searched("a")))
    bench.interactor.release("a")
    await search.value
    bench.interactor.release("", failing: error)
    await refresh.value
    let page = ListFixtures.answer(.typed(search: "a"), ["a"])
    let failed = [bench.scene("a", .failure(error, previous: page))]
    #expect(
      bench.shown == [
        bench.scene("", .loading(previous: nil)), bench.scene("a", .loading(previous: page)),
      ] + (error == .unknownSort("x", known: []) ? [] : failed))
  }

  /// What was said meanwhile stays while what is on screen is asked for again.
  @Test func anAnswerThatIsAskedForAgainLeavesWhatWasSaid() async {
    let refresh = await bench.start(.appeared)
    let search = await bench.start(.rows(.searched("a")))
    bench.interactor.release("a")
    await search.value
    await bench.handle(.rows(.opened(9)))
    bench.interactor.release("")
    await bench.interactor.arrival()
    bench.interactor.release("a")
    await refresh.value
    #expect(bench.view.scenes.last?.notice == .rows(.noRow(9, shown: 1...1)))
  }

  /// A command ends the question of the one before: it may ask the service itself.
  @Test func aCommandAsksTheServiceThoughTheOneBeforeDoesSo() async {
    let filter = await bench.start(.filtered([Filter(key: "kind", value: "viewed")]))
    let page = await bench.start(.rows(.page(1)))
    #expect(bench.interactor.policies == [.ifDue, .ifDue])
    filter.cancel()
    await filter.value
    bench.interactor.release()
    await page.value
  }

  @Test func aRefreshThatIsCancelledShowsNothing() async {
    let refresh = await bench.start(.appeared)
    refresh.cancel()
    await refresh.value
    bench.interactor.release()
    #expect(bench.shown == [bench.scene("", .loading(previous: nil))])
  }

  // MARK: - Searches

  @Test func aCancelledSearchIsNotShown() async {
    let task = await bench.start(.rows(.searched("a")))
    task.cancel()
    bench.interactor.release("a")
    await task.value
    #expect(bench.shown == [])
  }

  @Test func anOlderAnswerDoesNotTakeThePlaceOfANewerOne() async {
    let older = await bench.start(.rows(.searched("a")))
    let newer = await bench.start(.rows(.searched("ab")))
    bench.interactor.release("ab")
    await newer.value
    bench.interactor.release("a")
    await older.value
    #expect(
      bench.shown == [
        bench.scene("ab", .success(ListFixtures.answer(.typed(search: "ab"), ["ab"])))
      ])
  }

  @Test func commandsGivenWhileASearchIsUnderWayAddUp() async {
    let search = await bench.start(.rows(.searched("a")))
    let sort = await bench.start(.sorted("name"))
    search.cancel()
    bench.interactor.release()
    await search.value
    await sort.value
    #expect(bench.view.scenes.last?.query == CatalogQuery.typed(search: "a", sort: "name"))
  }

  @Test func whatWasGivenUpIsNotAwaited() async {
    let first = await bench.start(.rows(.searched("a")))
    bench.interactor.release("a")
    await first.value
    let task = await bench.start(.rows(.searched("ab")))
    task.cancel()
    bench.interactor.release("ab")
    await task.value
    await bench.handle(.stopped)
    let page = ListFixtures.answer(.typed(search: "a"), ["a"])
    #expect(
      bench.shown == [
        bench.scene("a", .success(page)), bench.scene("a", .loading(previous: page)),
        bench.scene("a", .success(page)),
      ])
  }
}

/// A presenter whose questions are answered only when the test says so.
@MainActor
private struct GatedPresenterBench {
  let view = MockView<ListScene>()
  let interactor = GatedListInteractor()
  /// The scenes that were shown, without the state that no view shows.
  var shown: [ListScene] { view.scenes.map(\.shown) }
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
    ListScene(
      catalog: .cities, query: CatalogQuery.typed(search: search), content: content,
      capabilities: ListCapabilities(growsByItself: true))
  }
}
