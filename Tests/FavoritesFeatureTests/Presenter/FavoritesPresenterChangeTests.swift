import Catalog
import Domain
import FavoritesMocks
import Testing
import Viper
import ViperMocks

@testable import FavoritesFeature

@MainActor
@Suite struct FavoritesPresenterChangeTests {
  private typealias Fixtures = FavoritesFixtures

  private let query = FavoritesQuery(pageSize: 2)
  private let one = Fixtures.reference("1")

  private var changes: MockFavoritesInteractor.Changes {
    var changes = MockFavoritesInteractor.Changes()
    changes.add = .success(
      FavoritesAddition(added: [Fixtures.titled("1")], already: [Fixtures.titled("2")]))
    changes.remove = .success(FavoritesRemoval(removed: [], missing: [one]))
    changes.undo = .success([Fixtures.favorite("1")])
    changes.export = .success(3)
    changes.restore = .success(report)
    return changes
  }

  private let report = ImportReport(
    added: 1, skipped: [.init(entry: 2, label: "x", problem: .twice)])

  private var cases: [(FavoritesEvent, MockFavoritesInteractor.Call, FavoritesNotice)] {
    [
      (
        .added([one]), .add([one]),
        .added(FavoritesAddition(added: [Fixtures.titled("1")], already: [Fixtures.titled("2")]))
      ),
      (
        .removedReferences([one]), .remove([one]),
        .removed(FavoritesRemoval(removed: [], missing: [one]))
      ),
      (.undone, .undo, .restored(["Port 1"])),
      (
        .exported(path: "f", replacing: true), .export("f", replacing: true),
        .exported(count: 3, path: "f")
      ),
      (.imported(path: "f"), .restore("f"), .imported(report)),
    ]
  }

  @Test func aChangeBeforeTheFirstPageFetchesNone() async {
    for (event, call, notice) in cases {
      let bench = PresenterBench(MockFavoritesInteractor(changes: changes))
      await bench.send(event)
      #expect(bench.interactor.calls == [call])
      #expect(bench.view.scenes == [FavoritesScene(query: query, notice: notice)])
    }
  }

  @Test func aChangeShowsThePageAgain() async {
    for (event, call, notice) in cases {
      let bench = PresenterBench(MockFavoritesInteractor(changes: changes))
      await bench.send(.appeared, event)
      #expect(bench.interactor.calls == [.page(query), call, .page(query)])
      #expect(bench.notices == [notice])
    }
  }

  @Test func aChangeThatFailsLeavesThePage() async {
    var failing = MockFavoritesInteractor.Changes()
    failing.add = .failure(Fixtures.broken)
    failing.restore = .failure(Fixtures.broken)
    let bench = PresenterBench(MockFavoritesInteractor(changes: failing))
    await bench.send(.appeared, .added([one]), .retried, .imported(path: "f"), .retried, .undone)
    #expect(
      bench.notices == [
        .failed(Fixtures.broken), .failed(Fixtures.broken), .failed(.nothingToUndo),
      ])
    #expect(
      bench.interactor.calls == [
        .page(query), .add([one]), .page(query), .restore("f"), .page(query), .undo,
      ])
  }

  @Test func aCancelledChangeIsNotShown() async {
    let bench = PresenterBench(MockFavoritesInteractor(changes: changes))
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      await bench.send(.added([one]), .appeared)
    }
    await task.value
    #expect(
      bench.view.scenes == [FavoritesScene(query: query, content: .loading(previous: nil))])
  }
}
