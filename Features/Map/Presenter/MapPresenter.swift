import Catalog
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
  let router: any Routing<MapRoute>
  let formatter: MapFormatter
  let memory: MapMemory
  /// How near the first view is; nil is as near as what is marked fits.
  private let zoom: Double?
  /// Whether the map is told in words.
  private let isTold: Bool
  var scene: MapScene { didSet { view.display(scene) } }

  init(
    scene: MapScene, view: any Displaying<MapScene>, interactor: any MapInteracting,
    router: any Routing<MapRoute>, formatter: MapFormatter, memory: MapMemory = MapMemory(),
    zoom: Double? = nil, isTold: Bool = false
  ) {
    self.scene = scene
    self.view = view
    self.interactor = interactor
    self.router = router
    self.formatter = formatter
    self.memory = memory
    self.zoom = zoom
    self.isTold = isTold
  }

  func handle(_ event: MapEvent) async {
    if isTold { scene.toldBefore = event == .appeared || event == .retried ? nil : scene.told }
    let feed = scene.feed
    if var turned = feed {
      turned.turn(to: event)
      if turned != feed { scene.feed = turned }
    }
    defer { sayThatItStays(after: feed) }
    switch event {
    case .appeared, .retried: await load()
    case .resized(let columns, let rows): await resize(Size(columns: columns, rows: rows))
    case .zoomed(let levels): await zoom(by: levels)
    case .panned(let direction): await pan(direction)
    case .dragged(let columns, let rows):
      await move { $0.viewport = $0.frame.dragged(columns: columns, rows: rows).clamped.viewport }
    case .centered: await center()
    case .fitted(let target): await fit(target)
    case .went(let position): await go(to: position)
    case .misplaced(let text): await say(.unknown(text, .noPosition))
    case .found(let text): await find(.named(text), orElse: .unknown(text, .noCity))
    case .chose(let reference):
      await find(.reference(reference), orElse: .failed(.notFound(reference)))
    case .picked(let number): await pick(number)
    case .askedNearby: await listNearby()
    case .askedWhat: await sayWhat()
    case .askedMap: await say(scene.content.value.map { .isHere($0.caption) })
    case .askedDistance(let text): await sayDistance(text)
    case .laid(let overlay, let isOn):
      let isOn = isOn ?? !scene.overlays.contains(overlay)
      await move(notice: .overlay(overlay, isOn: isOn)) {
        if isOn { $0.overlays.insert(overlay) } else { $0.overlays.remove(overlay) }
      }
    case .toggledFavorite: await toggleFavorite()
    case .detailed: await showDetail()
    case .undone: await change(.undo) { .restored($0.map(\.title)) }
    case .followed: await follow()
    }
  }

  // MARK: - The view

  /// Finds out what the map is about, then draws.
  ///
  /// What it is about at first is what the view shows at first.
  ///
  /// - Parameter answer: what the command came to that asks for it; of the map there is something to
  ///   say only where that is nothing.
  private func load(answer: MapNotice? = nil) async {
    update(notice: answer) { $0.content = $0.content.reloading }
    do throws(DataError) {
      let data = try await interactor.subjectData()
      guard !Task.isCancelled else { return }
      update(notice: answer ?? formatter.notice(of: data)) {
        $0.take(data, formatter, zoom: zoom)
      }
      await draw()
    } catch {
      guard !Task.isCancelled else { return }
      update(notice: answer) { $0.content = $0.content.failed(error) }
    }
  }

  /// Shows what is in view; what was shown before stays until then.
  func draw() async {
    await followNearby()
    guard !Task.isCancelled else { return }
    let (frame, overlays) = (scene.frame, scene.overlays)
    let choice = scene.content.value?.choice?.coordinate
    var terrain = await interactor.terrain(in: frame, outlining: scene.outlined)
    if let points = scene.content.value?.points, !points.isTrail, !points.lines.isEmpty {
      let lines = points.lines
      for index in terrain.parts.indices { terrain.parts[index].outline += lines }
    }
    let setting = await setting()
    guard !Task.isCancelled else { return }
    let drawing = await formatter.drawing(
      of: terrain, in: frame, overlays: overlays, choice: choice)
    guard !Task.isCancelled, var content = scene.content.value else { return }
    // Meanwhile points may have moved the view, or the user while they did: that is drawn, too.
    guard scene.feed == nil || (frame, overlays) == (scene.frame, scene.overlays) else { return }
    content.setting = setting
    content.drawing = drawing
    formatter.mark(content, on: &content.drawing, in: frame)
    scene.content = .success(content)
  }

  /// Where the chosen place is, where that is told in words.
  private func setting() async -> MapSetting? {
    guard isTold, let content = scene.content.value, let choice = content.choice else { return nil }
    if let known = content.setting, known.position == choice.coordinate { return known }
    return await interactor.setting(of: choice.coordinate)
  }

  private func resize(_ size: Size) async {
    guard size != scene.size || scene.content.isLoading else { return }
    // The size is told before the screen appears.
    if case .idle = scene.content {
      scene.size = size
    } else {
      await move { $0.size = size }
    }
  }

  /// Looks elsewhere at once and draws it.
  func move(notice: MapNotice? = nil, _ change: (inout MapScene) -> Void) async {
    update(notice: notice) {
      change(&$0)
      $0.content = $0.content.reloading
    }
    await show(notice: notice)
  }

  /// Draws what the map is about, and finds that out first where it is not known yet.
  func show(notice: MapNotice?) async {
    if scene.content.value == nil { await load(answer: notice) } else { await draw() }
  }

  // MARK: - Favorites

  private func toggleFavorite() async {
    guard let choice = scene.content.value?.choice, let reference = choice.reference,
      let title = choice.title, case .title(let name) = choice.caption
    else { return update(notice: .refused(.nothingChosen)) { _ in } }
    guard reference.catalog != PointSet.catalog else {
      return update(notice: .refused(.noFavoritePoint)) { _ in }
    }
    await change(.toggle(reference, title: title, position: choice.coordinate)) {
      FavoriteNotice(name, isFavorite: !$0.isEmpty)
    }
  }

  /// Changes favorites, then shows them and what was done.
  private func change(
    _ change: MapChange, _ notice: ([Favorite]) -> FavoriteNotice
  ) async {
    do throws(DataError) {
      let added = try await interactor.change(change)
      guard !Task.isCancelled else { return }
      update(notice: .favorite(notice(added))) { scene in
        let (frame, isDrawing) = (scene.frame, scene.content.isLoading)
        scene.content.update {
          $0.favorites = $0.favorites.filter { $0.reference != change.toggled } + added
          // What is drawn belongs to the view before; what is being drawn will have them.
          if isDrawing { return }
          formatter.mark($0, on: &$0.drawing, in: frame)
        }
      }
    } catch {
      guard !Task.isCancelled else { return }
      scene.notice = .failed(error)
    }
  }

  /// Changes the scene in one step, so that the view sees it once.
  func update(notice: MapNotice? = nil, _ change: (inout MapScene) -> Void) {
    var next = scene
    next.notice = notice
    change(&next)
    scene = next
  }
}
