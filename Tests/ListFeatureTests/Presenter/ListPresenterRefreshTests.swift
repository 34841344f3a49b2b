import Catalog
import CatalogMocks
import Domain
import ListMocks
import Localization
import TestSupport
import Testing
import Viper
import ViperMocks

@testable import ListFeature

/// What is held first, what the service says second.
@MainActor
@Suite struct ListPresenterRefreshTests {
  @Test func atTheEndOfWhatIsHeldAListThatGrowsAsksItsService() async {
    let query = ListQuery(pageSize: 2)
    let sorted = query.sorting(by: "name")
    let bench = PresenterBench(
      MockListInteractor(
        [.final(ListFixtures.answer(query, ["a", "b"]))],
        [.final(ListFixtures.answer(sorted, ["a", "b"]))],
        [.final(ListFixtures.answer(sorted, ["a", "c"], total: 3))]),
      query: query, capabilities: ListCapabilities(growsByItself: true))
    await bench.send(.appeared, .sorted("name"))
    #expect(
      bench.interactor.calls == [.load(query, .ifDue), .page(sorted), .load(sorted, .ifDue)])
    #expect(bench.view.scenes.last?.content == .success(ListFixtures.page(["a", "c"], total: 3)))
  }

  private let query = ListQuery(pageSize: 2)
  private let broken = DataError.service(.people, .status(500))
  private let cached = Provenance(.cached, fetchedAt: 9_700)
  private let fresh = Provenance(.fresh, fetchedAt: 10_000)

  private var old: ListPage {
    ListFixtures.page(["a", "b"], provenance: cached, ageText: "5 min")
  }
  private var new: ListPage { ListFixtures.page(["b", "c"], provenance: fresh) }

  private var held: Loaded<ListAnswer> {
    .cached(ListFixtures.answer(query, ["a", "b"], provenance: cached))
  }

  private func final(skipped: Int = 0) -> Loaded<ListAnswer> {
    .final(ListFixtures.answer(query, ["b", "c"], provenance: fresh, skipped: skipped))
  }

  private func scene(
    _ content: LoadingState<ListPage, DataError>, chosen: Int = 0, notice: ListNotice? = nil
  ) -> ListScene {
    ListScene(
      catalog: .cities, query: query, content: content, chosen: chosen, notice: notice)
  }

  private func bench(_ interactor: MockListInteractor) -> PresenterBench {
    PresenterBench(
      interactor, query: query, capabilities: ListCapabilities(growsByItself: true))
  }

  @Test func whatIsHeldStaysWhenTheServiceFails() async {
    let bench = bench(.init([held, .failed(broken)]))
    await bench.send(.appeared)
    #expect(
      bench.view.scenes == [
        scene(.loading(previous: nil)), scene(.loading(previous: old)),
        scene(.failure(broken, previous: old)),
      ])
  }

  @Test func afterASuccessRetryAsksForAllAnewAfterAFailureAsItWasAsked() async {
    let bench = bench(
      .init([final()], [.failed(broken)], [final()], [held, .failed(broken)], [held]))
    await bench.send(.appeared, .retried, .retried, .connected, .retried)
    #expect(
      bench.interactor.calls == [
        .load(query, .ifDue), .load(query, .always), .load(query, .always), .load(query, .ifDue),
        .load(query, .ifDue),
      ])
  }

  @Test func backOnlineNothingIsSaidWhereNothingIsDue() async {
    let bench = bench(.init([final()], [final()]))
    await bench.send(.appeared, .connected)
    #expect(bench.view.scenes == [scene(.loading(previous: nil)), scene(.success(new))])
  }

  @Test func saysHowManyRowsCannotBeUsed() async {
    let bench = bench(.init([final(skipped: 3)]))
    await bench.send(.appeared)
    #expect(bench.view.scenes.last == scene(.success(new), notice: .skipped(3)))
  }

  /// A filter may need another part of the catalog.
  @Test func aFilterAsksTheServiceASearchOnlyThisMachine() async {
    let bench = bench(.init([final()]))
    let viewed = ListQuery(filters: [Filter(key: "kind", value: "viewed")], pageSize: 2)
    await bench.send(
      .appeared, .filtered([Filter(key: "kind", value: "viewed")]), .cleared, .searched("b"))
    #expect(
      bench.interactor.calls == [
        .load(query, .ifDue), .load(viewed, .ifDue), .load(query, .ifDue),
        .page(ListQuery(search: "b", pageSize: 2)),
      ])
  }

  @Test func atTheLastRowMoreIsFetchedBeforeThereIsNoMore() async {
    let bench = bench(.init([final()], [final()]))
    await bench.send(.appeared, .next)
    #expect(
      bench.interactor.calls == [
        .load(query, .ifDue), .load(ListQuery(offset: 2, pageSize: 2), .ifDue),
      ])
    #expect(bench.notices == [.rows(.lastPage)])
  }

  @Test func aGridHoldsAsManyAsFit() async {
    let bench = bench(.init([final()]))
    await bench.send(
      .resized(ListRoom(rows: 2, gridColumns: 3)), .appeared, .arranged(.grid), .arranged(.rows))
    #expect(bench.queries.map(\.pageSize) == [2, 6, 2])
    #expect(bench.view.scenes.map(\.layout).suffix(2) == [.rows, .rows])
    #expect(bench.view.scenes.contains { $0.layout == .grid })
  }
}

/// Questions that are asked, or given up, while others are under way.
@MainActor
@Suite struct ListPresenterOvertakenTests {
  private let bench = GatedPresenterBench()

  @Test func aSearchDuringARefreshIsAnsweredTwice() async {
    let refresh = await bench.start(.appeared)
    let search = await bench.start(.searched("a"))
    bench.interactor.release("a")
    await search.value
    bench.interactor.release("")
    // The refresh asks for what is on screen by now.
    await bench.interactor.arrival()
    bench.interactor.release("a")
    await refresh.value
    let page = ListFixtures.page(["a"])
    #expect(
      bench.view.scenes == [
        bench.scene("", .loading(previous: nil)), bench.scene("a", .loading(previous: page)),
        bench.scene("a", .success(page)),
      ])
  }

  @Test func aRefreshThatFailsDuringASearchIsSaidWithItsAnswer() async {
    let broken = DataError.service(.people, .status(500))
    let refresh = await bench.start(.appeared)
    let search = await bench.start(.searched("a"))
    bench.interactor.release("", failing: broken)
    await refresh.value
    #expect(bench.view.scenes == [bench.scene("", .loading(previous: nil))])
    bench.interactor.release("a")
    await search.value
    #expect(
      bench.view.scenes == [
        bench.scene("", .loading(previous: nil)),
        bench.scene("a", .failure(broken, previous: ListFixtures.page(["a"]))),
      ])
  }

  /// Only services fail on their own; what else is wrong is said by the answer on screen.
  @Test(arguments: [DataError.service(.people, .status(500)), .unknownSort("x", known: [])])
  func aServiceThatFailsAfterASearchWasAnsweredIsSaidBesideItsRows(_ error: DataError) async {
    let refresh = await bench.start(.appeared)
    let search = await bench.start(.searched("a"))
    bench.interactor.release("a")
    await search.value
    bench.interactor.release("", failing: error)
    await refresh.value
    let page = ListFixtures.page(["a"])
    let failed = [bench.scene("a", .failure(error, previous: page))]
    #expect(
      bench.view.scenes == [
        bench.scene("", .loading(previous: nil)), bench.scene("a", .loading(previous: page)),
      ] + (error == .unknownSort("x", known: []) ? [] : failed))
  }

  @Test func aRefreshThatIsCancelledShowsNothing() async {
    let refresh = await bench.start(.appeared)
    refresh.cancel()
    await refresh.value
    bench.interactor.release()
    #expect(bench.view.scenes == [bench.scene("", .loading(previous: nil))])
  }

  // MARK: - Searches

  @Test func aCancelledSearchIsNotShown() async {
    let task = await bench.start(.searched("a"))
    task.cancel()
    bench.interactor.release("a")
    await task.value
    #expect(bench.view.scenes == [])
  }

  @Test func anOlderAnswerDoesNotTakeThePlaceOfANewerOne() async {
    let older = await bench.start(.searched("a"))
    let newer = await bench.start(.searched("ab"))
    bench.interactor.release("ab")
    await newer.value
    bench.interactor.release("a")
    await older.value
    #expect(
      bench.view.scenes == [bench.scene("ab", .success(ListFixtures.page(["ab"])))])
  }

  @Test func commandsGivenWhileASearchIsUnderWayAddUp() async {
    let search = await bench.start(.searched("a"))
    let sort = await bench.start(.sorted("name"))
    search.cancel()
    bench.interactor.release()
    await search.value
    await sort.value
    #expect(bench.view.scenes.last?.query == ListQuery(search: "a", sort: "name"))
  }

  @Test func whatWasGivenUpIsNotAwaited() async {
    let first = await bench.start(.searched("a"))
    bench.interactor.release("a")
    await first.value
    let task = await bench.start(.searched("ab"))
    task.cancel()
    bench.interactor.release("ab")
    await task.value
    await bench.handle(.stopped)
    let page = ListFixtures.page(["a"])
    #expect(
      bench.view.scenes == [
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
