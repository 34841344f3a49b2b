import Catalog
import CatalogMocks
import DetailMocks
import Domain
import Localization
import TestSupport
import Testing
import Viper
import ViperMocks

@testable import DetailFeature

@MainActor
@Suite struct DetailPresenterTests {
  let view = MockView<DetailScene>()
  let router = MockRouter<DetailRoute>()

  @Test func showsWhatIsHeldAndThenWhatTheServiceSays() async {
    let interactor = MockDetailInteractor([.held(.harbor), .settled(.newHarbor)])
    await presenter(interactor).handle(.appeared)
    #expect(
      view.scenes == [
        scene(.loading(previous: nil)), scene(.loading(previous: .harbor)),
        scene(.success(.newHarbor)),
      ])
    #expect(interactor.calls == [.open("1", .ifDue)])
  }

  @Test func showsWhatWasThereWhileItLoadsAgainAndWhenThatFails() async {
    let interactor = MockDetailInteractor(
      [.settled(.harbor)], [.held(.harbor), .failed(.broken)],
      [.held(.harbor), .settled(.newHarbor)])
    let presenter = presenter(interactor)
    for event in [DetailEvent.appeared, .retried, .retried] { await presenter.handle(event) }
    #expect(
      view.scenes == [
        scene(.loading(previous: nil)), scene(.success(.harbor)),
        scene(.loading(previous: .harbor)), scene(.failure(.broken, previous: .harbor)),
        scene(.loading(previous: .harbor)), scene(.success(.newHarbor)),
      ])
    #expect(
      interactor.calls == [.open("1", .ifDue), .open("1", .always), .open("1", .always)])
  }

  @Test func whatComesWithItsListSaysSo() async {
    let person = DetailAnswer(
      title: "Ana", facts: [], provenance: Provenance(.cached, fetchedAt: 1))
    let interactor = MockDetailInteractor([.settled(person)], [.settled(person)])
    let presenter = presenter(interactor)
    await presenter.handle(.appeared)
    #expect(view.scenes.last?.notice == nil)
    await presenter.handle(.retried)
    #expect(view.scenes.last?.notice == .comesWithItsList)
  }

  @Test func showsTheFailureWhereNothingIsHeld() async {
    await presenter(MockDetailInteractor([.failed(.broken)])).handle(.appeared)
    #expect(
      view.scenes == [scene(.loading(previous: nil)), scene(.failure(.broken, previous: nil))])
  }

  @Test func backOnlineItAsksQuietly() async {
    let interactor = MockDetailInteractor(
      [.held(.harbor), .failed(.broken)], [.held(.harbor), .settled(.newHarbor)],
      [.settled(.newHarbor)])
    let presenter = presenter(interactor)
    for event in [DetailEvent.appeared, .opened(9), .connected, .connected] {
      await presenter.handle(event)
    }
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
    let error = DataError.unreadable(path: "db", reason: .system("broken"))
    let answer = DetailAnswer(
      title: "Harbor", facts: DetailAnswer.harbor.facts, isFavorite: .failure(error),
      neighbors: [.bigPort])
    await presenter(MockDetailInteractor([.held(answer), .settled(answer)])).handle(.appeared)
    #expect(
      view.scenes == [
        scene(.loading(previous: nil)), scene(.loading(previous: .harbor), .failed(error)),
        scene(.success(.harbor), .failed(error)),
      ])
  }

  @Test func starsAndUnstarsAndKeepsTheStarWhereThatFails() async {
    let error = DataError.unwritable(path: "db", reason: .system("full"))
    let presenter = presenter(
      MockDetailInteractor(
        [.settled(.harbor)], toggles: [.success(true), .failure(error), .success(false)]))
    await presenter.handle(.appeared)
    for _ in 1...3 { await presenter.handle(.toggledFavorite) }
    let starred = DetailContent.harbor.starred(true)
    #expect(
      view.scenes.dropFirst(2) == [
        scene(.success(starred), .favorite(.added("Harbor"))),
        scene(.success(starred), .failed(error)),
        scene(.success(.harbor), .favorite(.removed("Harbor"))),
      ])
  }

  @Test func undoStarsTheEntityOnlyWhereItIsBack() async {
    let other = Favorite(reference: .bigPort, title: "Big Port", position: nil, added: 1)
    let own = Favorite(reference: .harbor, title: "Harbor", position: nil, added: 2)
    let presenter = presenter(
      MockDetailInteractor(
        [.settled(.harbor)], undos: [.success([other]), .success([other, own])]))
    await presenter.handle(.appeared)
    for _ in 1...3 { await presenter.handle(.undone) }
    let starred = DetailContent.harbor.starred(true)
    #expect(
      view.scenes.dropFirst(2) == [
        scene(.success(.harbor), .favorite(.restored(["Big Port"]))),
        scene(.success(starred), .favorite(.restored(["Big Port", "Harbor"]))),
        scene(.success(starred), .failed(.nothingToUndo)),
      ])
  }

  @Test func undoOfOthersLeavesTheStar() async {
    let other = Favorite(reference: .bigPort, title: "Big Port", position: nil, added: 1)
    let presenter = presenter(
      MockDetailInteractor(
        [.settled(.harbor)], toggles: [.success(true)], undos: [.success([other])]))
    for event in [DetailEvent.appeared, .toggledFavorite, .undone] {
      await presenter.handle(event)
    }
    #expect(
      view.scenes.last
        == scene(
          .success(DetailContent.harbor.starred(true)), .favorite(.restored(["Big Port"]))))
  }

  @Test func leadsToTheMapAndTheNeighbors() async {
    let presenter = presenter(MockDetailInteractor([.settled(.harbor)]))
    for event in [DetailEvent.appeared, .mapped, .opened(1)] { await presenter.handle(event) }
    #expect(router.routes == [.map(.harbor), .detail(.bigPort)])
    #expect(view.scenes.count == 2)
  }

  @Test func rowsAfterTheNeighborsLeadToWhatFactsName() async {
    let answer = DetailAnswer(
      title: "Peru",
      facts: [Fact("capital", Words("", ""), .entity(EntityLink(Words("", ""), to: .bigPort)))],
      neighbors: [Neighbor(reference: .harbor, title: "Harbor", kilometres: 1, bearing: 0)])
    let presenter = DetailPresenter(
      scene: DetailScene(reference: Reference(.countries, "PE")), view: view,
      interactor: MockDetailInteractor([.settled(answer)]), router: router,
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

  @Test func turnsToTheNextAndThePrevious() async {
    let presenter = presenter(
      MockDetailInteractor(
        references: [.success(Reference(.cities, "2")), .success(Reference(.people, "0"))]))
    for steps in [1, -1] { await presenter.handle(.stepped(steps)) }
    #expect(
      router.routes == [.detailInstead(.bigPort), .detailInstead(Reference(.people, "0"))])
    #expect(view.scenes == [])
  }

  @Test func saysSoAtTheEndsOfTheCatalog() async {
    let presenter = presenter(
      MockDetailInteractor(references: [.success(nil), .success(nil), .failure(.broken)]))
    for steps in [1, -1, 1] { await presenter.handle(.stepped(steps)) }
    #expect(router.routes == [])
    #expect(
      view.scenes == [
        scene(.idle, .isLast), scene(.idle, .isFirst), scene(.idle, .failed(.broken)),
      ])
  }

  @Test func opensCopiesAndSharesTheLink() async {
    let interactor = MockDetailInteractor([.settled(.linked)])
    let presenter = presenter(interactor)
    for event in [DetailEvent.appeared, .openedLink, .copiedLink, .sharedLink] {
      await presenter.handle(event)
    }
    let shared = "Harbor — https://example.org/harbor"
    #expect(
      interactor.calls.dropFirst() == [
        .link(.page), .copy("https://example.org/harbor"), .copy(shared),
      ])
    #expect(
      view.scenes.map(\.notice) == [
        nil, nil, .opened(.page), .copied("https://example.org/harbor"), .copied(shared),
      ])
  }

  @Test func sharesNoControlCharacters() async {
    let answer = DetailAnswer(title: "Har\nbor\u{1B}[2J", facts: [.link(.page)])
    let interactor = MockDetailInteractor([.settled(answer)])
    let presenter = presenter(interactor)
    for event in [DetailEvent.appeared, .sharedLink] { await presenter.handle(event) }
    #expect(
      interactor.calls.last == .copy("Har bor\u{FFFD}[2J — https://example.org/harbor"))
  }

  @Test func aCancelledCopyIsNotSpokenOf() async {
    let presenter = presenter(MockDetailInteractor([.settled(.linked)]))
    await presenter.handle(.appeared)
    let call = Task { await presenter.handle(.copiedLink) }
    call.cancel()
    await call.value
    #expect(view.scenes.map(\.notice) == [nil, nil])
  }

  @Test func saysSoWhereTheLinkLeadsNowhere() async {
    let presenter = presenter(
      MockDetailInteractor(
        [.settled(.linked)], [.settled(.harbor)], linkError: .noBrowser(link: "x")))
    for event in [DetailEvent.openedLink, .appeared, .openedLink, .appeared, .openedLink] {
      await presenter.handle(event)
    }
    #expect(
      view.scenes.map(\.notice) == [
        .failed(.noLink(.harbor)), nil, nil, .failed(.noBrowser(link: "x")), nil, nil,
        .failed(.noLink(.harbor)),
      ])
  }

  @Test func leadsToNoMapWhereThereIsNone() async {
    await presenter(MockDetailInteractor(), map: .none).handle(.mapped)
    #expect(router.routes == [])
  }

  @Test(arguments: [Int.min, -1, 0, 2, Int.max])
  func saysSoWhereThereIsNoSuchNeighbor(number: Int) async {
    let presenter = presenter(MockDetailInteractor([.settled(.harbor)]))
    await presenter.handle(.appeared)
    await presenter.handle(.opened(number))
    #expect(router.routes == [])
    #expect(
      view.scenes.dropFirst(2) == [scene(.success(.harbor), .noRow(number, count: 1))])
  }

  @Test func aNoticeGoesWithTheNextCommand() async {
    let presenter = presenter(MockDetailInteractor([.settled(.harbor)], [.settled(.harbor)]))
    for event in [DetailEvent.appeared, .opened(9), .retried] { await presenter.handle(event) }
    #expect(view.scenes.map { $0.notice == nil } == [true, true, false, true, true])
  }

  @Test(arguments: [DetailEvent.mapped, .opened(1)])
  func aNoticeGoesWithACommandThatLeadsElsewhere(_ command: DetailEvent) async {
    let presenter = presenter(MockDetailInteractor([.settled(.harbor)]))
    for event in [DetailEvent.appeared, .opened(9), command] { await presenter.handle(event) }
    #expect(view.scenes.map { $0.notice == nil } == [true, true, false, true])
  }

  @Test func aLoadUnderWayKeepsWhatIsSaidMeanwhile() async {
    let interactor = GatedDetailInteractor()
    let presenter = presenter(interactor)
    let load = await interactor.openings.start { await presenter.handle(.appeared) }
    await presenter.handle(.toggledFavorite)
    interactor.openings.open("1", with: .harbor)
    await load.value
    #expect(
      view.scenes == [
        scene(.loading(previous: nil)), scene(.loading(previous: nil), .favorite(.added("1"))),
        scene(.success(.harbor), .favorite(.added("1"))),
      ])
  }

  @Test func aCancelledCallLeavesTheScene() async {
    let presenter = presenter(
      MockDetailInteractor(
        [.settled(.harbor)], [.settled(.harbor)], toggles: [.success(true)],
        undos: [.failure(.nothingToUndo)]))
    for event in [DetailEvent.appeared, .connected, .toggledFavorite, .undone, .stepped(1)] {
      let call = Task { await presenter.handle(event) }
      call.cancel()
      await call.value
    }
    #expect(view.scenes == [scene(.loading(previous: nil))])
  }

  private func presenter(_ interactor: any DetailInteracting, map: EntityMap = .ofPlace)
    -> DetailPresenter
  {
    DetailPresenter(
      scene: DetailScene(reference: .harbor, map: map), view: view, interactor: interactor,
      router: router, formatter: DetailFormatter(formats: Formats(.english), clock: { 0 }))
  }

  private func scene(
    _ content: LoadingState<DetailContent, DataError>, _ notice: DetailNotice? = nil
  ) -> DetailScene {
    DetailScene(reference: .harbor, map: .ofPlace, content: content, notice: notice)
  }

  @Test func whatWasGivenUpIsNotAwaited() async {
    let presenter = presenter(MockDetailInteractor([.held(.harbor)]))
    await presenter.handle(.appeared)
    await presenter.handle(.stopped)
    #expect(
      view.scenes == [
        scene(.loading(previous: nil)), scene(.loading(previous: .harbor)),
        scene(.success(.harbor)),
      ])
  }
}
