import Components
import ContractMocks
import Contracts
import DetailMocks
import Domain
import Localization
import TestSupport
import Testing
import TextUI
import Viper
import ViperMocks

@testable import DetailFeature

@MainActor
@Suite struct DetailPresenterTests {
  let view = MockView<DetailScene>()
  let router = MockRouter<DetailRoute>()

  // MARK: - Loading

  @Test func showsWhatWasThereWhileItLoadsAgainAndWhenThatFails() async {
    let interactor = MockDetailInteractor(
      [.cached(.harbor), .final(.harbor)], [.cached(.harbor), .failed(.broken)],
      [.cached(.harbor), .final(.newHarbor)])
    await send(.appeared, .retried, .retried, to: interactor)
    #expect(
      view.scenes == [
        scene(.loading(previous: nil)), scene(.loading(previous: .harbor)),
        scene(.success(.harbor)), scene(.loading(previous: .harbor)),
        scene(.failure(.broken, previous: .harbor)), scene(.loading(previous: .harbor)),
        scene(.success(.newHarbor)), scene(.success(.newHarbor), .refreshed),
      ])
    #expect(
      interactor.calls == [.open("1", .ifDue), .open("1", .always), .open("1", .always)])
  }

  @Test func whatComesWithItsListSaysSo() async {
    let person = DetailAnswer(
      title: "Ana", facts: [], provenance: Provenance(.cached, fetchedAt: 1))
    await send(
      .appeared, .retried, to: MockDetailInteractor([.final(person)], [.final(person)]))
    #expect(view.scenes.map(\.notice) == [nil, nil, nil, nil, .comesWithItsList])
  }

  @Test(arguments: [
    (
      Provenance(.fresh, fetchedAt: 1), DetailDescription.notOffered, DetailNotice?.some(.refreshed)
    ),
    (.embedded, .notOffered, .nothingToFetch), (.embedded, .nothing, .refreshed),
    // The text says already why there is no description.
    (.embedded, .unknown(.broken), nil),
  ])
  func aRefreshSaysWhatItDid(
    _ provenance: Provenance, _ description: DetailDescription, _ notice: DetailNotice?
  ) async {
    let answer = DetailAnswer(
      title: "Ana", facts: [], description: description, provenance: provenance)
    await send(.appeared, .retried, to: MockDetailInteractor([.final(answer)], [.final(answer)]))
    #expect(view.scenes.last?.notice == notice)
  }

  /// A command has its answer each time; a window that stays as it is changes nothing.
  @Test func theSameAnswerIsShownAgainTheSameWindowIsNot() async {
    let window = Size(columns: 40, rows: 20)
    await send(
      .appeared, .detailed, .detailed, .resized(window), .resized(window),
      to: MockDetailInteractor([.final(.harbor)]))
    #expect(view.scenes.map(\.notice) == [nil, nil, .isHere, .isHere])
  }

  @Test func backOnlineItAsksQuietly() async {
    let interactor = MockDetailInteractor(
      [.cached(.harbor), .failed(.broken)], [.cached(.harbor), .final(.newHarbor)],
      [.final(.newHarbor)])
    await send(.appeared, .opened(9), .connected, .connected, to: interactor)
    let notice = DetailNotice.noRow(9, count: 1)
    #expect(
      view.scenes.dropFirst(2) == [
        scene(.failure(.broken, previous: .harbor)),
        scene(.failure(.broken, previous: .harbor), notice),
        scene(.loading(previous: .harbor), notice), scene(.success(.newHarbor), notice),
      ])
    #expect(interactor.calls == Array(repeating: .open("1", .ifDue), count: 3))
  }

  @Test func showsTheDetailWithANoticeWhereFavoritesCanNotBeRead() async {
    var answer = DetailAnswer.harbor
    answer.isFavorite = .failure(.broken)
    await send(.appeared, to: MockDetailInteractor([.cached(answer), .final(answer)]))
    #expect(
      view.scenes == [
        scene(.loading(previous: nil)), scene(.loading(previous: .harbor), .failed(.broken)),
        scene(.success(.harbor), .failed(.broken)),
      ])
  }

  @Test func aLoadUnderWayKeepsWhatIsSaidMeanwhile() {
    var scene = scene(.loading(previous: nil), .favorite(.added("1")))
    scene.take(.final(.harbor), .english)
    #expect(scene == self.scene(.success(.harbor), .favorite(.added("1"))))
  }

  @Test func whatWasGivenUpIsNotAwaited() async {
    await send(.appeared, .stopped, to: MockDetailInteractor([.cached(.harbor)]))
    #expect(
      view.scenes == [
        scene(.loading(previous: nil)), scene(.loading(previous: .harbor)),
        scene(.success(.harbor)),
      ])
  }

  @Test func aCancelledCallLeavesTheScene() async {
    var interactor = MockDetailInteractor([.final(.linked)], [.final(.harbor)])
    interactor.changes = MockAnswers(.success(.removed([])))
    let presenter = presenter(interactor)
    let events: [DetailEvent] = [
      .connected, .toggledFavorite, .undone, .stepped(1), .copiedLink, .appeared,
    ]
    await presenter.handle(.appeared)
    for event in events {
      let call = Task { await presenter.handle(event) }
      call.cancel()
      await call.value
    }
    #expect(view.scenes.map(\.content.isLoading) == [true, false, true])
    #expect(view.scenes.map(\.notice) == [nil, nil, nil])
  }

  // MARK: - Favorites

  @Test func starsAndUnstarsAndKeepsTheStarWhereThatFails() async {
    var interactor = MockDetailInteractor([.final(.harbor)])
    let own = Favorite(reference: .harbor, title: "Harbor", position: nil, added: 2)
    interactor.changes = MockAnswers(
      .success(.added([own])), .failure(.broken), .success(.removed([own])))
    await send(
      .appeared, .toggledFavorite, .toggledFavorite, .toggledFavorite, to: interactor)
    let starred = DetailContent.harbor.starred(true)
    #expect(
      view.scenes.dropFirst(2) == [
        scene(.success(starred), .favorite(.added("Harbor"))),
        scene(.success(starred), .failed(.broken)),
        scene(.success(.harbor), .favorite(.removed("Harbor"))),
      ])
  }

  @Test func undoStarsOrUnstarsTheEntityOnlyIfItIsTheOneThatChanged() async {
    let other = Favorite(reference: .bigPort, title: "Big Port", position: nil, added: 1)
    let own = Favorite(reference: .harbor, title: "Harbor", position: nil, added: 2)
    var interactor = MockDetailInteractor([.final(.harbor)])
    interactor.changes = MockAnswers(
      .success(.restored([other])), .success(.restored([other, own])),
      .success(.withdrawn([other])), .success(.withdrawn([own])), .failure(.nothingToUndo))
    await send(.appeared, .undone, .undone, .undone, .undone, .undone, to: interactor)
    let starred = DetailContent.harbor.starred(true)
    #expect(
      view.scenes.dropFirst(2) == [
        scene(.success(.harbor), .favorite(.restored(["Big Port"]))),
        scene(.success(starred), .favorite(.restored(["Big Port", "Harbor"]))),
        scene(.success(starred), .favorite(.withdrawn(["Big Port"]))),
        scene(.success(.harbor), .favorite(.withdrawn(["Harbor"]))),
        scene(.success(.harbor), .failed(.nothingToUndo)),
      ])
  }

  // MARK: - Elsewhere

  @Test func leadsToTheMapAndTheNeighbors() async {
    await send(.appeared, .mapped, .opened(1), to: MockDetailInteractor([.final(.harbor)]))
    await presenter(MockDetailInteractor(), map: .none).handle(.mapped)
    #expect(router.routes == [.map(.harbor), .detail(.bigPort)])
    #expect(view.scenes.count == 2)
  }

  @Test func rowsAfterTheNeighborsLeadToWhatFactsName() async {
    let answer = DetailAnswer(
      title: "Peru",
      facts: [Fact("capital", Words(name: ""), .entity(EntityLink(Words(name: ""), to: .bigPort)))],
      neighbors: [Neighbor(reference: .harbor, title: "Harbor", kilometres: 1, bearing: 0)])
    let presenter = DetailPresenter(
      scene: DetailScene(reference: Reference(.countries, "PE")), view: view,
      interactor: MockDetailInteractor([.final(answer)]), router: router,
      formatter: DetailFormatter(
        formats: Formats(.english), countries: CountryLinks(among: [.cities, .countries]),
        clock: { 0 }))
    for event in [DetailEvent.appeared, .opened(1), .opened(2), .opened(3), .opened(4)] {
      await presenter.handle(event)
    }
    #expect(
      router.routes == [
        .detail(.harbor), .detail(.bigPort), .list(.cities, Filter(key: "country", value: "PE")),
      ])
    #expect(view.scenes.last?.notice == .noRow(4, count: 3))
  }

  @Test func turnsToTheNextAndThePreviousAndSaysWhereThereIsNone() async {
    var interactor = MockDetailInteractor()
    interactor.references = MockAnswers(
      .success(.bigPort), .success(.harbor), .success(nil), .success(nil), .failure(.broken))
    await send(
      .stepped(1), .stepped(-1), .stepped(1), .stepped(-1), .stepped(1), to: interactor)
    #expect(router.routes == [.detailInstead(.bigPort), .detailInstead(.harbor)])
    #expect(
      view.scenes == [
        scene(.idle, .isLast), scene(.idle, .isFirst), scene(.idle, .failed(.broken)),
      ])
  }

  @Test func opensCopiesAndSharesTheLink() async {
    var answer = DetailAnswer.linked
    answer.title = "Har\nbor\u{1B}[2J"
    let interactor = MockDetailInteractor([.final(answer)])
    await send(.appeared, .openedLink, .copiedLink, .sharedLink, to: interactor)
    // Control characters are not shared.
    let shared = "Har bor\u{FFFD}[2J — https://example.org/harbor"
    #expect(
      interactor.calls.dropFirst() == [
        .link(.page), .copy("https://example.org/harbor"), .copy(shared),
      ])
    #expect(
      view.scenes.map(\.notice) == [
        nil, nil, .opened(.page), .copied("https://example.org/harbor"), .copied(shared),
      ])
  }

  @Test func saysSoWhereThereIsNoLink() async {
    let interactor = MockDetailInteractor([.final(.harbor)])
    await send(.openedLink, .appeared, .openedLink, to: interactor)
    let failed = DetailNotice.failed(.noLink(.harbor))
    #expect(view.scenes.map(\.notice) == [failed, nil, nil, failed])
  }

  @Test(arguments: [Int.min, -1, 0, 2, Int.max])
  func saysSoWhereThereIsNoSuchNeighbor(number: Int) async {
    await send(.appeared, .opened(number), to: MockDetailInteractor([.final(.harbor)]))
    #expect(router.routes == [])
    #expect(
      view.scenes.dropFirst(2) == [scene(.success(.harbor), .noRow(number, count: 1))])
  }

  @Test func allNamesAreShownAndFewAgain() async {
    await send(.namesToggled, .namesToggled, to: MockDetailInteractor())
    #expect(view.scenes.map(\.hasAllNames) == [true, false])
  }

  @Test(arguments: [DetailEvent.mapped, .opened(1), .retried])
  func aNoticeGoesWithTheNextCommand(_ command: DetailEvent) async {
    await send(
      .appeared, .opened(9), command,
      to: MockDetailInteractor([.final(.harbor)], [.final(.harbor)]))
    #expect(view.scenes.prefix(4).map { $0.notice == nil } == [true, true, false, true])
  }

  private func send(_ events: DetailEvent..., to interactor: MockDetailInteractor) async {
    let presenter = presenter(interactor)
    for event in events { await presenter.handle(event) }
  }

  private func presenter(
    _ interactor: any DetailInteracting, map: EntityMap = .ofPlace
  ) -> DetailPresenter {
    DetailPresenter(
      scene: DetailScene(reference: .harbor, map: map), view: view, interactor: interactor,
      router: router, formatter: .english)
  }

  private func scene(
    _ content: LoadingState<DetailContent, DataError>, _ notice: DetailNotice? = nil
  ) -> DetailScene {
    DetailScene(reference: .harbor, map: .ofPlace, content: content, notice: notice)
  }
}
