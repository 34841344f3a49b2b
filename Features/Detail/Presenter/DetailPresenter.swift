import Catalog
import Domain
import Localization
import TextUI
import Viper

/// Holds the scene of one entity.
@MainActor
final class DetailPresenter: Presenting {
  private let view: any Displaying<DetailScene>
  private let interactor: any DetailInteracting
  private let router: any Routing<DetailRoute>
  private let formatter: DetailFormatter
  private var scene: DetailScene { didSet { view.display(scene) } }
  /// Nil as long as nobody said how much there is, and where no pictures are wanted.
  private var room: DetailRoom?

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
    case .appeared: await reload(.ifDue)
    case .retried:
      retryPicture()
      if await reload(.always) { sayWhereItComesFrom() }
    // Nobody asked: what is shown stays as it is until there is something to show.
    case .connected:
      retryPicture()
      await load(.ifDue)
    case .toggledFavorite: await toggleFavorite()
    case .undone: await undo()
    case .pictured: await loadPicture()
    case .enlarged: enlarge(true)
    case .namesToggled: update(notice: nil) { $0.hasAllNames.toggle() }
    case .resized(let room): adopt(room)
    case .detailed: scene.notice = .isHere
    case .opened(let number): open(number)
    case .stepped(let steps): await step(steps)
    case .openedLink:
      await follow { link async throws(DataError) in
        try await interactor.open(link)
        return .opened(link)
      }
    case .copiedLink: await copy(\.text)
    case .sharedLink:
      // Who pastes it somewhere must not run what came with the title.
      let safe = SafeText.clean(title)
      await copy { "\(safe) — \($0.text)" }
    case .stopped: update(notice: nil) { $0.content = $0.content.stopped }
    case .mapped:
      guard scene.hasMap else { return }
      forget()
      router.go(to: .map(scene.reference))
    }
  }

  // MARK: - Loading

  @discardableResult
  private func reload(_ demand: Demand) async -> Bool {
    update(notice: nil) { $0.content = $0.content.reloading }
    return await load(demand)
  }

  /// Where nobody could be asked about the entity alone, asking again came to nothing: that is said.
  private func sayWhereItComesFrom() {
    guard case .success(let content) = scene.content,
      content.provenance.state == .cached, content.description == .notOffered
    else { return }
    scene.notice = .comesWithItsList
  }

  /// Returns whether the answer came whole.
  @discardableResult
  private func load(_ demand: Demand) async -> Bool {
    await take(interactor.open(scene.reference.id, demand)) { show($0) }
  }

  /// Folds a step into the scene; a step that changes nothing is not shown.
  private func show(_ step: Loaded<DetailAnswer>) {
    change { next in
      switch step {
      case .held(let answer):
        next.content = .loading(previous: formatter.content(answer, of: scene.reference))
      case .settled(let answer):
        next.content = .success(formatter.content(answer, of: scene.reference))
      case .failed(let error):
        next.content = next.content.failed(error)
      }
      if let error = step.favoritesError { next.notice = .failed(error) }
    }
  }

  // MARK: - The picture

  private func enlarge(_ isEnlarged: Bool) {
    update(notice: nil) {
      $0.isEnlarged = isEnlarged
      $0.picture = picture(of: $0)
    }
  }

  private func adopt(_ room: DetailRoom) {
    guard room != self.room else { return }
    self.room = room
    change { _ in }
  }

  /// What there is of the picture that belongs to a scene; nil where none is shown.
  ///
  /// In another size what is there stays until it is there in this one.
  private func picture(of scene: DetailScene) -> DetailPicture? {
    let access = interactor.pictureAccess
    guard access != .off, let room, let content = scene.content.value, content.hasPicture else {
      return nil
    }
    let size = room.picture(isEnlarged: scene.isEnlarged)
    var picture =
      scene.picture.flatMap { $0.address == content.picture ? $0 : nil }
      ?? DetailPicture(address: content.picture, room: size)
    picture.room = size
    if access == .noProgram, picture.address != nil {
      picture.asked = size
      picture.state = .failure(.noProgram, previous: nil)
    }
    return picture
  }

  private func loadPicture() async {
    guard let due = scene.picture, due.isDue, let address = due.address else { return }
    scene.picture?.asked = due.room
    scene.picture?.state = due.state.reloading
    let came = await answer { () async throws(PictureProblem) in
      try await interactor.picture(address, fitting: due.room)
    }
    // Meanwhile another may be wanted, or the same in another size.
    guard let came, scene.picture?.address == address, scene.picture?.asked == due.room
    else { return }
    switch came {
    case .success(let picture): scene.picture?.state = .success(picture)
    case .failure(let problem): scene.picture?.state = .failure(problem, previous: nil)
    }
  }

  /// What could not be fetched is asked for again.
  private func retryPicture() {
    guard case .failure(.unavailable, _) = scene.picture?.state else { return }
    scene.picture?.asked = nil
  }

  // MARK: - Favorites

  private func toggleFavorite() async {
    await attempt { () async throws(DataError) in
      try await interactor.toggleFavorite(scene.reference.id)
    } then: { isFavorite in
      star(isFavorite, FavoriteNotice(title, isFavorite: isFavorite))
    }
  }

  private func undo() async {
    await attempt { () async throws(DataError) in
      try await interactor.undo()
    } then: { restored in
      let isBack = restored.contains { $0.reference == scene.reference }
      star(isBack ? true : nil, .restored(restored.map(\.title)))
    }
  }

  /// Shows the star (nil leaves it as it is) and what was done.
  private func star(_ isFavorite: Bool?, _ notice: FavoriteNotice) {
    update(notice: .favorite(notice)) {
      if let isFavorite { $0.content.update { $0.isFavorite = isFavorite } }
    }
  }

  // MARK: - Elsewhere

  private func open(_ number: Int) {
    let routes = scene.content.value?.routes ?? []
    guard number >= 1, number <= routes.count else {
      scene.notice = .noRow(number, count: routes.count)
      return
    }
    forget()
    router.go(to: routes[number - 1])
  }

  private func step(_ steps: Int) async {
    await attempt { () async throws(DataError) in
      try await interactor.reference(steps, from: scene.reference.id)
    } then: { reference in
      guard let reference else {
        scene.notice = steps < 0 ? .isFirst : .isLast
        return
      }
      forget()
      router.go(to: .detailInstead(reference))
    }
  }

  private func copy(_ text: (WebLink) -> String) async {
    await follow { link async throws(DataError) in
      let text = text(link)
      try await interactor.copy(text)
      return .copied(text)
    }
  }

  /// Does something with the link and says what came of it.
  private func follow(
    _ action: (WebLink) async throws(DataError) -> DetailNotice
  ) async {
    await attempt { () async throws(DataError) in
      guard let link = scene.content.value?.link else { throw .noLink(scene.reference) }
      return try await action(link)
    } then: { notice in
      scene.notice = notice
    }
  }

  // MARK: - The scene

  private var title: String { scene.content.value?.title ?? scene.reference.id }

  /// Does something and shows what came of it, or why it failed; nothing where it was given up.
  private func attempt<Value>(
    _ body: () async throws(DataError) -> Value, then show: (Value) -> Void
  ) async {
    switch await answer(from: body) {
    case .success(let value)?: show(value)
    case .failure(let error)?: scene.notice = .failed(error)
    case nil: break
    }
  }

  /// Takes away what the command before came to, where this one has nothing to say.
  private func forget() {
    if scene.notice != nil { scene.notice = nil }
  }

  /// Changes the scene in one step, so that the view sees it once.
  private func update(notice: DetailNotice?, _ change: (inout DetailScene) -> Void) {
    var next = scene
    next.notice = notice
    change(&next)
    scene = next
  }

  /// Changes what is there to be shown, and the picture with it; what changes nothing is not shown.
  private func change(_ change: (inout DetailScene) -> Void) {
    var next = scene
    change(&next)
    next.picture = picture(of: next)
    if next != scene { scene = next }
  }
}

extension Loaded<DetailAnswer> {
  /// Why the star is not known.
  fileprivate var favoritesError: DataError? {
    switch self {
    case .held(let answer), .settled(let answer):
      if case .failure(let error) = answer.isFavorite { error } else { nil }
    case .failed: nil
    }
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

extension DetailContent {
  /// Where its rows lead, by their numbers.
  fileprivate var routes: [DetailRoute] {
    neighbors.map { .detail($0.reference) }
      + related.map { row in
        switch row.target {
        case .entity(let reference): .detail(reference)
        case .list(let catalog, let filter): .list(catalog, filter)
        }
      }
  }
}
