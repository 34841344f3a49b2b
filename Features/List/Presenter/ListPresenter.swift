import Components
import Contracts
import Domain
import Localization
import TextUI
import Viper

/// Turns events into scenes of the list.
@MainActor
final class ListPresenter: Presenting {
  private let view: any Displaying<ListScene>
  private let interactor: any ListInteracting
  private let router: any Routing<ListRoute>
  private let formats: Formats
  /// The present, in seconds since 1970.
  private let clock: @Sendable () -> Int
  private let memory: ListMemory
  private(set) var scene: ListScene

  init(
    scene: ListScene, view: any Displaying<ListScene>, interactor: any ListInteracting,
    router: any Routing<ListRoute>, formats: Formats, clock: @escaping @Sendable () -> Int,
    memory: ListMemory
  ) {
    self.scene = scene
    self.view = view
    self.interactor = interactor
    self.router = router
    self.formats = formats
    self.clock = clock
    self.memory = memory
    self.scene.fitThumbnails()
  }

  func handle(_ event: ListEvent) async {
    scene.begin(event)
    switch event {
    case .appeared:
      // Another list of the catalog may have been opened meanwhile.
      if scene.content.value != nil { memory.remember(scene) }
      await renew(scene.next)
    case .adopted: await findOrFetch(show { $0.adopt() })
    case .retried:
      await findOrFetch(scene.askForPicturesAgain())
      await fetch(scene.failed ?? scene.next, scene.retryPolicy, in: .refresh)
    case .connected:
      await findOrFetch(scene.askForPicturesAgain())
      await renew(scene.failed ?? scene.next, quietly: true)
    case .resized(let room): await findOrFetch(scene.fit(room))
    case .arranged(let layout): await findOrFetch(show { $0.arrange(layout) })
    case .rows(let event): await handle(rows: event)
    case .filtered(let filters):
      if let route = scene.narrow(by: filters) { return go(route) }
      await findOrFetch(scene.next.filtering(filters))
    case .sorted(let key): await find(scene.next.sorting(by: key))
    case .starredOnly(let only): await find(scene.next.restricted(toFavorites: only))
    case .marked:
      show { $0.mark() }
      await move(by: 1)
    case .undone: await change(.undo)
    case .proceeded: await proceed()
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
    case .page(let number): await turn(to: number)
    case .moved(let rows): await move(by: rows)
    case .opened, .detailed, .mapped, .mappedAll, .compared: go(show { $0.route(for: event) })
    case .toggledFavorite(let numbers): await change(show { $0.toggle(numbers) })
    case .removedFavorites(let numbers): await change(show { $0.unstar(numbers) })
    case .copied(let numbers): await copy(show { $0.pick(numbers) })
    }
  }

  /// Shows the scene if the change makes a difference, or if a notice answers a command.
  @discardableResult
  private func show<Outcome>(
    isAnswer: Bool = true, _ change: (inout ListScene) -> Outcome
  ) -> Outcome {
    let before = scene
    let outcome = change(&scene)
    guard scene.needsShowing(after: before, isAnswer: isAnswer) else { return outcome }
    go(scene.companion(after: before))
    if scene.content.value != nil || scene.layout != before.layout { memory.remember(scene) }
    view.display(scene)
    return outcome
  }

  private func go(_ route: ListRoute?) {
    if let route { router.go(to: route) }
  }
}

// MARK: - Pages

extension ListPresenter {
  /// Answers from this machine, and asks the service too if the answer leaves something open.
  ///
  /// A notice is shown together with the answer, and nothing before it.
  private func find(_ query: CatalogQuery, notice: ListNotice? = nil) async {
    let isQuiet = notice != nil || scene.content == .idle
    let question = show(isAnswer: false) { $0.ask(query, .ifDue, quietly: isQuiet) }
    let found = await answer(to: query, from: interactor.page)
    guard let found, scene.requests.isLatest(question) else { return }
    switch found {
    case .success(let page) where scene.mayGrow && page.isOpen(beside: notice):
      show(isAnswer: false) { $0.wait(after: page) }
      await fetch(query, .ifDue, in: .content, notice: notice, quietly: true)
    case .success(let page): show(page, notice)
    case .failure(let error): show { $0.failRequest(error) }
    }
  }

  /// Answers a question, if there is one, that may need another part of the catalog.
  private func findOrFetch(_ query: CatalogQuery?) async {
    guard let query else { return }
    guard scene.mayGrow else { return await find(query) }
    await fetch(query, .ifDue, in: .content)
  }

  /// Turns pages; a service may have more rows than this machine holds.
  private func turn(by pages: Int) async {
    if let query = scene.turned(by: pages) { return await findOrFetch(query) }
    let before = scene.query
    if let query = scene.turnedPastTheEnd(by: pages) {
      await findOrFetch(query)
      guard scene.stayed(at: before, after: query) else { return }
    }
    show { $0.endPages(pages) }
  }

  /// Goes to a page by its number; `nil` is the last one that is held, for which no service is asked.
  private func turn(to number: Int?) async {
    let query = scene.turned(to: number)
    if number == nil { await find(query) } else { await findOrFetch(query) }
    show(isAnswer: false) { $0.sayIfThereIsNoPage(number) }
  }

  private func move(by rows: Int) async {
    if let pages = show({ $0.move(by: rows) }) {
      await turn(by: pages)
      if pages < 0 { show { $0.chooseLast() } }
    }
    scene.hasMoved = true
  }

  private func show(_ page: ListPage, _ notice: ListNotice? = nil) {
    show(isAnswer: notice != nil) { $0.show(page.shown(formats, at: clock()), notice) }
  }
}

// MARK: - Services

extension ListPresenter {
  /// Shows the cached rows, asks the service, and shows its answer.
  ///
  /// If another query is on screen by then, that one is answered again.
  private func fetch(
    _ query: CatalogQuery, _ policy: CachePolicy, in slot: EventSlot, notice: ListNotice? = nil,
    quietly: Bool = false
  ) async {
    let number = scene.fetches.begin(in: slot)
    var (query, policy) = (query, policy)
    var question = show(isAnswer: false) { $0.ask(query, policy, quietly: quietly) }
    var end = await end(of: question, query, policy)
    while case .success? = end, !scene.requests.isLatest(question) {
      (query, policy) = (scene.next, .ifDue)
      question = scene.ask(query, policy, quietly: true)
      end = await self.end(of: question, query, policy)
    }
    scene.fetches.end(number)
    switch end {
    case .success(let page)?: show(page, notice ?? (slot == .refresh ? page.refreshNotice : nil))
    case .failure(let error)?: show(isAnswer: false) { $0.fail(error, policy, of: question) }
    case nil: break
    }
  }

  /// Shows the cached part of an answer, and returns the last one; `nil` if the event was cancelled.
  private func end(
    of question: Int, _ query: CatalogQuery, _ policy: CachePolicy
  ) async -> Result<ListPage, DataError>? {
    var last: Loaded<ListPage>?
    let isWhole = await take(interactor.load(query, policy)) { step in
      if case .cached(let page) = step, scene.requests.isLatest(question) { show(page) }
      last = step
    }
    return isWhole ? last?.result : nil
  }

  /// Asks the service for what is due; while a refresh is under way, that one asks, and this machine
  /// answers.
  private func renew(_ query: CatalogQuery, quietly: Bool = false) async {
    guard !scene.fetches.isRefreshing else { return await find(scene.next) }
    await fetch(query, .ifDue, in: .renewal, quietly: quietly)
  }

  /// Adds to the rows how much other catalogs have of the search, and then the pictures of the page as they
  /// come, until another page takes its place.
  private func proceed() async {
    if let query = show(isAnswer: false, { $0.askForCount() }) {
      let count = await answer(to: query, from: interactor.countElsewhere)
      show(isAnswer: false) { $0.add(count?.get(), of: query.search) }
    }
    guard let (missing, size) = scene.askForThumbnails() else { return }
    let steps = interactor.thumbnails(of: missing, fitting: size)
    let isWhole = await take(steps) { row, picture in
      show(isAnswer: false) { $0.add(picture, of: row, size: size) }
    }
    guard isWhole else { return }
    await findOrFetch(show(isAnswer: false) { $0.spareThumbnails(of: size) })
  }
}

// MARK: - Favorites

extension ListPresenter {
  private func copy(_ rows: [ListRow]) async {
    guard !rows.isEmpty else { return }
    let copied = await answer(to: rows.map(\.reference), from: interactor.copy)
    if value(of: copied) != nil { show { $0.notice = .rows(.copied(rows.count)) } }
  }

  /// Shows the result of a change and the page again, because a list of favorites may lose or get rows.
  private func change(_ change: StarChange?) async {
    guard let change else { return }
    // A toggle is of the chosen row.
    let title: String? = if case .toggle = change { scene.chosenRow?.title } else { nil }
    guard let outcome = value(of: await answer(to: change, from: interactor.change)) else { return }
    await find(scene.next, notice: .favorite(StarNotice(outcome, named: title)))
  }

  /// Returns the value of an answer, or shows its error; `nil`, too, if the event was cancelled.
  private func value<Value>(of answer: Result<Value, DataError>?) -> Value? {
    if case .failure(let error)? = answer { show { $0.notice = .failed(error) } }
    return try? answer?.get()
  }
}
