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

/// Tests of a presenter with nothing real around it, for people who write such a test for the first time
/// (docs/first-presenter-test.md).
@MainActor
@Suite struct FirstPresenterTests {
  private let view = MockView<ListScene>()
  private let router = MockRouter<ListRoute>()
  private let lima = Reference(.cities, "1")
  private let broken = DataError.unreadable(path: "cities", reason: .system("disk I/O error"))

  private func presenter(_ interactor: MockListInteractor) -> ListPresenter {
    ListPresenter(
      scene: ListScene(catalog: .cities, query: .typed()), view: view,
      interactor: interactor, router: router,
      formats: Formats(.english), clock: { 0 }, memory: ListMemory())
  }

  private var oneCity: ListPage {
    let row = ListRow(reference: lima, summary: Summary(title: "Lima"))
    return ListPage(query: .typed(), rows: [row], total: 1)
  }

  @Test func showsWhatTheInteractorFound() async {
    let interactor = MockListInteractor([.final(oneCity)])
    await presenter(interactor).handle(.appeared)
    #expect(view.scenes.map(\.content) == [.loading(previous: nil), .success(oneCity)])
    #expect(interactor.calls == [.load(.typed(), .ifDue)])
  }

  @Test func keepsTheRowsWhenTheSecondAnswerFails() async {
    let presenter = presenter(MockListInteractor([.final(oneCity)], [.failed(broken)]))
    await presenter.handle(.appeared)
    await presenter.handle(.retried)
    #expect(
      view.scenes.map(\.content) == [
        .loading(previous: nil), .success(oneCity),
        .loading(previous: oneCity), .failure(broken, previous: oneCity),
      ])
  }

  @Test func aNumberLeadsToTheMapOfThatCity() async {
    let presenter = presenter(MockListInteractor([.final(oneCity)]))
    await presenter.handle(.appeared)
    await presenter.handle(.rows(.opened(1)))
    #expect(router.routes == [.map(lima)])
  }
}
