import Catalog
import Domain
import Localization
import Viper

/// Turns events into scenes of the list.
@MainActor
final class ListPresenter: Presenting {
  private let view: any Displaying<ListScene>
  private let interactor: any ListInteracting
  private let router: any Routing<ListRoute>
  private let format: ListRowFormat
  private let memory: ListMemory
  private var abilities: ListAbilities
  /// The room for pictures once it was taken back, because none came.
  private var sparedThumbnails: [ListLayout: PictureSize] = [:]
  private var hadPictures = false
  private var scene: ListScene
  private var questions: ListQuestions
  /// Nil as long as nobody said how much fits.
  private var room: ListRoom?
  /// Whether the row was chosen by going up or down: then a search goes on with it, as long as it
  /// finds it.
  private var hasMoved = false
  /// What stands beside the list.
  private var beside = ListRoute.nothingBeside

  init(
    scene: ListScene, view: any Displaying<ListScene>, interactor: any ListInteracting,
    router: any Routing<ListRoute>, format: ListRowFormat, memory: ListMemory,
    abilities: ListAbilities
  ) {
    self.scene = scene
    self.view = view
    self.interactor = interactor
    self.router = router
    self.format = format
    self.memory = memory
    self.abilities = abilities
    questions = ListQuestions(first: scene.query)
    self.scene.fitThumbnails(abilities)
  }

  func handle(_ event: ListEvent) async {
    if event.slot == .content { questions.clear(.content) }
    if event.startsOver { hasMoved = false }
    switch event {
    case .appeared: await fetch(query, .ifDue, in: .refresh)
    case .retried:
      await askForPicturesAgain()
      await retry()
    case .connected:
      await askForPicturesAgain()
      await fetch(failed ?? query, .ifDue, in: .refresh, quietly: true)
    case .resized(let room): await adopt(room, scene.layout)
    case .accompanied(let isSo): accompany(isSo)
    case .arranged(let layout):
      let isSo = layout == scene.layout
      show { $0.notice = isSo ? .arranged(layout) : nil }
      await adopt(room, layout)
    case .searched(let text): await find(query.searching(text))
    case .filtered(let key, let value): await findOut(query.filtering(key, by: value))
    case .sorted(let key): await find(query.sorting(by: key))
    case .cleared: await findOut(query.cleared())
    case .starredOnly(let only): await find(query.restricted(toFavorites: only))
    case .next: await turn(by: 1)
    case .previous: await turn(by: -1)
    case .page(let number): await findOut(query.at(page: number))
    case .moved(let rows): await move(by: rows)
    case .opened(let number) where opensMap && scene.isAccompanied: _ = choose(number)
    case .opened(let number): go(number) { opensMap ? .map($0) : .detail($0) }
    case .detailed(let number): go(number) { .detail($0) }
    case .mappedAll:
      show { $0.notice = nil }
      if abilities.map == .ofPlace { router.go(to: .mapOfAll(scene.catalog.id)) }
    case .mapped(let number): go(number) { abilities.map == .none ? nil : .map($0) }
    case .toggledFavorite(let number): await toggle(number)
    case .undone: await undo()
    case .pictured: await loadThumbnails()
    case .stopped:
      _ = questions.answered()
      show { $0.content = $0.content.stopped }
    }
  }

  /// A place is looked at first; of all else one wants to read first.
  private var opensMap: Bool { abilities.map == .ofPlace && scene.catalog.arePlaces }

  private var query: ListQuery { shown.next }

  /// The question that failed, where that is what the content says.
  private var failed: ListQuery? { scene.content.error == nil ? nil : questions.last }

  private var shown: ShownPage<ListQuery, ListPage> {
    ShownPage(
      scene.query, scene.content.value, chosen: scene.chosen, underWay: questions.awaited)
  }
}

// MARK: - Pages

extension ListPresenter {
  /// Answers from this machine, and asks the service too where the answer leaves something open.
  private func find(
    _ query: ListQuery, notice: ListNotice? = nil, quietly: Bool = false
  ) async {
    let isFirst = if case .idle = scene.content { true } else { false }
    let question = ask(query, .ifDue, quietly || isFirst)
    do {
      let answer = try await interactor.page(query)
      guard !Task.isCancelled, questions.isLast(question) else { return }
      if leavesOpen(answer) {
        if !answer.isHeld, scene.content.value == nil {
          show {
            $0.query = answer.query
            $0.content = $0.content.reloading
          }
        }
        await fetch(query, .ifDue, in: .content, notice: notice, quietly: true)
      } else {
        show(answer, notice)
      }
    } catch {
      guard !Task.isCancelled, questions.isLast(question) else { return }
      fail(error)
    }
  }

  /// Answers a question that may need another part of the catalog.
  private func findOut(_ query: ListQuery) async {
    // What asks the service already answers the question on screen when it is done.
    guard abilities.growsByItself, !questions.isFetching else { return await find(query) }
    await fetch(query, .ifDue, in: .content)
  }

  /// Whether more is to be had: nothing was ever fetched, or the page reaches the last row held.
  private func leavesOpen(_ answer: ListAnswer) -> Bool {
    guard abilities.growsByItself, !questions.isFetching else { return false }
    let count = answer.total + answer.alsoKnownTotal
    let isAtEnd = answer.query.offset + answer.items.count >= count
    return !answer.isHeld || answer.query.search.isEmpty && isAtEnd
  }

  private func turn(by pages: Int) async {
    if let query = shown.turned(by: pages) { return await findOut(query) }
    let before = scene.query
    if pages > 0, abilities.growsByItself, let next = query.turned(by: pages, count: nil) {
      await findOut(next)
      guard !Task.isCancelled, scene.content.error == nil, scene.query == before else { return }
    }
    show { $0.notice = .rows(pages > 0 ? .lastPage : .firstPage) }
  }

  /// Keeps the chosen row on screen; before the first page nothing is fetched.
  private func adopt(_ room: ListRoom?, _ layout: ListLayout) async {
    self.room = room
    if layout != scene.layout {
      show {
        $0.layout = layout
        $0.fitThumbnails(abilities)
      }
      remember()
    }
    let height = scene.thumbnails?.size.rows ?? 1
    guard let room,
      let (query, chosen) = shown.resized(to: room.pageSize(layout, height: height))
    else { return }
    guard case .idle = scene.content else { return await findOut(query) }
    (scene.query, scene.chosen) = (query, chosen)
  }
}

// MARK: - The service

extension ListPresenter {
  /// Shows what is held, has the service asked, and shows what came of it.
  ///
  /// Where another query is on screen by then, that one is answered anew.
  private func fetch(
    _ query: ListQuery, _ demand: Demand, in slot: EventSlot, notice: ListNotice? = nil,
    quietly: Bool = false
  ) async {
    let number = questions.begin(in: slot)
    defer { questions.end(number) }
    var (query, demand) = (query, demand)
    var question = ask(query, demand, quietly)
    while let end = await end(of: question, query, demand) {
      let isLast = questions.isLast(question)
      switch end {
      case .held: return
      case .settled(let answer) where isLast:
        questions.end(number)
        return show(answer, notice)
      case .settled:
        (query, demand) = (self.query, .ifDue)
        question = questions.ask(query, demand)
      case .failed(let error):
        questions.end(number)
        return isLast ? fail(error) : miss(error, demand)
      }
    }
  }

  /// Shows the steps of an answer and returns the last one; nil where it was cancelled.
  private func end(
    of question: Int, _ query: ListQuery, _ demand: Demand
  ) async -> Loaded<ListAnswer>? {
    for await step in interactor.load(query, demand) {
      guard !Task.isCancelled else { return nil }
      guard case .held(let answer) = step else { return step }
      if questions.isLast(question) { show(answer, nil) }
    }
    return nil
  }

  /// After a success all is asked for anew; what failed is asked for as it was.
  private func retry() async {
    if let failed {
      await fetch(failed, questions.demand, in: .refresh)
    } else {
      await fetch(query, .always, in: .refresh)
    }
  }

  /// The service failed while another question was asked: the page shown stays right.
  private func miss(_ error: DataError, _ demand: Demand) {
    guard case .service = error else { return }
    questions.miss(error, demand)
    guard questions.awaited == nil, let error = questions.answered() else { return }
    show { $0.content = $0.content.failed(error) }
  }
}

// MARK: - Rows

extension ListPresenter {
  /// Chooses a row and returns it; says so where it is not on screen.
  private func choose(_ number: Int?) -> ListRow? {
    let page = scene.content.value
    guard let page, let index = shown.index(of: number) else {
      show { $0.notice = .rows(.noRow(number, shown: page?.numbers)) }
      return nil
    }
    show {
      $0.chosen = index
      $0.notice = nil
    }
    remember()
    return page.rows[index]
  }

  private func move(by rows: Int) async {
    switch shown.moved(by: rows) {
    case .row(let number):
      _ = choose(number)
      hasMoved = true
    case .page(let pages):
      await turn(by: pages)
      if pages < 0, let last = scene.content.value?.rows.count { show { $0.chosen = last - 1 } }
      hasMoved = true
    case nil: show { $0.notice = nil }
    }
  }

  private func go(_ number: Int?, _ route: (Reference) -> ListRoute?) {
    guard let reference = choose(number)?.reference else { return }
    if let route = route(reference) {
      router.go(to: route)
    } else {
      show { $0.notice = .failed(.notOnMap(reference)) }
    }
  }

  private func toggle(_ number: Int?) async {
    guard let row = choose(number) else { return }
    await star { () async throws(DataError) in
      let isFavorite = try await interactor.toggleFavorite(row.reference)
      return .favorite(FavoriteNotice(row.title, isFavorite: isFavorite))
    }
  }

  private func undo() async {
    await star { () async throws(DataError) in
      .favorite(.restored(try await interactor.undo().map(\.title)))
    }
  }

  /// Changes favorites, then shows the page again: in a list of favorites rows come and go.
  private func star(_ change: () async throws(DataError) -> ListNotice) async {
    do {
      let notice = try await change()
      guard !Task.isCancelled else { return }
      await find(query, notice: notice, quietly: true)
    } catch {
      guard !Task.isCancelled else { return }
      show { $0.notice = .failed(error) }
    }
  }
}

// MARK: - Pictures

extension ListPresenter {
  /// Shows the pictures of the page as they come; another page's take their place.
  private func loadThumbnails() async {
    let rows = scene.content.value?.rows ?? []
    guard let thumbnails = scene.thumbnails, thumbnails.isDue(for: rows) else { return }
    scene.thumbnails?.asked = Set(rows.map(\.reference))
    let missing = thumbnails.missing(of: rows)
    for await thumbnail in interactor.thumbnails(of: missing, fitting: thumbnails.size) {
      guard !Task.isCancelled else { return }
      hadPictures = true
      // What came for another layout or page meanwhile is of no use.
      guard scene.thumbnails?.size == thumbnails.size,
        scene.thumbnails?.asked.contains(thumbnail.reference) == true
      else { continue }
      show(isAnswer: false) { $0.thumbnails?.pictures[thumbnail.reference] = thumbnail.picture }
    }
    guard !Task.isCancelled, !hadPictures, scene.thumbnails?.size == thumbnails.size else { return }
    // Where none can be had the rows have their room.
    (sparedThumbnails, abilities.thumbnails) = (abilities.thumbnails, [:])
    show(isAnswer: false) { $0.fitThumbnails(abilities) }
    await adopt(room, scene.layout)
  }

  private func askForPicturesAgain() async {
    scene.thumbnails?.askAgain()
    guard !sparedThumbnails.isEmpty else { return }
    (sparedThumbnails, abilities.thumbnails) = ([:], sparedThumbnails)
    scene.fitThumbnails(abilities)
    await adopt(room, scene.layout)
  }
}

// MARK: - Scenes

extension ListPresenter {
  /// Takes note of a question and says that it is under way; `quietly` not.
  private func ask(_ query: ListQuery, _ demand: Demand, _ quietly: Bool) -> Int {
    if !quietly {
      show {
        $0.content = $0.content.reloading
        $0.notice = nil
      }
    }
    return questions.ask(query, demand)
  }

  private func show(_ answer: ListAnswer, _ notice: ListNotice?) {
    let page = format.page(answer)
    let missed = questions.answered()
    let choice = shown.choice(on: page, for: answer.query, stays: hasMoved)
    hasMoved = hasMoved && page.references.dropFirst(choice).first == scene.chosenReference
    show(isAnswer: notice != nil) {
      $0.chosen = choice
      $0.query = answer.query
      if questions.isFetching {
        $0.content = .loading(previous: page)
      } else {
        $0.content = missed.map { .failure($0, previous: page) } ?? .success(page)
      }
      $0.notice = notice ?? answer.notice ?? $0.notice
      $0.dropOtherThumbnails()
    }
    remember()
  }

  private func fail(_ error: DataError) {
    _ = questions.answered()
    show { $0.fail(error) }
  }

  private func remember() {
    memory[scene.catalog.id] = ListMemory.Place(
      query: scene.query, chosen: scene.chosen, layout: scene.layout)
  }

  /// Shows the scene where the change makes a difference; a notice is shown each time where it
  /// answers a command.
  private func show(isAnswer: Bool = true, _ change: (inout ListScene) -> Void) {
    var next = scene
    change(&next)
    guard next != scene || isAnswer && next.notice != nil else { return }
    scene = next
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
    let wanted = scene.chosenReference.map {
      abilities.map == .ofPlace ? ListRoute.mapBeside($0) : .detailBeside($0)
    }
    guard again || beside != wanted ?? .nothingBeside else { return }
    beside = wanted ?? .nothingBeside
    router.go(to: beside)
  }
}

extension ListEvent {
  /// Whether it leads to other rows in such a way that the first of them is chosen.
  fileprivate var startsOver: Bool {
    switch self {
    case .filtered, .sorted, .cleared, .starredOnly, .next, .previous, .page: true
    default: false
    }
  }
}
