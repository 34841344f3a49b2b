import Catalog
import Components
import Domain
import Localization
import TextUI
import Viper

/// Turns events into scenes of the list.
@MainActor
final class ListPresenter: Presenting {
  private let view: any Displaying<ListScene>
  let interactor: any ListInteracting
  private let router: any Routing<RowsRoute>
  private let format: ListRowFormat
  private let memory: ListMemory
  var scene: ListScene

  init(
    scene: ListScene, view: any Displaying<ListScene>, interactor: any ListInteracting,
    router: any Routing<RowsRoute>, format: ListRowFormat, memory: ListMemory
  ) {
    self.scene = scene
    self.view = view
    self.interactor = interactor
    self.router = router
    self.format = format
    self.memory = memory
    self.scene.fitThumbnails()
  }

  func handle(_ event: ListEvent) async {
    scene.begin(event)
    switch event {
    case .appeared:
      memory.picked = []
      await fetch(scene.next, .ifDue, in: .refresh)
    case .retried: await retry()
    case .connected:
      await askForPicturesAgain()
      await fetch(scene.failed ?? scene.next, .ifDue, in: .refresh, quietly: true)
    case .resized(let room):
      scene.room = room
      await fit()
    case .arranged(let layout):
      show { $0.arrange(layout) }
      await fit()
    case .rows(let event): await handle(rows: event)
    case .filtered(let filters):
      await findOrFetch(scene.next.filtering(filters))
    case .sorted(let key): await find(scene.next.sorting(by: key))
    case .starredOnly(let only): await find(scene.next.restricted(toFavorites: only))
    case .marked:
      show { $0.mark() }
      await move(by: 1)
    case .undone:
      await change(.undo) { .restored($0.map(\.title)) }
    case .pictured: await loadThumbnails()
    case .stopped: show { $0.stop() }
    }
  }

  private func handle(rows event: RowsEvent) async {
    switch event {
    case .accompanied(let isSo): go(scene.accompany(isSo))
    case .searched(let text): await find(scene.next.searching(text))
    case .cleared: await findOrFetch(scene.next.cleared())
    case .next: await turn(by: 1)
    case .previous: await turn(by: -1)
    case .page(let number): await findOrFetch(scene.next.at(page: number))
    case .moved(let rows): await move(by: rows)
    case .opened(let number): go(show { $0.open(number) })
    case .detailed(let numbers):
      let rows = show { $0.reach(numbers) }
      memory.picked = rows.map(\.reference)
      go(rows.first.map { .detail($0.reference) })
    case .mapped(let number): go(show { $0.openMap(number) })
    case .mappedAll:
      show { $0.notice = nil }
      if scene.capabilities.map.isOfLists { go(.mapOfAll(.results(scene.catalog.id))) }
    case .compared(let words): go(show { $0.compare(words, in: $0.catalog.id) })
    case .toggledFavorite(let numbers): await toggle(numbers)
    case .removedFavorites(let numbers): await star(show { $0.pick(numbers) }, isFavorite: false)
    case .copied(let numbers): await copy(show { $0.pick(numbers) })
    }
  }

  /// Shows the scene where the change makes a difference; a notice is shown each time where it
  /// answers a command.
  @discardableResult
  func show<Outcome>(
    isAnswer: Bool = true, _ change: (inout ListScene) -> Outcome
  ) -> Outcome {
    let before = scene
    let outcome = change(&scene)
    guard scene != before || isAnswer && scene.notice != nil else { return outcome }
    go(scene.companion(after: before))
    if scene.content.value != nil || scene.layout != before.layout {
      memory[scene.catalog.id] = ListMemory.Place(
        query: scene.query, chosen: scene.chosen, layout: scene.layout)
    }
    view.display(scene)
    return outcome
  }

  private func go(_ route: RowsRoute?) {
    if let route { router.go(to: route) }
  }
}

// MARK: - Pages

extension ListPresenter {
  /// Answers from this machine, and asks the service too where the answer leaves something open.
  private func find(
    _ query: ListQuery, notice: ListNotice? = nil, quietly: Bool = false
  ) async {
    let isFirst = if case .idle = scene.content { true } else { false }
    let question = ask(query, .ifDue, quietly: quietly || isFirst)
    let found = await answer(to: query, from: interactor.page)
    guard let found, scene.requests.isLatest(question) else { return }
    switch found {
    case .success(let answer) where scene.mayGrow && answer.isOpen:
      show(isAnswer: false) { $0.wait(after: answer) }
      await fetch(query, .ifDue, in: .content, notice: notice, quietly: true)
    case .success(let answer): show(answer, notice)
    case .failure(let error): show { $0.failRequest(error) }
    }
  }

  /// Answers a question that may need another part of the catalog.
  private func findOrFetch(_ query: ListQuery) async {
    guard scene.mayGrow else { return await find(query) }
    await fetch(query, .ifDue, in: .content)
  }

  /// After the last row held a service may have more.
  private func turn(by pages: Int) async {
    if let query = scene.turned(by: pages) { return await findOrFetch(query) }
    let before = scene.query
    if scene.capabilities.growsByItself, let query = scene.turned(by: pages, grows: true) {
      await findOrFetch(query)
      // Given up, it is still awaited, and found no end.
      let isAnswered = scene.requests.awaited == nil && scene.requests.last == query
      guard isAnswered, scene.failed == nil, scene.query == before else { return }
    }
    show { $0.endPages(pages) }
  }

  private func move(by rows: Int) async {
    if let pages = show({ $0.move(by: rows) }) {
      await turn(by: pages)
      if pages < 0 { show { $0.chooseLast() } }
    }
    scene.hasMoved = true
  }

  func fit() async {
    if let query = scene.fit() { await findOrFetch(query) }
  }

  /// Issues a request, and shows that it is under way unless `quietly`.
  func ask(_ query: ListQuery, _ policy: CachePolicy, quietly: Bool) -> Int {
    if !quietly { show { $0.reload() } }
    return scene.ask(query, policy)
  }

  func show(_ answer: ListAnswer, _ notice: ListNotice? = nil) {
    let page = format.page(answer)
    show(isAnswer: notice != nil) { $0.show(page, answer, notice) }
  }
}

// MARK: - Favorites

extension ListPresenter {
  /// Of several rows nobody means that each becomes what it is not.
  private func toggle(_ numbers: RowNumbers?) async {
    let rows = show { $0.pick(numbers) }
    guard rows.count == 1, let row = rows.first else {
      return await star(rows, isFavorite: true)
    }
    await change(.toggle(row.reference)) { FavoriteNotice(row.title, isFavorite: !$0.isEmpty) }
  }

  private func star(_ rows: [ListRow], isFavorite: Bool) async {
    guard !rows.isEmpty else { return }
    let references = rows.map(\.reference)
    await change(isFavorite ? .star(references) : .unstar(references)) {
      FavoriteNotice($0.map(\.title), areFavorites: isFavorite)
    }
  }

  private func copy(_ rows: [ListRow]) async {
    guard !rows.isEmpty else { return }
    switch await answer(to: rows.map(\.reference), from: interactor.copy) {
    case .success?: show { $0.notice = .rows(.copied(rows.count)) }
    case .failure(let error)?: show { $0.notice = .failed(error) }
    case nil: break
    }
  }

  /// Shows the result of a change and the page again: a list of favorites may lose or get rows.
  private func change(
    _ change: FavoriteChange, _ notice: ([Favorite]) -> FavoriteNotice
  ) async {
    switch await answer(to: change, from: interactor.change) {
    case .success(let changed)?:
      await find(scene.next, notice: .favorite(notice(changed)), quietly: true)
    case .failure(let error)?: show { $0.notice = .failed(error) }
    case nil: break
    }
  }
}
