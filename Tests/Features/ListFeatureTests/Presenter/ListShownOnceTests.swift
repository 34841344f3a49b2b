import Components
import ContractMocks
import Contracts
import Domain
import ListMocks
import Localization
import TestSupport
import Testing
import TextUI
import Viper
import ViperMocks

@testable import ListFeature

/// A scene is shown when it has changed, and when a command has its answer: no more and no less.
@MainActor
@Suite struct ListShownOnceTests {
  private let query = CatalogQuery.typed(pageSize: 2)
  private var page: ListPage { ListFixtures.page(["a", "b"]) }

  private func answer(_ query: CatalogQuery, _ ids: String...) -> Loaded<ListPage> {
    .final(ListFixtures.answer(query, ids))
  }

  private func scene(
    _ content: LoadingState<ListPage, DataError>, _ query: CatalogQuery? = nil,
    notice: ListNotice? = nil, grows: Bool = false
  ) -> ListScene {
    ListScene(
      catalog: .cities, query: query ?? self.query, content: content, chosen: 0, notice: notice,
      capabilities: ListCapabilities(growsByItself: grows))
  }

  @Test func whatIsFetchedQuietlyAndIsTheSameIsNotShownBesideANotice() async {
    let same = answer(query, "a", "b")
    let bench = PresenterBench(MockListInteractor([same], [same], [same]), query: query)
    await bench.send(.appeared, .rows(.opened(9)), .connected)
    #expect(
      bench.shown == [
        scene(.loading(previous: nil)), scene(.success(page)),
        scene(.success(page), notice: .rows(.noRow(9, shown: 1...2))),
      ])
  }

  @Test func aQuestionBeforeTheFirstPageDoesNotRepeatWhatWasSaid() async {
    let sorted = query.sorting(by: "name")
    let bench = PresenterBench(MockListInteractor([answer(sorted, "a", "b")]), query: query)
    await bench.send(.arranged(.rows), .sorted("name"))
    #expect(
      bench.shown == [
        scene(.idle, notice: .arranged(.rows)),
        scene(
          .success(ListFixtures.answer(sorted, ["a", "b"])), sorted, notice: .arranged(.rows)),
      ])
  }

  /// A command has its answer each time, though it says the same.
  @Test func theSameAnswerToACommandIsShownAgain() async {
    let same = answer(query, "a", "b")
    var interactor = MockListInteractor([same], [same], [same])
    interactor.changed = .success(
      .restored([
        Favorite(reference: ListFixtures.reference("a"), title: "Port a", position: nil, added: 1)
      ]))
    let bench = PresenterBench(interactor, query: query)
    await bench.send(.appeared, .undone, .undone)
    let restored = ListNotice.favorite(.restored(["Port a"]))
    #expect(bench.notices == [restored, restored])
  }

  /// The page of a favorite may need the service: what was said before stays until that has answered.
  @Test func aFavoriteOnAPageThatIsOpenIsSaidOnceWithTheAnswer() async {
    var open = ListFixtures.answer(query, ["a", "b"])
    open.lacksNames = true
    let answer: [Loaded<ListPage>] = [.final(open)]
    var interactor = MockListInteractor(answer, answer, answer, answer, answer)
    interactor.changed = .success(.restored([]))
    let bench = PresenterBench(
      interactor, query: query, capabilities: ListCapabilities(growsByItself: true))
    await bench.send(.appeared, .undone, .undone)
    #expect(
      bench.interactor.calls.suffix(3) == [.change(.undo), .page(query), .load(query, .ifDue)])
    #expect(
      bench.shown == [
        scene(.loading(previous: nil), grows: true), scene(.success(open), grows: true),
        scene(.success(open), notice: .favorite(.restored([])), grows: true),
        scene(.success(open), notice: .favorite(.restored([])), grows: true),
      ])
  }

  // MARK: - The chosen row

  /// Only who goes up or down means a row: one that happens to stay the first is not sought.
  @Test func aRowThatNobodyWentToIsNotSought() async {
    let (first, second) = (query.searching("x"), query.searching("xy"))
    let bench = PresenterBench(
      MockListInteractor(
        [answer(query, "a", "b")], [answer(first, "a", "c")], [answer(second, "d", "a")]),
      query: query)
    await bench.send(.appeared, .rows(.searched("x")), .rows(.searched("xy")))
    #expect(bench.view.scenes.compactMap(\.chosenRow?.title).suffix(1) == ["Port d"])
  }

  /// The row that was gone to is lost by the first search and comes with the second.
  @Test func aRowThatASearchLostIsNotSoughtAgain() async {
    let (first, second) = (query.searching("x"), query.searching("xy"))
    let bench = PresenterBench(
      MockListInteractor(
        [answer(query, "a", "b")], [answer(first, "c", "d")], [answer(second, "d", "c")]),
      query: query)
    await bench.send(
      .appeared, .rows(.moved(by: 1)), .rows(.searched("x")), .rows(.searched("xy")))
    #expect(bench.view.scenes.compactMap(\.chosenRow?.title).suffix(1) == ["Port d"])
  }

  // MARK: - Where the list was left

  @Test func aListIsRememberedOnceItHasAPage() async {
    let bench = PresenterBench(MockListInteractor([answer(query, "a", "b")]), query: query)
    await bench.send(.rows(.opened(1)))
    #expect(bench.memory[.cities] == nil)
    await bench.send(.appeared, .rows(.moved(by: 1)))
    #expect(bench.memory[.cities] == ListMemory.Position(query: query, chosen: 1))
  }

  @Test func whatWasGivenUpIsNotOwed() async {
    let same = answer(query, "a", "b")
    let bench = PresenterBench(
      MockListInteractor([same], [.cached(ListFixtures.answer(query, ["a"]))], [same]),
      query: query)
    await bench.send(.appeared, .stopped, .appeared)
    #expect(bench.interactor.calls == [.load(query, .ifDue), .load(query, .ifDue)])
  }

  /// Only where the same page came again is there no other.
  @Test func aPageThatIsFetchedIsNotTheLast() async {
    let next = query.at(page: 2)
    let broken = DataError.service(.people, .status(500))
    for (step, notices) in [
      (answer(next, "c", "d"), [ListNotice]()), (Loaded.failed(broken), []),
      (answer(query, "a", "b"), [.rows(.lastPage)]),
    ] {
      let bench = PresenterBench(
        MockListInteractor([answer(query, "a", "b")], [step]), query: query,
        capabilities: ListCapabilities(growsByItself: true))
      await bench.send(.appeared, .rows(.next))
      #expect(bench.interactor.calls == [.load(query, .ifDue), .load(next, .ifDue)])
      #expect(bench.notices == notices)
    }
  }

  // MARK: - Pictures

  @Test func aPictureIsShownOnceThoughItComesTwice() async {
    let reference = ListFixtures.reference("a")
    let item = ListRow(
      reference: reference, summary: Summary(title: "Port a", picture: .path(["a"], of: .sprites)))
    let interactor = Repeating(
      answer: ListPage(query: query, rows: [item], total: 1), reference: reference)
    let view = MockView<ListScene>()
    let size = PictureSize(columns: 4, rows: 2)
    let presenter = ListPresenter(
      interactor, ListFixtures.scene(ListCapabilities(thumbnails: [.rows: size]), query),
      view: view)
    for event in [ListEvent.appeared, .rows(.opened(9)), .proceeded] {
      await presenter.handle(event)
    }
    #expect(view.scenes.map { $0.thumbnails?.pictures.count } == [0, 0, 0, 1])
    #expect(view.scenes.last?.notice == .rows(.noRow(9, shown: 1...1)))
  }
}

/// Brings the same picture twice.
private struct Repeating: ListInteracting {
  let answer: ListPage
  let reference: Reference

  func page(_ query: CatalogQuery) async throws(DataError) -> ListPage { answer }

  func load(_ query: CatalogQuery, _ policy: CachePolicy) -> AnySteps<Loaded<ListPage>> {
    Steps { $0(.final(answer)) }
  }

  func countElsewhere(_ query: CatalogQuery) async -> Int { 0 }

  func change(_ change: StarChange) async throws(DataError) -> StarOutcome { .added([]) }

  func copy(_ references: [Reference]) async throws(DataError) {}

  func thumbnails(of rows: [ListRow], fitting size: PictureSize) -> AnySteps<Thumbnail> {
    Steps { step in
      for _ in 1...2 { step((reference, Picture(rows: [[.init("a")]]))) }
    }
  }
}
