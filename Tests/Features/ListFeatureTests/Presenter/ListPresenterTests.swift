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

@MainActor
@Suite struct ListPresenterTests {
  private let query = CatalogQuery.typed(pageSize: 2)
  private let abc = ListFixtures.page(["a", "b"], total: 5)

  private func scene(
    _ content: LoadingState<ListPage, DataError>, notice: ListNotice? = nil
  ) -> ListScene {
    ListScene(catalog: .cities, query: query, content: content, notice: notice)
  }

  private func answer(_ query: CatalogQuery? = nil, favorite: String? = nil) -> ListPage {
    ListFixtures.answer(query ?? self.query, ["a", "b"], total: 5, favorite: favorite)
  }

  @Test(arguments: [
    DataError.unknownFilter("x", known: [Words("country")]),
    .invalidFilter(key: "country", value: "zz"),
    .unknownSort("x", known: [Words("name")]),
  ])
  func aQuestionNobodyUnderstandsLeavesThePage(_ error: DataError) async {
    let bench = PresenterBench(MockListInteractor([.final(answer())], [.failed(error)]))
    await bench.send(.appeared, .filtered([Filter(key: "x", value: "1")]), .rows(.mapped(1)))
    #expect(
      bench.shown == [
        scene(.loading(previous: nil)), scene(.success(abc)),
        scene(.loading(previous: abc)), scene(.success(abc), notice: .failed(error)),
        scene(.success(abc)),
      ])
  }

  @Test func saysWhyThereAreNoStars() async {
    let unmarked = ListFixtures.answer(query, ["a"], partialError: ListFixtures.broken)
    let bench = PresenterBench(MockListInteractor([.final(unmarked)]))
    await bench.send(.appeared)
    #expect(
      bench.shown.last
        == scene(.success(unmarked), notice: .incomplete(ListFixtures.broken)))
  }

  @Test func showsTheQueryAsItWasUnderstood() async {
    let understood = CatalogQuery.typed(favoritesOnly: true, pageSize: 2)
    let bench = PresenterBench(MockListInteractor([.final(answer(understood))]))
    await bench.send(.filtered([Filter(key: "favorite", value: "yes")]))
    #expect(bench.view.scenes.last?.query == understood)
    #expect(
      bench.queries == [
        CatalogQuery.typed(filters: [Filter(key: "favorite", value: "yes")], pageSize: 2)
      ])
  }

  @Test(arguments: [
    (
      ListEvent.rows(.searched("al")),
      CatalogQuery.typed(search: "al", filters: [pe], sort: "name", pageSize: 2)
    ),
    (
      .filtered([Filter(key: "country", value: "ES")]),
      CatalogQuery.typed(filters: [es], sort: "name", pageSize: 2)
    ),
    (
      .filtered([Filter(key: "Country", value: "ES")]),
      CatalogQuery.typed(filters: [es], sort: "name", pageSize: 2)
    ),
    // All of one command hold, as those of a one-shot command do.
    (.filtered([es, pe]), CatalogQuery.typed(filters: [es, pe], sort: "name", pageSize: 2)),
    (
      .filtered([es, Filter(key: "x", value: "1"), Filter(key: "country", value: "")]),
      CatalogQuery.typed(filters: [es, Filter(key: "x", value: "1")], sort: "name", pageSize: 2)
    ),
    (.filtered([Filter(key: "country", value: "")]), CatalogQuery.typed(sort: "name", pageSize: 2)),
    (.sorted(nil), CatalogQuery.typed(filters: [pe], pageSize: 2)),
    (.rows(.cleared), CatalogQuery.typed(pageSize: 2)),
    (
      .starredOnly(true),
      CatalogQuery.typed(filters: [pe], sort: "name", favoritesOnly: true, pageSize: 2)
    ),
    (.rows(.next), CatalogQuery.typed(filters: [pe], sort: "name", offset: 6, pageSize: 2)),
    (.rows(.previous), CatalogQuery.typed(filters: [pe], sort: "name", offset: 2, pageSize: 2)),
    (.rows(.page(1)), CatalogQuery.typed(filters: [pe], sort: "name", offset: 0, pageSize: 2)),
    (
      .rows(.page(.max)), CatalogQuery.typed(filters: [pe], sort: "name", offset: .max, pageSize: 2)
    ),
    (
      .resized(ListRoom(rows: 3)),
      CatalogQuery.typed(filters: [pe], sort: "name", offset: 3, pageSize: 3)
    ),
    (.retried, CatalogQuery.typed(filters: [pe], sort: "name", offset: 4, pageSize: 2)),
  ])
  func eachCommandAsksItsQuestion(_ event: ListEvent, _ asked: CatalogQuery) async {
    let start = CatalogQuery.typed(filters: [Self.pe], sort: "name", offset: 4, pageSize: 2)
    let shown = ListFixtures.answer(start, ["a", "b"], total: 9)
    let bench = PresenterBench(MockListInteractor([.final(shown)]), query: start)
    await bench.send(.appeared, event)
    #expect(bench.queries == [start, asked])
  }

  private nonisolated static let pe = Filter(key: "country", value: "PE")
  private nonisolated static let es = Filter(key: "country", value: "ES")

  @Test func liftingTheFavoriteFilterLiftsTheRestriction() async {
    let only = CatalogQuery.typed(favoritesOnly: true, pageSize: 2)
    let bench = PresenterBench(MockListInteractor([.final(answer(only))]), query: only)
    await bench.send(
      .appeared, .filtered([Filter(key: "favorite", value: "")]), .starredOnly(false))
    #expect(bench.queries == [only, query, query])
  }

  @Test func remembersWhereTheListWasLeft() async {
    let bench = PresenterBench(MockListInteractor([.final(answer())]))
    await bench.send(.appeared, .rows(.opened(2)))
    #expect(bench.memory[.cities] == ListMemory.Position(query: query, chosen: 1))
  }

  /// Each search says at once that this machine was looked through, though a service is awaited.
  @Test func whereNothingIsHeldEachSearchIsTakenOverBeforeTheServiceAnswers() async {
    func nothing(_ search: String) -> [Loaded<ListPage>] {
      let never = Provenance(.cached, fetchedAt: nil)
      return [
        .final(ListFixtures.answer(CatalogQuery.typed(search: search), [], provenance: never))
      ]
    }
    let interactor = MockListInteractor(nothing("l"), [], nothing("li"), [])
    let bench = PresenterBench(interactor, capabilities: ListCapabilities(growsByItself: true))
    await bench.send(.rows(.searched("l")), .rows(.searched("li")))
    #expect(bench.view.scenes.map(\.query.search) == ["l", "li"])
    #expect(bench.view.scenes.allSatisfy { $0.content == .loading(previous: nil) })
  }

  @Test func aPageWithoutAPresenterIsShownAlike() {
    var page = ListFixtures.answer(query, ["a"], provenance: Provenance(.cached, fetchedAt: 100))
    page.unreadable = 2
    let scene = ListScene(page, of: .cities, formats: Formats(.english), now: 100 + 3 * 3_600)
    page.ageText = "3 h"
    #expect(
      scene == self.scene(.success(page), notice: .unreadable(2)))
  }
}
