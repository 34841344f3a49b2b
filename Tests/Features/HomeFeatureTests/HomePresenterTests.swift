import Components
import ContractMocks
import Contracts
import Domain
import Localization
import TestSupport
import Testing
import TextUI
import Viper
import ViperMocks

@testable import HomeFeature
@testable import HomeMocks

@MainActor
@Suite struct HomePresenterTests {
  let view = MockView<HomeScene>()
  let router = MockRouter<HomeRoute>()

  private func presenter(
    _ interactor: MockHomeInteractor = MockHomeInteractor(
      world: .block, .success([.harbor, .quay, .cape])),
    _ scene: HomeScene = .start()
  ) -> HomePresenter {
    HomePresenter(
      scene: scene, view: view, interactor: interactor, router: router, formats: Formats(.english))
  }

  private func handle(_ events: HomeEvent..., by presenter: HomePresenter) async {
    for event in events { await presenter.handle(event) }
  }

  /// A scene after a change.
  private func scene(
    _ scene: HomeScene = .full(), _ change: (inout HomeScene) -> Void
  ) -> HomeScene {
    var scene = scene
    change(&scene)
    return scene
  }

  @Test func theMapComesBeforeWhatIsRead() async {
    await handle(.appeared, by: presenter())
    #expect(view.scenes == [scene { $0.entries = .loading(previous: nil) }, .full()])
  }

  @Test func whatIsOnScreenStaysWhenItIsEnteredAgain() async {
    let interactor = MockHomeInteractor(
      world: .block, .success([.quay]), .success([.harbor, .quay]))
    await handle(.appeared, .appeared, by: presenter(interactor))
    #expect(
      view.scenes == [
        scene { $0.entries = .loading(previous: nil) }, .full([.quay]),
        scene { $0.entries = .loading(previous: [.quay]) }, .full([.harbor, .quay]),
      ])
  }

  @Test(arguments: [
    HomeScene.start(Size(columns: 80, rows: 17)), .start(Size(columns: 39, rows: 24)),
    .start(canDraw: false),
  ])
  func withoutRoomForAMapNothingIsRead(_ start: HomeScene) async {
    await handle(.appeared, by: presenter(MockHomeInteractor(.failure(.broken)), start))
    #expect(view.scenes == [scene(start) { $0.placeCount = "1,234" }])
  }

  @Test func aWindowThatGrowsGetsTheMap() async {
    let small = Size(columns: 80, rows: 12)
    let large = Size(columns: 80, rows: 22)
    await handle(
      .resized(small), .appeared, .resized(large), .resized(small), by: presenter())
    let start = scene(.start(small)) { $0.placeCount = "1,234" }
    #expect(
      view.scenes == [
        start, scene(start) { $0.size = large },
        scene { $0.entries = .loading(previous: nil) }, .full(), scene { $0.size = small },
      ])
  }

  @Test func favoritesThatCantBeReadAreSaidAndTheMapStays() async {
    await handle(.appeared, by: presenter(MockHomeInteractor(world: .block, .failure(.broken))))
    #expect(
      view.scenes.suffix(1) == [scene { $0.entries = .failure(.broken, previous: nil) }])
  }

  @Test func aCancelledCallLeavesTheSceneAsItWas() async {
    let presenter = presenter()
    let task = Task { await presenter.handle(.appeared) }
    task.cancel()
    await task.value
    #expect(view.scenes == [])
  }

  @Test func eachRowLeadsToItsScreen() async {
    let presenter = presenter()
    await handle(
      .appeared, .opened(1), .opened(2), .opened(3), .opened(4), .opened(5), .opened(6),
      by: presenter)
    #expect(
      router.routes == [
        .list(.cities), .list(.people), .favorites, .map(.harbor), .detail(.quay), .map(.cape),
      ])
  }

  @Test func enterOpensTheChosenRowAndTheChoiceStopsAtTheEnds() async {
    let presenter = presenter()
    await handle(
      .appeared, .moved(by: 1), .opened(nil), .moved(by: 9), .opened(nil), .moved(by: -9),
      .chose(3),
      .opened(nil), by: presenter)
    #expect(router.routes == [.list(.people), .map(.cape), .favorites])
    #expect(view.scenes.dropFirst(2).map(\.chosen) == [1, 5, 5, 0, 2])
    #expect(view.scenes.dropFirst(2).map(\.notice) == [nil, .lastRow, nil, .firstRow, nil])
  }

  /// The first and the last row are rows: only a step beyond them is said.
  @Test func aStepToAnEndIsNoneBeyondIt() async {
    await handle(
      .appeared, .moved(by: 1), .moved(by: -1), .moved(by: -1), .moved(by: 5), .moved(by: 1),
      by: presenter())
    #expect(view.scenes.dropFirst(2).map(\.chosen) == [1, 0, 0, 5, 5])
    #expect(view.scenes.dropFirst(2).map(\.notice) == [nil, nil, .firstRow, nil, .lastRow])
  }

  /// A failure that stays is on the screen already.
  @Test func retryingSaysWhatItDid() async {
    let good = [HomeEntry.harbor]
    let tries:
      [(first: Result<[HomeEntry], DataError>, then: Result<[HomeEntry], DataError>, RowsNotice?)] =
        [
          (.success(good), .success(good), .nothingToRetry),
          (.failure(.broken), .success(good), .refreshed),
          (.failure(.broken), .failure(.broken), nil),
        ]
    for (first, then, notice) in tries {
      await handle(
        .appeared, .retried,
        by: presenter(MockHomeInteractor(world: .block, first, then)))
      #expect(view.scenes.last?.notice == notice)
    }
  }

  @Test func aRowThatIsNotThereIsSaidUntilTheNextCommand() async {
    let presenter = presenter()
    await handle(.appeared, .opened(0), .opened(7), .moved(by: 1), by: presenter)
    #expect(
      view.scenes.dropFirst(2).map(\.notice) == [
        .noRow(0, shown: 1...6), .noRow(7, shown: 1...6), nil,
      ])
    #expect(router.routes == [])
  }

  /// The choice goes to a row that is there if those below it are gone.
  @Test func aWindowThatShrinksKeepsAChoice() async {
    let presenter = presenter()
    let small = Size(columns: 80, rows: 12)
    await handle(
      .appeared, .moved(by: 9), .resized(small), .opened(nil), by: presenter)
    #expect(router.routes == [.favorites])
    #expect(view.scenes.last == scene { ($0.size, $0.chosen) = (small, 2) })
  }
}

@Suite struct HomeRowsTests {
  private static let many = (1...9).map {
    HomeEntry(reference: Reference(.cities, "\($0)"), title: "\($0)", isFavorite: $0 < 7)
  }

  private func titles(_ entries: [HomeEntry], rows: Int) -> [String] {
    HomeScene.full(entries, Size(columns: 80, rows: rows)).rows.compactMap { row in
      if case .entry(let entry) = row { entry.title } else { nil }
    }
  }

  @Test func mostEntriesAreFavorites() {
    #expect(titles(Self.many, rows: 22) == ["1", "2", "7"])
    #expect(titles(Self.many, rows: 38) == ["1", "2", "3", "4", "7", "8"])
    #expect(titles(Array(Self.many.prefix(6)), rows: 22) == ["1", "2", "3"])
    #expect(titles(Array(Self.many.suffix(4)), rows: 22) == ["6", "7", "8"])
    #expect(titles(Self.many, rows: 18) == ["1"])
    #expect(titles(Self.many, rows: 17) == [])
  }
}
