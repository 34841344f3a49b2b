import Contracts
import Domain
import Geo
import Localization
import TextUI
import Viper

/// Holds the scene of one map.
@MainActor
final class MapPresenter: Presenting {
  private let view: any Displaying<MapScene>
  let interactor: any MapInteracting
  private let router: any Routing<MapRoute>
  let formatter: MapFormatter
  private let memory: MapMemory
  var scene: MapScene

  init(
    scene: MapScene, view: any Displaying<MapScene>, interactor: any MapInteracting,
    router: any Routing<MapRoute>, memory: MapMemory
  ) {
    self.scene = scene
    self.view = view
    self.interactor = interactor
    self.router = router
    formatter = scene.formatter
    self.memory = memory
  }

  func handle(_ event: MapEvent) async {
    let feed = scene.feed
    scene.begin(event)
    await perform(event)
    if scene.stays(after: feed) { show { $0.notice = .ended(.staysHere) } }
  }

  /// Does what an event that has begun asks for.
  func perform(_ event: MapEvent) async {
    // A command that opens the map comes before its subject is there.
    if event.isOfSubject, scene.content.value == nil, await !loadSubject() { return }
    switch event {
    case .appeared, .retried:
      show { $0.redraw() }
      await load(isAgain: event == .retried)
    case .renewed: await draw { $0.redraw($0.notice) }
    case .resized(let columns, let rows):
      let size = Size(columns: columns, rows: rows)
      if size != scene.size || scene.content.isLoading { await draw { $0.resize(to: size) } }
    case .zoomed(let levels): await draw { memory.zoom = $0.zoom(by: levels) ?? memory.zoom }
    case .zoomedTo(let level): await draw { memory.zoom = $0.zoom(to: level) ?? memory.zoom }
    case .askedZoom: await draw { $0.notice = formatter.notice(ofZoom: $0.frame) }
    case .panned(let direction) where scene.profile != nil:
      await draw { $0.moveCursor(direction) }
    case .panned(let direction): await draw { $0.pan(direction) }
    case .dragged(let columns, let rows):
      await draw { $0.look(from: $0.frame.dragged(columns: columns, rows: rows).clamped.viewport) }
    case .centered: await draw { $0.center() }
    case .fitted(let target): await fit(target)
    case .went(let position):
      await draw(around: position) { $0.go(to: ReadPosition(position), near: $1.places.first) }
    case .sought(let text, let inView, let zoom):
      guard await seek(text, inView: inView), let zoom else { break }
      await draw { memory.zoom = $0.zoom(to: zoom) ?? memory.zoom }
    case .soughtNearby(let text): if await seek(text) { await listNearby() }
    case .chose(let reference):
      guard let found = await cities(.reference(reference)) else { break }
      await draw { $0.choose(found.places, orElse: .failed(.notFound(reference))) }
    case .picked(let number) where scene.isChosen(number):
      if await !showTracks() { await showDetail() }
    case .picked(let number): await go { $0.pick(number) }
    case .askedNearby where scene.isWorldwide, .askedWhat where scene.isWorldwide:
      await draw { $0.notice = .refused(.nowhere) }
    case .askedKind(_, around: "", _) where scene.isWorldwide:
      await draw { $0.notice = .refused(.nowhere) }
    case .askedKind(let kind, let text, let isOne):
      if text.isEmpty {
        await list(kind, isOne: isOne)
      } else if await seek(text) {
        await list(kind, isOne: isOne)
      }
    case .askedNearby: await listNearby()
    case .askedWhat: await tellMiddle()
    case .askedMap: await draw { $0.notice = $0.content.value.map { .isHere($0.caption) } }
    case .askedDistance(let text): await measure(text)
    case .laid(let overlay, let isOn): await draw { $0.lay(overlay, isOn) }
    case .toggledFavorite:
      if let toggle = scene.toggle() { await change(toggle) } else { view.display(scene) }
    case .unstarred:
      if let toggle = scene.unstar() { await change(toggle) } else { view.display(scene) }
    case .ofRow(let number, let event): await handle(event, ofRow: number)
    case .called(let name, let event): await handle(event, called: name)
    case .detailed where scene.profile != nil: await draw { $0.tellFile() }
    case .detailed: if await !showTracks() { await showDetail() }
    case .undone: await change(.undo)
    case .copied: await copy()
    case .colored(let column): await show(column, as: .color)
    case .sized(let column): await show(column, as: .size)
    case .closed: await draw { $0.close() }
    case .followed: await follow()
    }
  }

  /// Changes the scene, and shows it if that makes a difference.
  ///
  /// A notice is shown each time, because it answers a command.
  @discardableResult
  func show<Outcome>(_ change: (inout MapScene) -> Outcome) -> Outcome {
    let before = scene
    let outcome = change(&scene)
    if scene != before || scene.notice != nil { view.display(scene) }
    return outcome
  }

  /// Shows a change that may lead to another screen, and draws the view if that is needed.
  func go(_ change: (inout MapScene) -> MapRoute?) async {
    if let route = show(change) { router.go(to: route) }
    if scene.content.isLoading { await draw() }
  }
}

// MARK: - The subject

extension MapPresenter {
  /// Loads the subject, then draws.
  ///
  /// - Parameter isAgain: whether the user asked for that, and so gets an answer.
  func load(isAgain: Bool = false) async {
    guard await loadSubject(isNew: true) else { return }
    if isAgain { scene.notice = scene.notice ?? .drawnAgain }
    await draw()
  }

  /// Loads the subject, unless it is there already.
  ///
  /// - Returns: whether it is there now.
  func loadSubject(isNew: Bool = false) async -> Bool {
    if !isNew, scene.content.value != nil { return true }
    switch await answer(from: interactor.subjectData) {
    case .success(let data)?:
      let isFirst = scene.content.value == nil
      show { $0.take(data) }
      await describeTracks()
      if isFirst { await show(data.look) }
      return true
    case .failure(let error)?: show { $0.content = $0.content.failed(error) }
    case nil: break
    }
    return false
  }

  /// Shows points as they come, until no more do.
  ///
  /// Leaving the screen interrupts this; coming back goes on with it.
  private func follow() async {
    guard scene.feed?.progress == .ready else { return }
    show { $0.feed?.progress = .running }
    while scene.feed?.progress == .running {
      switch await answer(from: interactor.nextPoints) {
      case .success(let points?)?: if show({ $0.take(points) }) { await draw() }
      case .success(nil)?: show { $0.end() }
      case .failure(let error)?: show { $0.end(.failed(error)) }
      case nil: show { $0.feed?.progress = .ready }
      }
    }
  }
}
