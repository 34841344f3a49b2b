import Catalog
import Components
import Domain
import FavoritesMocks
import Localization
import Testing
import Viper
import ViperMocks

@testable import FavoritesFeature

@MainActor
@Suite struct FavoritesPresenterTests {
  private typealias Fixtures = FavoritesFixtures

  private let query = FavoritesQuery(pageSize: 2)
  private let page = Fixtures.page(["1", "2"], total: 5)
  private let one = Fixtures.reference("1")
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
      .appeared, .moved(by: 1), .moved(by: 1), .opened(nil), .moved(by: -1), .opened(nil))
    #expect(bench.queries == [query, query.at(page: 2), query])
    #expect(bench.router.routes == [.map(Fixtures.reference("3")), .map(two)])
  }

  @Test func retryAsksAgainForWhatFailed() async {
    let bench = PresenterBench(
      MockFavoritesInteractor(.success(answer), .failure(Fixtures.broken)))
    await bench.send(.appeared, .searched("x"), .retried)
    let search = FavoritesQuery(search: "x", pageSize: 2)
    #expect(bench.queries == [query, search, search])
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
    #expect(
      bench.view.scenes.last?.content
        == .success(
          FavoritesPage(
            rows: [
              FavoritesRow(
                reference: one, title: "Porto", highlights: [0..<4], position: "1.5000, -2.0000",
                distinction: .region("North"), added: "1970-01-02"),
              FavoritesRow(
                reference: two, title: "Port 2", highlights: [0..<4], added: "1970-01-01",
                isGone: true),
            ],
            total: 1_000, totalText: "1,000")))
  }

  @Test(arguments: [
    (FavoritesEvent.searched("al"), FavoritesQuery(search: "al", pageSize: 2)),
    (.next, FavoritesQuery(offset: 6, pageSize: 2)),
    (.previous, FavoritesQuery(offset: 2, pageSize: 2)),
    (.page(1), FavoritesQuery(pageSize: 2)),
    (.page(.max), FavoritesQuery(offset: .max, pageSize: 2)),
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
    await bench.send(.appeared, .previous, .page(3), .next)
    #expect(bench.queries == [query, last])
    #expect(bench.notices == [.rows(.firstPage), .rows(.lastPage)])
  }

  @Test func rowsAreOpenedByTheNumbersShown() async {
    let bench = PresenterBench(MockFavoritesInteractor(.success(answer)))
    await bench.send(
      .appeared, .opened(2), .opened(nil), .detailed(1), .mapped(2), .detailed(nil), .mappedAll)
    #expect(
      bench.router.routes == [
        .map(two), .map(two), .detail(one), .map(two), .detail(two), .mapOfAll(.favorites),
      ])
  }

  @Test func whatStandsBesideFollowsTheChosenRow() async {
    let answer = FavoritesAnswer(
      query: query,
      items: [
        Fixtures.item("1"), Fixtures.item("2", position: nil), Fixtures.item("3", isGone: true),
      ], total: 3)
    let bench = PresenterBench(MockFavoritesInteractor(.success(answer)))
    await bench.send(.accompanied(true), .appeared)
    for _ in 1...2 { await bench.send(.moved(by: 1)) }
    await bench.send(.opened(1), .opened(2))
    let three = Fixtures.reference("3")
    #expect(!bench.router.routes.contains(.detailBeside(three)))
    #expect(
      bench.router.routes == [
        .mapBeside(one), .detailBeside(two), .nothingBeside, .mapBeside(one), .detailBeside(two),
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
    await bench.send(.appeared, .opened(1), .detailed(1), .mapped(1), .removed(1))
    #expect(bench.router.routes == [])
    #expect(
      bench.notices == [
        .gone("Port 1"), .gone("Port 1"), .gone("Port 1"), removal,
      ])
    #expect(bench.interactor.calls.contains(.change(.remove([one]))))
  }
}
