import Components
import Domain
import Localization
import Viper

/// Turns events into scenes.
@MainActor
final class ComparePresenter: Presenting {
  private let view: any Displaying<CompareScene>
  private let interactor: any CompareInteracting
  private let router: any Routing<CompareRoute>
  private let formatter: CompareFormatter
  private var scene: CompareScene { didSet { view.display(scene) } }

  init(
    scene: CompareScene, view: any Displaying<CompareScene>, interactor: any CompareInteracting,
    router: any Routing<CompareRoute>, formatter: CompareFormatter
  ) {
    self.scene = scene
    self.view = view
    self.interactor = interactor
    self.router = router
    self.formatter = formatter
  }

  func handle(_ event: CompareEvent) async {
    switch event {
    case .appeared: await load()
    case .retried: await retry()
    case .opened(let number): open(number)
    }
  }

  private func load() async {
    scene = CompareScene(comparison: scene.comparison, content: scene.content.reloading)
    switch await answer(to: scene.comparison, from: interactor.answer) {
    case .success(let answer)?: scene.content = .success(answer.map(formatter.content))
    case .failure(let error)?: scene.content = scene.content.failed(error)
    case nil: break
    }
  }

  private func retry() async {
    let hasFailed = scene.content.error != nil
    await load()
    if case .success = scene.content {
      scene.notice = hasFailed ? .refreshed : .nothingToRetry
    }
  }

  private func open(_ number: Int) {
    let items = scene.both?.answer.items ?? []
    guard number > 0, number <= items.count else {
      scene.notice = .noRow(number, shown: items.isEmpty ? nil : 1...items.count)
      return
    }
    if scene.notice != nil { scene.notice = nil }
    router.go(to: .detail(items[number - 1].reference))
  }
}
