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
    if let lines = scene.content.value?.points?.lines, !lines.isEmpty {
      for index in terrain.parts.indices { terrain.parts[index].outline += lines }
    }
    let setting = await setting()
    guard !Task.isCancelled else { return }
    let drawing = await formatter.drawing(
      of: terrain, in: frame, overlays: overlays, choice: choice)
    guard !Task.isCancelled, var content = scene.content.value else { return }
    content.setting = setting
    content.drawing = drawing
    content.drawing.marks = formatter.marks(of: content, in: frame)
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
          $0.drawing.marks = formatter.marks(of: $0, in: frame)
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

extension MapScene {
  /// Takes what was found out; a place that was chosen since stays the chosen one.
  ///
  /// - Parameters:
  ///   - data: what was found out.
  ///   - formatter: writes it.
  ///   - zoom: how near the first view is; nil is as near as what is marked fits.
  mutating func take(_ data: MapSubjectData, _ formatter: MapFormatter, zoom: Double?) {
    let old = content.value
    var choice = old?.choice
    // A list's, that were marked since.
    var places = old?.places ?? []
    if case .place(let pin) = data.kind {
      if choice.map(pin.isOf) ?? true { choice = formatter.choice(pin) }
    } else {
      places = formatter.places(of: data)
    }
    if old == nil, data.isOfNames {
      let rows = places.prefix(MapListing.limit(rows: size.rows)).map { formatter.row($0) }
      ownListing = rows.count > 1 ? MapListing(rows: rows) : nil
      listing = ownListing
    }
    var next = MapContent(
      title: formatter.title(of: data), choice: choice, places: places, area: data.area,
      points: data.points,
      favorites: (try? data.favorites.get()) ?? old?.favorites ?? [],
      drawing: old?.drawing ?? MapDrawing(canvas: canvas))
    if old == nil {
      showSubject(of: next)
      if let zoom { viewport = MapViewport(center: viewport.center, zoom: zoom).within(canvas) }
      next.drawing = formatter.emptyDrawing(of: frame, showing: next)
    }
    content = .loading(previous: next)
  }

  /// Centers the view on the chosen place; where none is chosen, fits it around all it is about.
  mutating func showSubject(of content: MapContent) {
    if content.choice == nil, let box = content.area?.box ?? content.points?.box {
      viewport = MapViewport(fitting: box, canvas: canvas)
      return
    }
    let points = (content.choice.map { [$0.coordinate] } ?? content.places.map(\.coordinate))
      .map(WebMercator.project)
    if points.count == 1 {
      viewport = viewport.centered(on: points[0])
    } else if let box = WorldRect.around(points) {
      viewport = MapViewport(fitting: box, canvas: canvas)
    }
  }
}
