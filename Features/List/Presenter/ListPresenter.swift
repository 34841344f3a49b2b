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
  private let hasPlaces: Bool
  private var scene: ListScene
  /// The last is the query under way while loading, after that the one that failed.
  private var questions: Questions<ListQuery>

  /// `hasPlaces` says whether the catalog's entities are on the map.
  init(
    scene: ListScene, view: any Displaying<ListScene>, interactor: any ListInteracting,
    router: any Routing<ListRoute>, format: ListRowFormat, memory: ListMemory, hasPlaces: Bool
  ) {
    self.scene = scene
    self.view = view
    self.interactor = interactor
    self.router = router
    self.format = format
    self.memory = memory
    self.hasPlaces = hasPlaces
    questions = Questions(first: scene.query)
  }

  func handle(_ event: ListEvent) async {
    switch event {
    case .appeared: await load(query)
    case .retried: await load(scene.content.error == nil ? query : questions.last)
    case .resized(let size): await resize(to: size)
    case .searched(let text): await load(query.searching(text))
    case .filtered(let key, let value): await load(query.filtering(key, by: value))
    case .sorted(let key): await load(query.sorting(by: key))
    case .cleared: await load(query.cleared())
    case .starredOnly(let only): await load(query.restricted(toFavorites: only))
    case .next: await turn(by: 1)
    case .previous: await turn(by: -1)
    case .page(let number): await load(query.at(page: number))
    case .opened(let number): go(number) { hasPlaces ? .map($0) : .detail($0) }
    case .detailed(let number): go(number) { .detail($0) }
    case .mapped(let number): go(number) { hasPlaces ? .map($0) : nil }
    case .toggledFavorite(let number): await toggle(number)
    case .undone: await undo()
    }
  }

  private var query: ListQuery { shown.next }

  private var shown: ShownPage<ListQuery, ListPage> {
    ShownPage(
      scene.query, scene.content.value, chosen: scene.chosen,
      underWay: scene.content.isLoading ? questions.last : nil)
  }
}

// MARK: - Pages

extension ListPresenter {
  /// Asks, and shows the answer with a notice; `quietly` shows nothing before it.
  private func load(
    _ query: ListQuery, notice: ListNotice? = nil, quietly: Bool = false
  ) async {
    let question = questions.ask(query)
    if !quietly {
      show {
        $0.content = $0.content.reloading
        $0.notice = nil
      }
    }
    do {
      let answer = try await interactor.page(query)
      guard !Task.isCancelled, questions.isLast(question) else { return }
      show(answer, notice)
    } catch {
      guard !Task.isCancelled, questions.isLast(question) else { return }
      show { $0.fail(error) }
    }
  }

  private func show(_ answer: ListAnswer, _ notice: ListNotice?) {
    let page = format.page(answer)
    show {
      $0.chosen = shown.choice(on: page, for: answer.query)
      $0.query = answer.query
      $0.content = .success(page)
      $0.notice = notice ?? answer.favoritesError.map(ListNotice.unstarred)
    }
    memory[scene.catalog] = ListMemory.Place(query: scene.query, chosen: scene.chosen)
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
    memory[scene.catalog] = ListMemory.Place(query: scene.query, chosen: index)
    return page.rows[index]
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
      await load(query, notice: notice, quietly: true)
    } catch {
      guard !Task.isCancelled else { return }
      show { $0.notice = .failed(error) }
    }
  }
}

// MARK: - Scenes

extension ListPresenter {
  /// Shows the scene where the change makes a difference; a notice is shown each time, because it
  /// answers a command.
  private func show(_ change: (inout ListScene) -> Void) {
    var next = scene
    change(&next)
    guard next != scene || next.notice != nil else { return }
    scene = next
    view.display(next)
  }
}
