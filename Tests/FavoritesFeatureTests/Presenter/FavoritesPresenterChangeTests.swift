import Domain
import FavoritesMocks
import Testing
import Viper
import ViperMocks

@testable import FavoritesFeature

@MainActor
@Suite struct FavoritesPresenterChangeTests {
  private let query = FavoritesQuery(pageSize: 2)

  private nonisolated static let one = FavoritesFixtures.reference("1")

  private func bench(_ changed: Result<FavoritesNotice, DataError>) -> PresenterBench {
    var interactor = MockFavoritesInteractor()
    interactor.changed = changed
    return PresenterBench(interactor)
  }

  @Test(
    arguments: [
      (.added([one]), .add([one])), (.removedReferences([one]), .remove([one])), (.undone, .undo),
      (.exported(path: "f", replacing: true), .export(path: "f", replacing: true)),
      (.imported(path: "f"), .restore(path: "f")),
    ] as [(FavoritesEvent, FavoritesChange)])
  func aChangeShowsThePageAgainWhereThereIsOne(
    _ event: FavoritesEvent, _ change: FavoritesChange
  ) async {
    let notice = FavoritesNotice.restored(["Port 1"])
    let first = bench(.success(notice))
    await first.send(event)
    #expect(first.interactor.calls == [.change(change)])
    #expect(first.view.scenes == [FavoritesScene(query: query, notice: notice)])
    let bench = bench(.success(notice))
    await bench.send(.appeared, event)
    #expect(bench.interactor.calls == [.page(query), .change(change), .page(query)])
    #expect(bench.notices == [notice])
  }

  @Test func aChangeThatFailsLeavesThePage() async {
    let bench = bench(.failure(FavoritesFixtures.broken))
    await bench.send(.appeared, .added([Self.one]), .imported(path: "f"))
    let failed = FavoritesNotice.failed(FavoritesFixtures.broken)
    #expect(bench.notices == [failed, failed])
    #expect(
      bench.interactor.calls == [
        .page(query), .change(.add([Self.one])), .change(.restore(path: "f")),
      ])
  }
}
