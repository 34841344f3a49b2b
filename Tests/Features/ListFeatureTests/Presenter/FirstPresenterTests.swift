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
      scene: ListScene(catalog: .cities, query: ListQuery()), view: view,
      interactor: interactor, router: router,
      format: ListRowFormat(
        formats: Formats(.english), search: SearchTraits(isByPrefix: true), clock: { 0 }),
      memory: ListMemory())
  }

  private var oneCity: ListAnswer {
    let item = ListItem(reference: lima, summary: Summary(title: "Lima"))
    return ListAnswer(query: ListQuery(), items: [item], total: 1)
  }

  private var onePage: ListPage {
    ListPage(rows: [ListRow(reference: lima, title: "Lima")], total: 1, countText: "1")
  }

  @Test func showsWhatTheInteractorFound() async {
    let interactor = MockListInteractor([.final(oneCity)])
    await presenter(interactor).handle(.appeared)
    #expect(view.scenes.map(\.content) == [.loading(previous: nil), .success(onePage)])
    #expect(interactor.calls == [.load(ListQuery(), .ifDue)])
  }

  @Test func keepsTheRowsWhenTheSecondAnswerFails() async {
    let presenter = presenter(MockListInteractor([.final(oneCity)], [.failed(broken)]))
    await presenter.handle(.appeared)
    await presenter.handle(.retried)
    #expect(
      view.scenes.map(\.content) == [
        .loading(previous: nil), .success(onePage),
        .loading(previous: onePage), .failure(broken, previous: onePage),
      ])
  }

  @Test func aNumberLeadsToTheMapOfThatCity() async {
    let presenter = presenter(MockListInteractor([.final(oneCity)]))
    await presenter.handle(.appeared)
    await presenter.handle(.rows(.opened(1)))
    #expect(router.routes == [.map(lima)])
  }
}
