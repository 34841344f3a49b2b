import Components
import Contracts
import Domain
import Localization
import TextUI
import Viper

/// Turns events into scenes of one entity.
@MainActor
final class DetailPresenter: Presenting {
  private let view: any Displaying<DetailScene>
  private let interactor: any DetailInteracting
  private let router: any Routing<DetailRoute>
  private let formatter: DetailFormatter
  private(set) var scene: DetailScene
  /// The number of the refresh that is under way; `nil` if there is none.
  private(set) var refreshing: Int?

  init(
    scene: DetailScene, view: any Displaying<DetailScene>, interactor: any DetailInteracting,
    router: any Routing<DetailRoute>, formatter: DetailFormatter
  ) {
    self.scene = scene
    self.view = view
    self.interactor = interactor
    self.router = router
    self.formatter = formatter
  }

  func handle(_ event: DetailEvent) async {
    if scene.isEnlarged, event.isCommand { enlarge(false) }
    switch event {
    case .appeared:
      // A refresh under way goes on, and shows its answer.
      guard refreshing == nil else { return show { $0.notice = nil } }
      show { $0.reload() }
      await load(.ifDue)
    case .retried: await refresh()
    // Nobody asked for it, so the screen stays as it is until there is something new.
    case .connected:
      show(quietly: true) { $0.retryPicture() }
      if refreshing == nil { await load(.ifDue) }
    case .toggledFavorite: await star(.toggle(scene.reference))
    case .unstarred: await star(.unstar([scene.reference]))
    case .undone:
      await attempt { () async throws(DataError) in
        try await interactor.change(.undo)
      } then: { scene, outcome in
        let isOfThis = outcome.favorites.contains { $0.reference == scene.reference }
        scene.star(isOfThis ? outcome.areStarred : nil, StarNotice(outcome))
      }
    case .pictured: await loadPicture()
    case .enlarged: enlarge(true)
    case .namesToggled:
      show {
        $0.notice = nil
        $0.hasAllNames.toggle()
      }
    case .resized(let size):
      // The window alone is nothing to show; a picture that fits it is.
      scene.window = size
      show(quietly: true)
    case .detailed: show { $0.notice = .isHere }
    case .opened(let number): open(number)
    case .stepped(let steps): await step(steps)
    case .openedLink:
      await useLink { link async throws(DataError) in
        try await interactor.open(link)
        return .opened(link)
      }
    case .copiedLink: await copy(\.text)
    case .sharedLink: await copy { SharedText.line(scene.title, $0) }
    case .stopped:
      show {
        $0.notice = nil
        $0.content = $0.content.stopped
      }
    case .mapped: if scene.hasMap { go(to: .map(scene.reference)) }
    }
  }

  private func star(_ change: StarChange) async {
    await attempt { () async throws(DataError) in
      try await interactor.change(change)
    } then: {
      let isNone = $1.favorites.isEmpty
      $0.star($1.areStarred, isNone ? .isNone($0.title) : StarNotice($1, named: $0.title))
    }
  }

  // MARK: - Loading

  /// Returns whether the answer came whole.
  @discardableResult
  private func load(_ policy: CachePolicy) async -> Bool {
    await take(interactor.open(scene.reference.id, policy)) { step in
      show(quietly: true) { $0.take(step, formatter) }
    }
  }

  /// Fetches all anew, and says so.
  private func refresh() async {
    let number = (refreshing ?? 0) + 1
    refreshing = number
    // Another refresh may have begun meanwhile, which cancelled this one.
    defer { if refreshing == number { refreshing = nil } }
    show(quietly: true) { $0.retryPicture() }
    show { $0.reload() }
    if await load(.always) { show(quietly: true) { $0.sayWhatWasFetched() } }
  }

  private func loadPicture() async {
    guard let (address, size) = scene.askForPicture() else { return }
    view.display(scene)
    let came = await answer { () async throws(PictureProblem) in
      try await interactor.picture(address, fitting: size)
    }
    if let came { show(quietly: true) { $0.take(came, from: address, fitting: size) } }
  }

  private func enlarge(_ isEnlarged: Bool) {
    show {
      $0.notice = nil
      $0.isEnlarged = isEnlarged
    }
  }

  // MARK: - Elsewhere

  private func open(_ number: Int) {
    let routes = scene.routes
    guard number >= 1, number <= routes.count else {
      return show { $0.notice = .noRow(number, count: routes.count) }
    }
    go(to: routes[number - 1])
  }

  private func step(_ steps: Int) async {
    let reference = await answer { () async throws(DataError) in
      try await interactor.reference(steps, from: scene.reference.id)
    }
    switch reference {
    case .success(let reference?)?: go(to: .detailInstead(reference))
    case .success(nil)?: show { $0.notice = steps < 0 ? .isFirst : .isLast }
    case .failure(let error)?: show { $0.notice = .failed(error) }
    case nil: break
    }
  }

  private func go(to route: DetailRoute) {
    // The notice of the command before goes, even if this one has none.
    show(quietly: true) { $0.notice = nil }
    router.go(to: route)
  }

  private func copy(_ text: (WebLink) -> String) async {
    await useLink { link async throws(DataError) in
      let text = text(link)
      try await interactor.copy(text)
      return .copied(text)
    }
  }

  /// Does something with the link and shows the result.
  private func useLink(
    _ action: (WebLink) async throws(DataError) -> DetailNotice
  ) async {
    await attempt { () async throws(DataError) in
      guard let link = scene.content.value?.link else { throw .noLink(scene.reference) }
      return try await action(link)
    } then: {
      $0.notice = $1
    }
  }

  // MARK: - The scene

  /// Does something and shows the result, or why it failed; shows nothing if the event was cancelled.
  private func attempt<Value>(
    _ body: () async throws(DataError) -> Value, then change: (inout DetailScene, Value) -> Void
  ) async {
    switch await answer(from: body) {
    case .success(let value)?: show { change(&$0, value) }
    case .failure(let error)?: show { $0.notice = .failed(error) }
    case nil: break
    }
  }

  /// Changes the scene in one step and shows it; `quietly`, only if that makes a difference.
  private func show(quietly: Bool = false, _ change: (inout DetailScene) -> Void = { _ in }) {
    let before = scene
    change(&scene)
    scene.fitPicture()
    if !quietly || scene != before { view.display(scene) }
  }
}

extension DetailEvent {
  /// Whether somebody wants something, rather than something happens.
  fileprivate var isCommand: Bool {
    switch self {
    case .pictured, .resized, .connected, .enlarged, .stopped: false
    default: true
    }
  }
}
