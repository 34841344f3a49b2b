import Catalog
import DetailMocks
import Domain
import Localization
import Testing
import Viper
import ViperMocks

@testable import DetailFeature

@MainActor
@Suite struct DetailPresenterTests {
  let view = MockView<DetailScene>()
  let router = MockRouter<DetailRoute>()

  @Test func showsWhatWasThereWhileItLoadsAgainAndWhenThatFails() async {
    let presenter = presenter(
      MockDetailInteractor(.success(.harbor), .failure(.notFound(.harbor)), .success(.harbor)))
    for event in [DetailEvent.appeared, .retried, .retried] { await presenter.handle(event) }
    #expect(
      view.scenes == [
        scene(.loading(previous: nil)), scene(.success(.harbor)),
        scene(.loading(previous: .harbor)),
        scene(.failure(.notFound(.harbor), previous: .harbor)),
        scene(.loading(previous: .harbor)), scene(.success(.harbor)),
      ])
  }

  @Test func showsTheDetailWithANoticeWhereFavoritesCanNotBeRead() async {
    let error = DataError.unreadable(path: "db", reason: .system("broken"))
    let answer = DetailAnswer(
      title: "Harbor", facts: DetailAnswer.harbor.facts, isFavorite: .failure(error),
      neighbors: [.bigPort])
    await presenter(MockDetailInteractor(.success(answer))).handle(.appeared)
    #expect(
      view.scenes == [
        scene(.loading(previous: nil)), scene(.success(.harbor), .failed(error)),
      ])
  }

  @Test func starsAndUnstarsAndKeepsTheStarWhereThatFails() async {
    let error = DataError.unwritable(path: "db", reason: .system("full"))
    let presenter = presenter(
      MockDetailInteractor(
        .success(.harbor), toggles: [.success(true), .failure(error), .success(false)]))
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
      MockDetailInteractor(.success(.harbor), undos: [.success([other]), .success([other, own])]))
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

  @Test func leadsToTheMapAndTheNeighbors() async {
    let presenter = presenter(MockDetailInteractor(.success(.harbor)))
    for event in [DetailEvent.appeared, .mapped, .opened(1)] { await presenter.handle(event) }
    #expect(router.routes == [.map(.harbor), .detail(.bigPort)])
    #expect(view.scenes.count == 2)
  }

  @Test func leadsToNoMapWhereThereIsNone() async {
    await presenter(MockDetailInteractor(), hasMap: false).handle(.mapped)
    #expect(router.routes == [])
  }

  @Test(arguments: [Int.min, -1, 0, 2, Int.max])
  func saysSoWhereThereIsNoSuchNeighbor(number: Int) async {
    let presenter = presenter(MockDetailInteractor(.success(.harbor)))
    await presenter.handle(.appeared)
    await presenter.handle(.opened(number))
    #expect(router.routes == [])
    #expect(
      view.scenes.dropFirst(2) == [scene(.success(.harbor), .noNeighbor(number, count: 1))])
  }

  @Test func aNoticeGoesWithTheNextCommand() async {
    let presenter = presenter(MockDetailInteractor(.success(.harbor), .success(.harbor)))
    for event in [DetailEvent.appeared, .opened(9), .retried] { await presenter.handle(event) }
    #expect(view.scenes.map { $0.notice == nil } == [true, true, false, true, true])
  }

  @Test func aLoadUnderWayKeepsWhatIsSaidMeanwhile() async {
    let interactor = GatedDetailInteractor()
    let presenter = presenter(interactor)
    let load = Task { await presenter.handle(.appeared) }
    await interactor.waiting()
    await presenter.handle(.toggledFavorite)
    interactor.answer()
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
        .success(.harbor), toggles: [.success(true)], undos: [.failure(.nothingToUndo)]))
    for event in [DetailEvent.appeared, .toggledFavorite, .undone] {
      let call = Task { await presenter.handle(event) }
      call.cancel()
      await call.value
    }
    #expect(view.scenes == [scene(.loading(previous: nil))])
  }

  private func presenter(_ interactor: any DetailInteracting, hasMap: Bool = true)
    -> DetailPresenter
  {
    DetailPresenter(
      scene: DetailScene(reference: .harbor, hasMap: hasMap), view: view, interactor: interactor,
      router: router, formatter: DetailFormatter(formats: Formats(.english), clock: { 0 }))
  }

  private func scene(
    _ content: LoadingState<DetailContent, DataError>, _ notice: DetailNotice? = nil
  ) -> DetailScene {
    DetailScene(reference: .harbor, hasMap: true, content: content, notice: notice)
  }
}
