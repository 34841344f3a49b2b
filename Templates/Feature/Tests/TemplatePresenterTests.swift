import Components
import Domain
import Localization
import Testing
import Viper
import ViperMocks

@testable import TemplateFeature
@testable import TemplateMocks

@MainActor
@Suite struct TemplatePresenterTests {
  let view = MockView<TemplateScene>()
  let router = MockRouter<TemplateRoute>()

  private func presenter(_ interactor: MockTemplateInteractor) -> TemplatePresenter {
    TemplatePresenter(view: view, interactor: interactor, router: router)
  }

  @Test func showsThatItLoadsThenTheRows() async {
    await presenter(MockTemplateInteractor(.success([.harbor, .quay]))).handle(.appeared)
    #expect(
      view.scenes == [
        TemplateScene(content: .loading(previous: nil)),
        TemplateScene(content: .success([.harbor, .quay])),
      ])
  }

  @Test func aRetryKeepsTheRowsOnScreen() async {
    let presenter = presenter(MockTemplateInteractor(.success([.quay]), .failure(.broken)))
    await presenter.handle(.appeared)
    await presenter.handle(.retried)
    #expect(
      view.scenes.dropFirst(2) == [
        TemplateScene(content: .loading(previous: [.quay])),
        TemplateScene(content: .failure(.broken, previous: [.quay])),
      ])
  }

  @Test(arguments: [.success([.quay]), .failure(.broken)] as [MockTemplateInteractor.Answer])
  func aCancelledCallLeavesTheSceneAsItWas(_ answer: MockTemplateInteractor.Answer) async {
    let presenter = presenter(MockTemplateInteractor(answer))
    let task = Task { await presenter.handle(.appeared) }
    task.cancel()
    await task.value
    #expect(view.scenes == [TemplateScene(content: .loading(previous: nil))])
  }

  @Test func aRowLeadsToItsDetail() async {
    let presenter = presenter(MockTemplateInteractor(.success([.harbor, .quay])))
    for event in [TemplateEvent.appeared, .opened(2)] { await presenter.handle(event) }
    #expect(router.routes == [.detail(.quay)])
    #expect(view.scenes.count == 2)
  }

  @Test func aRowThatIsNotThereIsSaidUntilTheNextCommand() async {
    let presenter = presenter(MockTemplateInteractor(.success([.quay])))
    for event in [TemplateEvent.appeared, .opened(0), .opened(2), .opened(1)] {
      await presenter.handle(event)
    }
    #expect(
      view.scenes.dropFirst(2).map(\.notice) == [
        .noRow(0, shown: 1...1), .noRow(2, shown: 1...1), nil,
      ])
    #expect(router.routes == [.detail(.quay)])
  }

  @Test func withoutRowsNoneCanBeOpened() async {
    await presenter(MockTemplateInteractor()).handle(.opened(1))
    #expect(view.scenes == [TemplateScene(notice: .noRow(1, shown: nil))])
    #expect(router.routes == [])
  }
}
