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
  private let interactor: any MapInteracting
  private let router: any Routing<MapRoute>
  private let formatter: MapFormatter
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
    let (feed, middle) = (scene.feed, scene.middle)
    scene.begin(event)
    switch event {
    case .appeared, .retried:
      show { $0.redraw() }
      await load()
    case .resized(let columns, let rows):
      let size = Size(columns: columns, rows: rows)
      if size != scene.size || scene.content.isLoading { await draw { $0.resize(to: size) } }
    case .zoomed(let levels): await draw { memory.zoom = $0.zoom(by: levels) ?? memory.zoom }
    case .panned(let direction): await draw { $0.pan(direction) }
    case .dragged(let columns, let rows):
      await draw { $0.look(from: $0.frame.dragged(columns: columns, rows: rows).clamped.viewport) }
    case .centered: await draw { $0.center() }
    case .fitted(let target): await fit(target)
    case .went(let position): await go(to: ReadPosition(position))
    case .sought(let text): await seek(text)
    case .found(let text): await find(.named(text), orElse: .unknown(text, .noCity))
    case .chose(let reference):
      await find(.reference(reference), orElse: .failed(.notFound(reference)))
    case .picked(let number): await go { $0.pick(number) }
    case .askedNearby: await draw(around: middle) { $0.list($1.places, around: middle) }
    case .askedWhat:
      await draw(around: middle) { $0.notice = formatter.notice(of: $1, from: middle) }
    case .askedMap: await draw { $0.notice = $0.content.value.map { .isHere($0.caption) } }
    case .askedDistance(let text): await measure(text)
    case .laid(let overlay, let isOn): await draw { $0.lay(overlay, isOn) }
    case .toggledFavorite:
      if let toggle = scene.toggle() { await change(toggle) } else { view.display(scene) }
    case .detailed: await showDetail()
    case .undone: await change(.undo)
    case .copied: await copy()
    case .followed: await follow()
    }
    if scene.stays(after: feed) { show { $0.notice = .ended(.staysHere) } }
  }

  /// Changes the scene, and shows it if that makes a difference.
  ///
  /// A notice is shown each time, because it answers a command.
  @discardableResult
  private func show<Outcome>(_ change: (inout MapScene) -> Outcome) -> Outcome {
    let before = scene
    let outcome = change(&scene)
    if scene != before || scene.notice != nil { view.display(scene) }
    return outcome
  }
}

// MARK: - Drawing

extension MapPresenter {
  /// Shows a change, and draws the view if that is needed: the change asks for it, or the event
  /// cancelled the drawing before.
  private func draw(after change: (inout MapScene) -> Void) async {
    show(change)
    if scene.content.isLoading { await draw() }
  }

  /// Does the same with a change that may lead to another screen.
  private func go(_ change: (inout MapScene) -> MapRoute?) async {
    if let route = show(change) { router.go(to: route) }
    if scene.content.isLoading { await draw() }
  }

  /// Does the same with the cities around a position, the nearest first.
  private func draw(
    around position: Coordinate, after change: (inout MapScene, MapFinding) -> Void
  ) async {
    guard let cities = await cities(.around(position)) else { return }
    await draw { change(&$0, cities) }
  }

  /// Draws the view; if the subject is not loaded yet, loads it first.
  private func draw() async {
    guard scene.content.value != nil else { return await load() }
    if scene.isNearbyElsewhere {
      let middle = scene.middle
      guard let cities = await cities(.around(middle)) else { return }
      show { $0.listing = formatter.listing(of: cities.places, around: middle) }
    }
    let asked = scene
    let terrain = await answer {
      await interactor.terrain(in: asked.frame, outlining: asked.outlined)
    }
    guard let terrain = terrain?.get() else { return }
    let choice = asked.content.value?.choice?.coordinate
    var setting = asked.knownSetting
    if setting == nil, let choice, asked.isDescribed {
      setting = await interactor.setting(of: choice)
    }
    let drawing = await answer {
      await formatter.drawing(
        of: terrain.tracing(asked.content.value?.points), in: asked.frame,
        overlays: asked.overlays, choice: choice)
    }
    if let drawing = drawing?.get() { show { $0.take(drawing, setting, of: asked) } }
  }

  /// Loads the subject, then draws.
  private func load() async {
    switch await answer(from: interactor.subjectData) {
    case .success(let data)?:
      show { $0.take(data) }
      await draw()
    case .failure(let error)?: show { $0.content = $0.content.failed(error) }
    case nil: break
    }
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

// MARK: - Questions

extension MapPresenter {
  /// Finds as many cities as can be listed; `nil` if the event was cancelled meanwhile.
  private func cities(_ query: CityQuery) async -> MapFinding? {
    await answer { await interactor.cities(query, count: scene.room) }?.get()
  }

  /// Moves the marker to the first place with a name, and lists all; the map's own places go before
  /// cities.
  ///
  /// - Parameters:
  ///   - query: the name or the reference.
  ///   - missing: the notice if nothing is found.
  private func find(_ query: CityQuery, orElse missing: MapNotice) async {
    let own = scene.ownRows(for: query)
    if !own.isEmpty { return await draw { $0.choose(own) } }
    guard let found = await cities(query) else { return }
    await draw { $0.choose(found, orElse: missing) }
  }

  /// Reads a position and goes there, or says why it can't be read.
  private func seek(_ text: String) async {
    guard let reading = PositionReader.read(text) else {
      return await draw { $0.notice = .unknown(text, .noPosition) }
    }
    switch await answer(to: reading, from: interactor.position) {
    case .success(.success(let position))?: await go(to: position)
    case .success(.failure(let problem))?: await draw { $0.notice = .misplaced(problem) }
    case nil: break
    }
  }

  /// Moves the marker and the view to a position, which is named after the nearest city.
  private func go(to position: ReadPosition) async {
    await draw(around: position.coordinate) {
      if let zoom = position.zoom {
        $0.viewport = MapViewport(center: $0.viewport.center, zoom: zoom).within($0.canvas)
      }
      $0.choose(formatter.choice(MapPin(position.coordinate, near: $1.places.first)))
      if let note = position.notes.first { $0.notice = .note(note) }
    }
  }

  private func fit(_ target: MapTarget?) async {
    guard let target else { return await draw { $0.fit() } }
    switch await answer(to: target, from: interactor.places) {
    case .success(let data)?: await draw { $0.fit(data, of: target) }
    case .failure(let error)?: await draw { $0.notice = .failed(error) }
    case nil: break
    }
  }

  private func measure(_ text: String) async {
    guard let pair = await answer(to: text, from: interactor.pair)?.get() else { return }
    await draw { $0.notice = formatter.notice(of: pair, in: text) }
  }

  /// Opens or lists the detail of the chosen place; a point without properties gets its nearest city.
  private func showDetail() async {
    var near: MapFinding?
    if let point = scene.unknownPoint {
      near = await cities(.cityAround(point))
      guard near != nil else { return }
    }
    await go { $0.showDetail(near: near?.places.first) }
  }

  private func copy() async {
    let (position, isMarker) = scene.positionToCopy
    let text = CoordinateFormat.decimal(position)
    switch await answer(to: text, from: interactor.copy) {
    case .success?: show { $0.notice = .copied(text, isMarker: isMarker) }
    case .failure(let error)?: show { $0.notice = .failed(error) }
    case nil: break
    }
  }

  private func change(_ change: MapChange) async {
    switch await answer(to: change, from: interactor.change) {
    case .success(let added)?: show { $0.take(added, after: change) }
    case .failure(let error)?: show { $0.notice = .failed(error) }
    case nil: break
    }
  }
}
