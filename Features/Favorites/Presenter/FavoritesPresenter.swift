import Catalog
import Domain
import Localization
import Viper

/// Turns events into scenes of the favorites.
@MainActor
final class FavoritesPresenter: Presenting {
  private let view: any Displaying<FavoritesScene>
  private let interactor: any FavoritesInteracting
  private let router: any Routing<FavoritesRoute>
  private let format: FavoritesRowFormat
  private let memory: FavoritesMemory
  private var scene: FavoritesScene
  /// The last is the query under way while loading, after that the one that failed.
  private var questions: Questions<FavoritesQuery>
  /// What stands beside the list.
  private var beside = FavoritesRoute.nothingBeside

  init(
    scene: FavoritesScene, memory: FavoritesMemory = FavoritesMemory(),
    view: any Displaying<FavoritesScene>,
    interactor: any FavoritesInteracting, router: any Routing<FavoritesRoute>,
    format: FavoritesRowFormat
  ) {
    self.scene = scene
    self.memory = memory
    self.view = view
    self.interactor = interactor
    self.router = router
    self.format = format
    questions = Questions(first: scene.query)
  }

  func handle(_ event: FavoritesEvent) async {
    switch event {
    case .appeared: await load(query)
    case .retried: await load(scene.content.error == nil ? query : questions.last)
    case .resized(let size): await resize(to: size)
    case .searched(let text): await load(query.searching(text))
    case .restricted(let catalog): await load(query.restricted(to: catalog))
    case .cleared: await load(query.cleared())
    case .next: await turn(by: 1)
    case .previous: await turn(by: -1)
    case .page(let number): await load(query.at(page: number))
    case .moved(let rows): await move(by: rows)
    case .accompanied(let isSo): accompany(isSo)
    case .opened(let number):
      go(number) { row in
        guard row.isOnMap else { return .detail(row.reference) }
        return scene.isAccompanied ? .mapBeside(row.reference) : .map(row.reference)
      }
    case .detailed(let number): go(number) { .detail($0.reference) }
    case .mappedAll: router.go(to: .mapOfAll)
    case .mapped(let number): go(number) { $0.isOnMap ? .map($0.reference) : nil }
    case .removed(let number): await remove(number)
    case .added, .removedReferences, .undone, .exported, .imported: await change(event)
    }
  }

  private var query: FavoritesQuery { shown.next }

  private var shown: ShownPage<FavoritesQuery, FavoritesPage> {
    ShownPage(
      scene.query, scene.content.value, chosen: scene.chosen,
      underWay: scene.content.isLoading ? questions.last : nil)
  }

  /// Shows the scene where the change makes a difference; a notice is shown each time, because it
  /// answers a command.
  private func show(_ change: (inout FavoritesScene) -> Void) {
    var next = scene
    change(&next)
    guard next != scene || next.notice != nil else { return }
    scene = next
    memory.query = next.query
    showBeside()
    view.display(next)
  }

  private func accompany(_ isAccompanied: Bool) {
    scene.isAccompanied = isAccompanied
    // What was said before may have been said while another screen was the current one.
    showBeside(again: beside != .nothingBeside)
  }

  /// Puts what is known of the chosen row beside the list, before the list is shown with it.
  private func showBeside(again: Bool = false) {
    guard scene.isAccompanied else { return }
    let rows = scene.content.value?.rows ?? []
    let row = rows.indices.contains(scene.chosen) ? rows[scene.chosen] : nil
    let wanted = row.map(Self.companion(of:)) ?? .nothingBeside
    guard again || beside != wanted else { return }
    beside = wanted
    router.go(to: wanted)
  }

  private static func companion(of row: FavoritesRow) -> FavoritesRoute {
    if row.isGone { return .nothingBeside }
    return row.isOnMap ? .mapBeside(row.reference) : .detailBeside(row.reference)
  }
}

// MARK: - Pages

extension FavoritesPresenter {
  /// Asks, and shows the answer with a notice; `quietly` shows nothing before it.
  private func load(
    _ query: FavoritesQuery, notice: FavoritesNotice? = nil, quietly: Bool = false
  ) async {
    let question = questions.ask(query)
    if !quietly {
      show {
        $0.content = $0.content.reloading
        $0.notice = nil
      }
    }
    let result: Result<FavoritesAnswer, DataError>
    do {
      result = .success(try await interactor.page(query))
    } catch {
      result = .failure(error)
    }
    guard !Task.isCancelled, questions.isLast(question) else { return }
    show {
      switch result {
      case .success(let answer):
        let page = format.page(answer)
        $0.chosen = shown.choice(on: page, for: answer.query)
        $0.query = answer.query
        $0.content = .success(page)
      case .failure(let error):
        $0.content = $0.content.failed(error)
      }
      $0.notice = notice
    }
  }

  private func turn(by pages: Int) async {
    guard let query = shown.turned(by: pages) else {
      return show { $0.notice = .rows(pages > 0 ? .lastPage : .firstPage) }
    }
    await load(query)
  }

  /// Keeps the chosen row on screen; before the first page nothing is fetched.
  private func resize(to size: Int) async {
    guard let (query, chosen) = shown.resized(to: size) else { return }
    guard case .idle = scene.content else { return await load(query) }
    (scene.query, scene.chosen) = (query, chosen)
  }
}

// MARK: - Rows

extension FavoritesPresenter {
  /// Chooses a row and returns it; says so where it is not on screen.
  private func choose(_ number: Int?) -> FavoritesRow? {
    let page = scene.content.value
    guard let page, let index = shown.index(of: number) else {
      show { $0.notice = .rows(.noRow(number, shown: page?.numbers)) }
      return nil
    }
    show {
      $0.chosen = index
      $0.notice = nil
    }
    return page.rows[index]
  }

  private func move(by rows: Int) async {
    switch shown.moved(by: rows) {
    case .row(let number): _ = choose(number)
    case .page(let pages):
      await turn(by: pages)
      if pages < 0, let last = scene.content.value?.rows.count { show { $0.chosen = last - 1 } }
    case nil: show { $0.notice = nil }
    }
  }

  /// Goes where a row leads; says so where it is gone from its catalog, or not on the map.
  private func go(_ number: Int?, _ route: (FavoritesRow) -> FavoritesRoute?) {
    guard let row = choose(number) else { return }
    if row.isGone { return show { $0.notice = .gone(row.title) } }
    guard let route = route(row) else {
      return show { $0.notice = .failed(.notOnMap(row.reference)) }
    }
    router.go(to: route)
  }

  private func remove(_ number: Int?) async {
    guard let row = choose(number) else { return }
    await change(.removedReferences([row.reference]))
  }
}

// MARK: - Changes

extension FavoritesPresenter {
  /// Does what changes or copies favorites, says what came of it, and shows the page again where
  /// there is one.
  private func change(_ event: FavoritesEvent) async {
    let notice: FavoritesNotice?
    do {
      notice = try await outcome(of: event)
    } catch {
      notice = .failed(error)
    }
    guard !Task.isCancelled, let notice else { return }
    if case .idle = scene.content {
      show { $0.notice = notice }
    } else if case .failed = notice {
      show { $0.notice = notice }
    } else {
      await load(query, notice: notice, quietly: true)
    }
  }

  private func outcome(
    of event: FavoritesEvent
  ) async throws(DataError) -> FavoritesNotice? {
    switch event {
    case .added(let references): .added(try await interactor.add(references))
    case .removedReferences(let references): .removed(try await interactor.remove(references))
    case .undone: .restored(try await interactor.undo().map(\.title))
    case .exported(let path, let replacing):
      .exported(
        count: try await interactor.export(to: path, replacing: replacing), path: path)
    case .imported(let path): .imported(try await interactor.restore(from: path))
    default: nil
    }
  }
}
