import Components
import ContractMocks
import Contracts
import Domain
import FavoritesMocks
import Localization
import TestSupport
import Testing
import TextUI
import Viper
import ViperMocks

@testable import FavoritesFeature

@MainActor
@Suite struct FavoritesPresenterTests {
  private typealias Fixtures = FavoritesFixtures

  private let query = CatalogQuery(pageSize: 2)
  private nonisolated static let one = Fixtures.reference("1")
  private let two = Fixtures.reference("2")

  private func scene(
    _ content: LoadingState<ListPage, DataError>, chosen: Int = 0,
    notice: FavoritesNotice? = nil
  ) -> FavoritesScene {
    FavoritesScene(query: query, content: content, chosen: chosen, notice: notice)
  }

  private var answer: ListPage { Fixtures.answer(query, ["1", "2"], total: 5) }

  @Test func stepsChooseRowsAndTurnPagesAtTheirEnds() async {
    let next = Fixtures.answer(query.at(page: 2), ["3", "4"], total: 5)
    let bench = PresenterBench(
      MockFavoritesInteractor(.success(answer), .success(next), .success(answer)))
    await bench.send(
      .appeared, .rows(.moved(by: 1)), .rows(.moved(by: 1)), .rows(.opened(nil)),
      .rows(.moved(by: -1)), .rows(.opened(nil)))
    #expect(bench.queries == [query, query.at(page: 2), query])
    #expect(bench.router.routes == [.map(Fixtures.reference("3")), .map(two)])
  }

  @Test func showsWhatTheInteractorFound() async {
    let bench = PresenterBench(MockFavoritesInteractor(.success(answer)))
    await bench.send(.appeared)
    #expect(bench.view.scenes.map(\.content) == [.loading(previous: nil), .success(answer)])
  }

  /// The query to come back to is that of a list somebody went to, not of one seen while a search is typed.
  @Test func theQueryOfAPreviewIsRememberedOnceItIsAdopted() async {
    let bench = PresenterBench(MockFavoritesInteractor(.success(answer)), isPreview: true)
    await bench.send(.appeared)
    #expect(bench.memory.query == nil)
    await bench.send(.adopted)
    #expect(bench.memory.query == query)
    let other = PresenterBench(MockFavoritesInteractor(.success(answer)))
    await other.send(.appeared)
    #expect(other.memory.query == query)
  }

  @Test func titlesAreInTheLanguage() {
    let row = ListRow(reference: Self.one, title: "London, GB")
    let page = ListPage(rows: [row], total: 1)
    let titles = Language.allCases.map { page.titled(in: $0).rows.map(\.title) }
    #expect(titles == [["London, GB"], ["Londres, GB"], ["Londres, GB"]])
  }

  @Test func whatWasHadWithoutAPresenterIsShownAlike() async {
    let bench = PresenterBench(MockFavoritesInteractor(.success(answer)), query: query)
    await bench.send(.appeared)
    let shown = FavoritesScene(answer, of: [], in: .english)
    #expect(shown.content == bench.view.scenes.last?.content)
    #expect(shown.query == query)
    #expect(
      FavoritesScene(.restored([]))
        == FavoritesScene(query: CatalogQuery(), notice: .restored([])))
  }

  @Test(arguments: [
    (FavoritesEvent.rows(.searched("al")), CatalogQuery(search: "al", pageSize: 2)),
    (.rows(.next), CatalogQuery(offset: 6, pageSize: 2)),
    (.rows(.previous), CatalogQuery(offset: 2, pageSize: 2)),
    (.rows(.page(1)), CatalogQuery(pageSize: 2)),
    (.rows(.page(nil)), CatalogQuery(offset: 8, pageSize: 2)),
    (.sorted("name"), CatalogQuery(sort: "name", pageSize: 2)),
    (
      .filtered([Filter(key: "date", .greater, value: "2026")]),
      CatalogQuery(filters: [Filter(key: "date", .greater, value: "2026")], pageSize: 2)
    ),
    (.resized(pageSize: 3), CatalogQuery(offset: 3, pageSize: 3)),
    (.retried, CatalogQuery(offset: 4, pageSize: 2)),
  ])
  func eachCommandAsksItsQuestion(_ event: FavoritesEvent, _ asked: CatalogQuery) async {
    let start = CatalogQuery(offset: 4, pageSize: 2)
    let shown = Fixtures.answer(start, ["5", "6"], total: 9)
    let bench = PresenterBench(MockFavoritesInteractor(.success(shown)), query: start)
    await bench.send(.appeared, event)
    #expect(bench.queries == [start, asked])
  }

  @Test func thereIsNoPageBeforeTheFirstNorAfterTheLast() async {
    let last = CatalogQuery(offset: 4, pageSize: 2)
    let bench = PresenterBench(
      MockFavoritesInteractor(
        .success(answer), .success(Fixtures.answer(last, ["5"], total: 5))))
    await bench.send(.appeared, .rows(.previous), .rows(.page(3)), .rows(.next))
    #expect(bench.queries == [query, last])
    #expect(bench.notices == [.rows(.firstPage), .rows(.lastPage)])
  }

  @Test func aPageThatThereIsNotIsTheLastAndSaysSo() async {
    let last = CatalogQuery(offset: 4, pageSize: 2)
    let bench = PresenterBench(
      MockFavoritesInteractor(
        .success(answer), .success(Fixtures.answer(last, ["5"], total: 5))))
    await bench.send(.appeared, .rows(.page(99)))
    #expect(bench.notices == [.rows(.noPage(99, last: 3))])
  }

  @Test func aStepPastTheFirstAndTheLastRowSaysSo() async {
    let whole = Fixtures.answer(query, ["1", "2"], total: 2)
    let bench = PresenterBench(MockFavoritesInteractor(.success(whole)))
    await bench.send(
      .appeared, .rows(.moved(by: -1)), .rows(.moved(by: 1)), .rows(.moved(by: 1)))
    #expect(bench.notices == [.rows(.firstRow), .rows(.lastRow)])
  }

  @Test func aRetrySaysWhetherThereWasSomethingToTryAgain() async {
    let broken = DataError.unreadable(path: "favorites.sqlite", reason: .busy)
    let bench = PresenterBench(
      MockFavoritesInteractor(
        .success(answer), .success(answer), .failure(broken), .success(answer)))
    await bench.send(.appeared, .retried, .rows(.next), .retried)
    #expect(bench.notices == [.rows(.nothingToRetry), .rows(.refreshed)])
  }

  /// The rows on screen stay: the question has failed, not they.
  @Test func aQuestionThatMakesNoSenseIsANotice() async {
    let error = DataError.unknownSort("size", known: [])
    let bench = PresenterBench(MockFavoritesInteractor(.success(answer), .failure(error)))
    await bench.send(.appeared, .sorted("size"))
    #expect(bench.notices == [.failed(error)])
    #expect(bench.view.scenes.last?.content == bench.view.scenes.dropLast().last?.content.stopped)
  }

  @Test func rowsAreOpenedByTheNumbersShown() async {
    let bench = PresenterBench(MockFavoritesInteractor(.success(answer)))
    await bench.send(
      .appeared, .rows(.opened(2)), .rows(.opened(nil)), .rows(.detailed(1)), .rows(.mapped(2)),
      .rows(.detailed(nil)), .rows(.mappedAll))
    #expect(
      bench.router.routes == [
        .map(two), .map(two), .detail(Self.one), .map(two), .detail(two), .mapOfAll,
      ])
  }

  @Test func whatStandsBesideFollowsTheChosenRow() async {
    let answer = ListPage(
      query: query,
      rows: [
        Fixtures.row("1"), Fixtures.row("2", position: nil), Fixtures.row("3", isGone: true),
      ], total: 3)
    let bench = PresenterBench(MockFavoritesInteractor(.success(answer)))
    await bench.send(.rows(.accompanied(true)), .appeared)
    for _ in 1...2 { await bench.send(.rows(.moved(by: 1))) }
    await bench.send(.rows(.opened(1)), .rows(.opened(2)), .rows(.opened(2)))
    let three = Fixtures.reference("3")
    #expect(!bench.router.routes.contains(.detailBeside(three)))
    #expect(
      bench.router.routes == [
        .mapBeside(Self.one), .detailBeside(two), .nothingBeside, .mapBeside(Self.one),
        .detailBeside(two),
        .detail(two),
      ])
  }

  @Test func whatIsGoneLeadsNowhereButCanBeRemoved() async {
    let answer = ListPage(
      query: query, rows: [Fixtures.row("1", isGone: true)], total: 1)
    var interactor = MockFavoritesInteractor(.success(answer))
    let removal = FavoritesNotice.removed(FavoritesRemoval(removed: [Fixtures.favorite("1")]))
    interactor.changed = .success(removal)
    let bench = PresenterBench(interactor)
    await bench.send(
      .appeared, .rows(.opened(1)), .rows(.detailed(1)), .rows(.mapped(1)),
      .rows(.removedFavorites(1)))
    #expect(bench.router.routes == [])
    #expect(
      bench.notices == [
        .gone("Port 1"), .gone("Port 1"), .gone("Port 1"), removal,
      ])
    #expect(bench.interactor.calls.contains(.change(.remove([Self.one]))))
  }

  @Test func severalAreRemovedCopiedOrReadTogether() async {
    let answer = ListPage(
      query: query, rows: [Fixtures.row("1"), Fixtures.row("2")], total: 2)
    var interactor = MockFavoritesInteractor(
      .success(answer), .success(answer), .success(answer), .success(answer))
    interactor.changed = .success(.rows(.copied(2)))
    let (bench, both) = (PresenterBench(interactor), RowNumbers("2 1"))
    let references = [two, Self.one]
    await bench.send(
      .appeared, .rows(.copied(both)), .rows(.toggledFavorite(both)),
      .rows(.removedFavorites(both)),
      .rows(.detailed(both)), .rows(.removedFavorites(3)))
    #expect(
      bench.interactor.calls == [
        .page(query), .change(.copy(references)), .page(query), .change(.toggle(references)),
        .page(query), .change(.remove(references)), .page(query),
      ])
    #expect(bench.router.routes == [.detail(two, among: references)])
    #expect(bench.view.scenes.last?.notice == .rows(.noRow(3, shown: 1...2)))
  }

  @Test func twoOfACatalogAreCompared() async {
    let ada = ListRow(reference: Reference(.people, "3"), summary: Summary(title: "Ada"))
    let answer = ListPage(
      query: query, rows: [Fixtures.row("1"), Fixtures.row("2"), ada], total: 3)
    let bench = PresenterBench(MockFavoritesInteractor(.success(answer)))
    await bench.send(
      .rows(.compared(["lima"])), .appeared, .rows(.compared(["2", "1"])),
      .rows(.compared(["lima", "tacna"])), .rows(.compared(["1", "1"])),
      .rows(.compared(["1", "3"])), .rows(.compared(["1-3"])), .rows(.compared(["1", "9"])))
    #expect(
      bench.router.routes == [
        .compare(Comparison(nil, ["lima"])), .compare(Comparison(two.catalog, ["2", "1"])),
        .compare(Comparison(nil, ["lima", "tacna"])),
        .compare(Comparison(two.catalog, ["1", "1"])),
      ])
    #expect(
      bench.view.scenes.suffix(3).map(\.notice) == [
        .rows(.notComparable), .rows(.notComparable), .rows(.noRow(9, shown: 1...3)),
      ])
  }

  private func bench(_ changed: Result<FavoritesNotice, DataError>) -> PresenterBench {
    var interactor = MockFavoritesInteractor()
    interactor.changed = changed
    return PresenterBench(interactor)
  }

  @Test(
    arguments: [
      .add([one]), .remove([one]), .undo, .export(path: "f"), .restore(path: "f"),
    ] as [FavoritesChange])
  func aChangeShowsThePageAgainWhereThereIsOne(_ change: FavoritesChange) async {
    let notice = FavoritesNotice.restored(["Port 1"])
    let first = bench(.success(notice))
    await first.send(.changed(change))
    #expect(first.interactor.calls == [.change(change)])
    #expect(first.shown == [FavoritesScene(query: query, notice: notice)])
    let bench = bench(.success(notice))
    await bench.send(.appeared, .changed(change))
    #expect(bench.interactor.calls == [.page(query), .change(change), .page(query)])
    // What was shown stays until the page has come.
    #expect(bench.view.scenes.map(\.content.isLoading) == [true, false, false])
    #expect(bench.notices == [notice])
  }

  /// Scenes are compared whole, with the request that no view shows.
  @Test func whatIsAskedIsAPartOfTheScene() async {
    let bench = PresenterBench(MockFavoritesInteractor(.success(answer)))
    await bench.send(.resized(pageSize: 2), .appeared)
    var asked = scene(.loading(previous: nil))
    var expected = [asked]
    _ = asked.requests.issue(for: query)
    asked.requests.end()
    asked.content = .success(Fixtures.page(["1", "2"], total: 5))
    expected.append(asked)
    #expect(bench.view.scenes == expected)
    #expect(bench.presenter.scene == asked)
  }

  @Test func aChangeThatFailsLeavesThePage() async {
    let bench = bench(.failure(FavoritesFixtures.broken))
    await bench.send(.appeared, .changed(.add([Self.one])), .changed(.restore(path: "f")))
    let failed = FavoritesNotice.failed(FavoritesFixtures.broken)
    #expect(bench.notices == [failed, failed])
    #expect(
      bench.interactor.calls == [
        .page(query), .change(.add([Self.one])), .change(.restore(path: "f")),
      ])
  }

  @Test func anOlderPageDoesNotTakeThePlaceOfANewerOne() async {
    let view = MockView<FavoritesScene>()
    let interactor = GatedFavoritesInteractor()
    let presenter = FavoritesPresenter(
      scene: FavoritesScene(query: query), memory: FavoritesMemory(), view: view,
      interactor: interactor, router: MockRouter<FavoritesRoute>(),
      language: .english)
    let older = await interactor.pages.start { await presenter.handle(.rows(.page(2))) }
    let newer = await interactor.pages.start { await presenter.handle(.rows(.page(3))) }
    interactor.pages.open(4, with: ())
    await newer.value
    interactor.pages.open(2, with: ())
    await older.value
    let page = Fixtures.page(["4"], total: 9, offset: 4)
    #expect(
      view.scenes.map(\.shown) == [
        scene(.loading(previous: nil)),
        FavoritesScene(query: query.at(page: 3), content: .success(page)),
      ])
  }
}

/// Shows a page only when told to, with one row named after its offset.
private struct GatedFavoritesInteractor: FavoritesInteracting {
  /// By the offset.
  let pages = Gate<Int, Void>()

  func page(_ query: CatalogQuery) async throws(DataError) -> ListPage {
    await pages.answer(to: query.offset)
    return FavoritesFixtures.answer(query, ["\(query.offset)"], total: 9)
  }

  func change(_ change: FavoritesChange) async throws(DataError) -> FavoritesNotice {
    throw .nothingToUndo
  }
}
