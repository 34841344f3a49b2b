import Components
import ContractMocks
import Contracts
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
    let query = CatalogQuery.typed(pageSize: 2)
    let sorted = query.sorting(by: "name")
    let page = ListFixtures.answer(sorted, ["a", "c"], total: 3)
    let bench = PresenterBench(
      MockListInteractor(
        [.final(ListFixtures.answer(query, ["a", "b"]))],
        [.final(ListFixtures.answer(sorted, ["a", "b"]))],
        [.final(page)]),
      query: query, capabilities: ListCapabilities(growsByItself: true))
    await bench.send(.appeared, .sorted("name"))
    #expect(
      bench.interactor.calls == [.load(query, .ifDue), .page(sorted), .load(sorted, .ifDue)])
    #expect(bench.view.scenes.last?.content == .success(page))
  }

  /// A page whose names are missing is shown, and then again with them.
  @Test func missingNamesAreFetchedWhereAPageLacksThem() async {
    let search = CatalogQuery.typed(search: "c", pageSize: 2)
    var lacking = ListFixtures.answer(search, ["c", "d"], total: 6)
    lacking.lacksNames = true
    let named = ListFixtures.answer(search, ["c", "e"], total: 6)
    let bench = PresenterBench(
      MockListInteractor(
        [.final(ListFixtures.answer(CatalogQuery.typed(pageSize: 2), ["a", "b"], total: 6))],
        [.final(lacking)], [.cached(lacking), .final(named)]),
      query: CatalogQuery.typed(pageSize: 2), capabilities: ListCapabilities(growsByItself: true))
    await bench.send(.appeared, .rows(.searched("c")))
    #expect(
      bench.interactor.calls == [
        .load(CatalogQuery.typed(pageSize: 2), .ifDue), .page(search), .load(search, .ifDue),
      ])
    #expect(
      bench.view.scenes.suffix(3).map(\.content) == [
        .loading(previous: ListFixtures.page(["a", "b"], total: 6)),
        .loading(previous: lacking), .success(named),
      ])
  }

  @Test(arguments: [
    ("pot", false, 5, ListNotice.unnamed(NameCount(5, of: 9), isRefreshed: false)),
    ("", false, 5, nil), ("pot", false, 9, nil),
    ("", true, 5, .unnamed(NameCount(5, of: 9), isRefreshed: true)),
  ])
  func aSearchAndARefreshSayWhichNamesAreMissing(
    search: String, isRefreshed: Bool, held: Int, notice: ListNotice?
  ) async {
    var answer = ListFixtures.answer(CatalogQuery.typed(search: search), ["a"])
    (answer.names, answer.isRefreshed) = (NameCount(held, of: 9), isRefreshed)
    #expect(answer.notice == notice)
  }

  private let query = CatalogQuery.typed(pageSize: 2)
  private let broken = DataError.service(.people, .status(500))
  private let cached = Provenance(.cached, fetchedAt: 9_700)
  private let fresh = Provenance(.fresh, fetchedAt: 10_000)

  private var old: ListPage {
    ListFixtures.page(["a", "b"], provenance: cached, ageText: "5 min")
  }
  private var new: ListPage { ListFixtures.page(["b", "c"], provenance: fresh) }

  private var held: Loaded<ListPage> {
    .cached(ListFixtures.answer(query, ["a", "b"], provenance: cached))
  }

  private func final(skipped: Int = 0) -> Loaded<ListPage> {
    .final(ListFixtures.answer(query, ["b", "c"], provenance: fresh, skipped: skipped))
  }

  private func scene(
    _ content: LoadingState<ListPage, DataError>, chosen: Int = 0, notice: ListNotice? = nil
  ) -> ListScene {
    ListScene(
      catalog: .cities, query: query, content: content, chosen: chosen, notice: notice,
      capabilities: ListCapabilities(growsByItself: true))
  }

  private func bench(_ interactor: MockListInteractor) -> PresenterBench {
    PresenterBench(
      interactor, query: query, capabilities: ListCapabilities(growsByItself: true))
  }

  @Test func whatIsHeldStaysWhenTheServiceFails() async {
    let bench = bench(.init([held, .failed(broken)]))
    await bench.send(.appeared)
    #expect(
      bench.shown == [
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
    #expect(bench.shown == [scene(.loading(previous: nil)), scene(.success(new))])
  }

  @Test func saysHowManyRowsCannotBeUsed() async {
    let bench = bench(.init([final(skipped: 3)]))
    await bench.send(.appeared)
    var page = new
    page.skipped = 3
    #expect(bench.shown.last == scene(.success(page), notice: .skipped(3)))
  }

  /// A filter may need another part of the catalog.
  @Test func aFilterAsksTheServiceASearchOnlyThisMachine() async {
    let bench = bench(.init([final()]))
    let viewed = CatalogQuery.typed(filters: [Filter(key: "kind", value: "viewed")], pageSize: 2)
    await bench.send(
      .appeared, .filtered([Filter(key: "kind", value: "viewed")]), .rows(.cleared),
      .rows(.searched("b")))
    #expect(
      bench.interactor.calls == [
        .load(query, .ifDue), .load(viewed, .ifDue), .load(query, .ifDue),
        .page(CatalogQuery.typed(search: "b", pageSize: 2)),
      ])
  }

  @Test func atTheLastRowMoreIsFetchedBeforeThereIsNoMore() async {
    let bench = bench(.init([final()], [final()]))
    await bench.send(.appeared, .rows(.next))
    #expect(
      bench.interactor.calls == [
        .load(query, .ifDue), .load(CatalogQuery.typed(offset: 2, pageSize: 2), .ifDue),
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
