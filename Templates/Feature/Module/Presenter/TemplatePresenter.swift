import Components
import Domain
import Localization
import Viper

/// Turns events into scenes.
@MainActor
final class TemplatePresenter: Presenting {
  private let view: any Displaying<TemplateScene>
  private let interactor: any TemplateInteracting
  private let router: any Routing<TemplateRoute>
  private var scene = TemplateScene() { didSet { view.display(scene) } }

  init(
    view: any Displaying<TemplateScene>, interactor: any TemplateInteracting,
    router: any Routing<TemplateRoute>
  ) {
    self.view = view
    self.interactor = interactor
    self.router = router
  }

  func handle(_ event: TemplateEvent) async {
    switch event {
    case .appeared, .retried: await load()
    case .opened(let number): open(number)
    }
  }

  /// The rows on screen stay until the answer comes, and if it fails.
  private func load() async {
    scene = TemplateScene(content: scene.content.reloading)
    switch await answer(from: interactor.items) {
    case .success(let items)?: scene.content = .success(items.map(Self.row))
    case .failure(let error)?: scene.content = scene.content.failed(error)
    case nil: break
    }
  }

  private func open(_ number: Int) {
    let rows = scene.content.value ?? []
    guard number > 0, number <= rows.count else {
      scene.notice = .noRow(number, shown: rows.isEmpty ? nil : 1...rows.count)
      return
    }
    if scene.notice != nil { scene.notice = nil }
    router.go(to: .detail(rows[number - 1].reference))
  }

  private static func row(_ item: TemplateItem) -> TemplateRow {
    TemplateRow(
      reference: item.reference, title: item.title,
      position: item.position.map { CoordinateFormat.decimal($0, places: 4) })
  }
}
