import Components
import Contracts
import Domain
import Localization
import TextUI
import Viper

/// Turns events into scenes of the favorites.
@MainActor
final class FavoritesPresenter: Presenting {
  private let view: any Displaying<FavoritesScene>
  private let interactor: any FavoritesInteracting
  private let router: any Routing<FavoritesRoute>
  private let language: Language
  private let memory: FavoritesMemory
  private(set) var scene: FavoritesScene

  init(
    scene: FavoritesScene, memory: FavoritesMemory, view: any Displaying<FavoritesScene>,
    interactor: any FavoritesInteracting, router: any Routing<FavoritesRoute>,
    language: Language
  ) {
    self.scene = scene
    self.memory = memory
    self.view = view
    self.interactor = interactor
    self.router = router
    self.language = language
  }

  func handle(_ event: FavoritesEvent) async {
    switch event {
    case .appeared: await load(scene.next)
    case .adopted: show { $0.isPreview = false }
    case .retried: await retry()
    case .resized(let size): if let query = scene.resize(to: size) { await load(query) }
    case .filtered(let filters): await load(scene.next.filtering(filters))
    case .sorted(let key): await load(scene.next.sorting(by: key))
    case .rows(let event): await handle(rows: event)
    case .changed(let change): await self.change(change)
    }
  }

  private func handle(rows event: RowsEvent) async {
    switch event {
    case .accompanied(let isSo): go(scene.accompany(isSo))
    case .searched(let text): await load(scene.next.searching(text))
    case .cleared: await load(scene.next.cleared())
    case .next: await turn(by: 1)
    case .previous: await turn(by: -1)
    case .page(let number):
      await load(scene.turned(to: number))
      show { $0.sayIfThereIsNoPage(number) }
    case .moved(let rows): await move(by: rows)
    case .opened, .detailed, .mapped, .mappedAll, .compared: go(show { $0.route(for: event) })
    case .toggledFavorite(let numbers): await change(numbers, FavoritesChange.toggle)
    case .removedFavorites(let numbers): await change(numbers, FavoritesChange.remove)
    case .copied(let numbers): await change(numbers, FavoritesChange.copy)
    }
  }

  /// Shows the scene if the change makes a difference; a notice is shown each time, because it answers
  /// a command.
  @discardableResult
  private func show<Outcome>(_ change: (inout FavoritesScene) -> Outcome) -> Outcome {
    let before = scene
    let outcome = change(&scene)
    guard scene.needsShowing(after: before) else { return outcome }
    if !scene.isPreview { memory.query = scene.query }
    go(scene.companion(after: before))
    view.display(scene)
    return outcome
  }

  private func go(_ route: FavoritesRoute?) {
    if let route { router.go(to: route) }
  }

  /// Asks, and shows the answer with a notice; `quietly` shows nothing before it.
  private func load(
    _ query: CatalogQuery, notice: FavoritesNotice? = nil, quietly: Bool = false
  ) async {
    if !quietly { show { $0.reload() } }
    let question = scene.requests.issue(for: query)
    let found = await answer(to: query, from: interactor.page)
    guard let found, scene.requests.isLatest(question) else { return }
    show {
      switch found {
      case .success(let page): $0.show(page.titled(in: language), for: page.query)
      case .failure(let error): return $0.fail(error)
      }
      $0.notice = notice
    }
  }

  /// Asks again; favorites come from no service, so there is nothing to fetch if nothing failed.
  private func retry() async {
    let hasFailed = scene.failed != nil
    await load(
      scene.failed ?? scene.next, notice: .rows(hasFailed ? .refreshed : .nothingToRetry),
      quietly: !hasFailed)
  }

  private func turn(by pages: Int) async {
    guard let query = scene.turned(by: pages) else { return show { $0.endPages(pages) } }
    await load(query)
  }

  private func move(by rows: Int) async {
    guard let pages = show({ $0.move(by: rows) }) else { return }
    await turn(by: pages)
    if pages < 0 { show { $0.chooseLast() } }
  }

  private func change(
    _ numbers: RowNumbers?, _ change: ([Reference]) -> FavoritesChange
  ) async {
    let rows = show { $0.pick(numbers) }
    if !rows.isEmpty { await self.change(change(rows.map(\.reference))) }
  }

  /// Changes or copies favorites, shows the result, and reads the page again if there is one.
  private func change(_ change: FavoritesChange) async {
    switch await answer(to: change, from: interactor.change) {
    case .success(let notice)? where scene.content != .idle:
      await load(scene.next, notice: notice, quietly: true)
    case .success(let notice)?: show { $0.notice = notice }
    case .failure(let error)?: show { $0.notice = .failed(error) }
    case nil: break
    }
  }
}
