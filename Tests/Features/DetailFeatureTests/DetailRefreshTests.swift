import Components
import Contracts
import Domain
import TestSupport
import Testing
import Viper
import ViperMocks

@testable import DetailFeature

/// A refresh that somebody asked for, and what happens around the screen meanwhile.
@MainActor
@Suite struct DetailRefreshTests {
  private let view = MockView<DetailScene>()
  private let interactor = GatedDetailInteractor()

  private func presenter() -> DetailPresenter {
    DetailPresenter(
      scene: DetailScene(reference: .harbor), view: view, interactor: interactor,
      router: MockRouter<DetailRoute>(), formatter: .english)
  }

  @Test func aRefreshHasASlotOfItsOwn() {
    let events = [DetailEvent.retried, .appeared, .connected]
    #expect(events.map(\.slot) == [.refresh, .renewal, .renewal])
  }

  /// Leaving for the map and coming back neither ends the refresh nor asks again.
  @Test func comingBackNeitherLosesARefreshNorRepeatsIt() async {
    let presenter = presenter()
    let refresh = await interactor.gate.start { await presenter.handle(.retried) }
    var tasks = [refresh]
    for event in [DetailEvent.appeared, .connected] {
      await tasks.append(interactor.gate.start { await presenter.handle(event) })
    }
    #expect(interactor.asked.all == [.always])
    interactor.gate.open(with: .final(.harbor))
    for task in tasks { await task.value }
    #expect(view.scenes.last?.content == .success(.harbor))
    // From now on coming back asks as it always does.
    let back = await interactor.gate.start { await presenter.handle(.appeared) }
    interactor.gate.open(with: .final(.harbor))
    await back.value
    #expect(interactor.asked.all == [.always, .ifDue])
  }

  /// A second refresh ends the first, whose end does not end the second.
  @Test func oneRefreshTakesThePlaceOfTheOther() async {
    let presenter = presenter()
    let first = await interactor.gate.start { await presenter.handle(.retried) }
    let second = await interactor.gate.start { await presenter.handle(.retried) }
    first.cancel()
    let back = await interactor.gate.start { await presenter.handle(.appeared) }
    interactor.gate.open(with: .final(.harbor))
    for task in [first, second, back] { await task.value }
    #expect(interactor.asked.all == [.always, .always])
    #expect(presenter.refreshing == nil)
  }
}

/// Answers when it is told to.
private struct GatedDetailInteractor: DetailInteracting {
  let gate = Gate<String, Loaded<DetailAnswer>>()
  let asked = Recorder<CachePolicy>()

  func open(_ id: String, _ policy: CachePolicy) -> AnySteps<Loaded<DetailAnswer>> {
    asked.record(policy)
    return Steps { step in step(await gate.answer(to: id)) }
  }

  func reference(_ steps: Int, from id: String) async throws(DataError) -> Reference? { nil }

  func change(_ change: StarChange) async throws(DataError) -> StarOutcome { .added([]) }

  func open(_ link: WebLink) async throws(DataError) {}

  func copy(_ text: String) async throws(DataError) {}

  func picture(
    _ address: PictureAddress, fitting size: PictureSize
  ) async throws(PictureProblem) -> Picture { throw .notAPicture }
}
