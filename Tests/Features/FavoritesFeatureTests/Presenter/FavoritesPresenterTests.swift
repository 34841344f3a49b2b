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

  private let query = FavoritesQuery(pageSize: 2)
  private nonisolated static let one = Fixtures.reference("1")
  private let two = Fixtures.reference("2")

  private func scene(
    _ content: LoadingState<FavoritesPage, DataError>, chosen: Int = 0,
    notice: FavoritesNotice? = nil
  ) -> FavoritesScene {
    FavoritesScene(query: query, content: content, chosen: chosen, notice: notice)
  }

  private var answer: FavoritesAnswer { Fixtures.answer(query, ["1", "2"], total: 5) }

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

  @Test func writesOutWhatTheInteractorFound() async {
    let item = FavoritesItem(
      favorite: Fixtures.favorite("1", added: 86_400),
      summary: Summary(
        title: "Porto", position: Fixtures.position, distinction: .region("North")))
    let gone = Fixtures.item("2", position: nil, isGone: true)
    let search = FavoritesQuery(search: "port")
    let found = FavoritesAnswer(query: search, items: [item, gone], total: 1_000)
    let bench = PresenterBench(MockFavoritesInteractor(.success(found)), query: search)
    await bench.send(.appeared)
    let page = FavoritesPage(
      rows: [
        FavoritesRow(
          reference: Self.one, title: "Porto", highlights: [0..<4], position: "1.5000, -2.0000",
          distinction: "North", added: "January 2, 1970"),
        FavoritesRow(
          reference: two, title: "Port 2", highlights: [0..<4], added: "January 1, 1970",
          isGone: true),
      ],
      total: 1_000, totalText: "1,000")
    #expect(bench.view.scenes.map(\.content) == [.loading(previous: nil), .success(page)])
  }

  /// How wide the end of a title is, and whether titles are names, is said by the catalogs of all rows.
  @Test func theRowsLookAsTheirCatalogsSay() {
    let format = FavoritesRowFormat(
      formats: Formats(.english), catalogs: [.cities, .articles, .people])
    func page(_ references: Reference..., search: String = "") -> FavoritesPage {
      let items = references.map { reference in
        FavoritesItem(
          favorite: Favorite(reference: reference, title: "Port", position: nil, added: 1),
          summary: Summary(title: "Port"), facts: [], isGone: false)
      }
      let query = FavoritesQuery(search: search)
      return format.page(FavoritesAnswer(query: query, items: items, total: items.count))
    }
    let (city, text) = (Self.one, Reference(.articles, "1"))
    let pages = [page(city), page(city, text), page(city, Reference(.pokemon, "1")), page()]
    #expect(pages.map(\.titleEnd) == [4, 0, 0, 0])
    #expect(pages.map(\.isNamed) == [true, false, true, true])
    #expect(page(city, search: "p").rows.map(\.highlights) == [[0..<1]])
    #expect(page(city, search: "x").rows.map(\.highlights) == [[]])
  }

  @Test func whatWasHadWithoutAPresenterIsShownAlike() async {
    let bench = PresenterBench(MockFavoritesInteractor(.success(answer)), query: query)
    await bench.send(.appeared)
    let shown = FavoritesScene(answer, of: [], formats: Formats(.english))
    #expect(shown.content == bench.view.scenes.last?.content)
    #expect(shown.query == query)
    #expect(
      FavoritesScene(.restored([]))
        == FavoritesScene(query: FavoritesQuery(), notice: .restored([])))
  }

  @Test(arguments: [
    (FavoritesEvent.rows(.searched("al")), FavoritesQuery(search: "al", pageSize: 2)),
    (.rows(.next), FavoritesQuery(offset: 6, pageSize: 2)),
    (.rows(.previous), FavoritesQuery(offset: 2, pageSize: 2)),
    (.rows(.page(1)), FavoritesQuery(pageSize: 2)),
    (.rows(.page(.max)), FavoritesQuery(offset: .max, pageSize: 2)),
    (.resized(pageSize: 3), FavoritesQuery(offset: 3, pageSize: 3)),
    (.retried, FavoritesQuery(offset: 4, pageSize: 2)),
  ])
  func eachCommandAsksItsQuestion(_ event: FavoritesEvent, _ asked: FavoritesQuery) async {
    let start = FavoritesQuery(offset: 4, pageSize: 2)
    let shown = Fixtures.answer(start, ["5", "6"], total: 9)
    let bench = PresenterBench(MockFavoritesInteractor(.success(shown)), query: start)
    await bench.send(.appeared, event)
    #expect(bench.queries == [start, asked])
  }

  @Test func thereIsNoPageBeforeTheFirstNorAfterTheLast() async {
    let last = FavoritesQuery(offset: 4, pageSize: 2)
    let bench = PresenterBench(
      MockFavoritesInteractor(
        .success(answer), .success(Fixtures.answer(last, ["5"], total: 5))))
    await bench.send(.appeared, .rows(.previous), .rows(.page(3)), .rows(.next))
    #expect(bench.queries == [query, last])
    #expect(bench.notices == [.rows(.firstPage), .rows(.lastPage)])
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
    let answer = FavoritesAnswer(
      query: query,
      items: [
        Fixtures.item("1"), Fixtures.item("2", position: nil), Fixtures.item("3", isGone: true),
      ], total: 3)
    let bench = PresenterBench(MockFavoritesInteractor(.success(answer)))
    await bench.send(.rows(.accompanied(true)), .appeared)
    for _ in 1...2 { await bench.send(.rows(.moved(by: 1))) }
    await bench.send(.rows(.opened(1)), .rows(.opened(2)))
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
    let answer = FavoritesAnswer(
      query: query, items: [Fixtures.item("1", isGone: true)], total: 1)
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
    let answer = FavoritesAnswer(
      query: query, items: [Fixtures.item("1"), Fixtures.item("2")], total: 2)
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
    let ada = FavoritesItem(
      favorite: Favorite(reference: Reference(.people, "3"), title: "Ada", position: nil, added: 1),
      summary: Summary(title: "Ada"), facts: [], isGone: false)
    let answer = FavoritesAnswer(
      query: query, items: [Fixtures.item("1"), Fixtures.item("2"), ada], total: 3)
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
      format: FavoritesRowFormat(formats: Formats(.english)))
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

  func page(_ query: FavoritesQuery) async throws(DataError) -> FavoritesAnswer {
    await pages.answer(to: query.offset)
    return FavoritesFixtures.answer(query, ["\(query.offset)"], total: 9)
  }

  func change(_ change: FavoritesChange) async throws(DataError) -> FavoritesNotice {
    throw .nothingToUndo
  }
}
