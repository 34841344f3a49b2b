import Catalog
import Domain
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
  private var scene: MapScene { didSet { view.display(scene) } }

  init(
    scene: MapScene, view: any Displaying<MapScene>, interactor: any MapInteracting,
    router: any Routing<MapRoute>, formatter: MapFormatter, memory: MapMemory = MapMemory()
  ) {
    self.scene = scene
    self.view = view
    self.interactor = interactor
    self.router = router
    self.formatter = formatter
    self.memory = memory
  }

  func handle(_ event: MapEvent) async {
    switch event {
    case .appeared, .retried: await load()
    case .resized(let columns, let rows): await resize(Size(columns: columns, rows: rows))
    case .zoomed(let steps):
      await move { scene in
        let viewport = scene.viewport.zoomed(by: steps)
        memory.zoom = viewport.zoom
        return viewport
      }
    case .panned(let direction):
      await move { scene in
        let seen = MapFrame(scene.viewport, canvas: scene.canvas).clamped
        let panned = MapFrame(seen, canvas: scene.canvas).panned(direction)
        return MapFrame(panned, canvas: scene.canvas).clamped
      }
    case .centered:
      await move { scene in
        guard let pin = scene.content.value?.coordinate else { return scene.viewport }
        return scene.viewport.centered(on: WebMercator.project(pin))
      }
    case .toggledFavorite: await toggleFavorite()
    case .detailed:
      guard case .entity(let reference) = scene.subject else { return }
      if scene.notice != nil { scene.notice = nil }
      router.go(to: .detail(reference))
    case .undone: await undo()
    }
  }

  // MARK: - The view

  /// Finds the pin, then draws.
  ///
  /// The first pin is what the view is centered on.
  private func load() async {
    update { $0.content = $0.content.reloading }
    do throws(DataError) {
      let pin = try await interactor.pin()
      guard !Task.isCancelled else { return }
      var notice = scene.notice
      if case .failure(let error) = pin.isFavorite { notice = .failed(error) }
      update(notice: notice) { place(pin, in: &$0) }
      await draw()
    } catch {
      guard !Task.isCancelled else { return }
      update { $0.content = $0.content.failed(error) }
    }
  }

  private func place(_ pin: MapPin, in scene: inout MapScene) {
    if scene.content.value == nil {
      scene.viewport = scene.viewport.centered(on: WebMercator.project(pin.coordinate))
    }
    let drawing =
      scene.content.value?.drawing
      ?? formatter.drawing(
        MapPicture(canvas: scene.canvas), of: seen(scene), pin: pin.coordinate)
    scene.content = .loading(previous: formatter.content(pin, drawing: drawing))
  }

  private func draw() async {
    let viewport = seen(scene)
    let picture = await interactor.picture(of: viewport, canvas: scene.canvas)
    guard !Task.isCancelled, var content = scene.content.value else { return }
    content.drawing = formatter.drawing(picture, of: viewport, pin: content.coordinate)
    scene.content = .success(content)
  }

  /// What is looked at: the view wanted, moved where the world's edge would come into it.
  ///
  /// Only what is drawn is moved, so that coming nearer again finds the place one came from.
  private func seen(_ scene: MapScene) -> MapViewport {
    MapFrame(scene.viewport, canvas: scene.canvas).clamped
  }

  private func resize(_ size: Size) async {
    guard size != scene.size || scene.content.isLoading else { return }
    // The size is told before the screen appears.
    if case .idle = scene.content {
      scene.size = size
    } else {
      await move { scene in
        scene.size = size
        return scene.viewport
      }
    }
  }

  /// Looks elsewhere at once and draws it; where the pin is not known yet, that comes first.
  private func move(_ change: (inout MapScene) -> MapViewport) async {
    update {
      let viewport = change(&$0)
      $0.viewport = viewport
      $0.content = $0.content.reloading
    }
    if scene.content.value == nil { await load() } else { await draw() }
  }

  // MARK: - Favorites

  private func toggleFavorite() async {
    guard case .entity(let reference) = scene.subject else { return }
    await star { () async throws(DataError) in
      let isFavorite = try await interactor.toggleFavorite()
      return (isFavorite, FavoriteNotice(title ?? reference.id, isFavorite: isFavorite))
    }
  }

  private var title: String? {
    guard case .title(let title) = scene.content.value?.caption else { return nil }
    return title
  }

  private func undo() async {
    await star { () async throws(DataError) in
      let restored = try await interactor.undo()
      let isBack = restored.contains { .entity($0.reference) == scene.subject }
      return (isBack ? true : nil, .restored(restored.map(\.title)))
    }
  }

  /// Changes favorites, then shows the star (nil leaves it as it is) and what was done.
  private func star(
    _ change: () async throws(DataError) -> (isFavorite: Bool?, notice: FavoriteNotice)
  ) async {
    do throws(DataError) {
      let (isFavorite, notice) = try await change()
      guard !Task.isCancelled else { return }
      update(notice: .favorite(notice)) {
        if let isFavorite { $0.content.update { $0.isFavorite = isFavorite } }
      }
    } catch {
      guard !Task.isCancelled else { return }
      scene.notice = .failed(error)
    }
  }

  /// Changes the scene in one step, so that the view sees it once.
  private func update(notice: MapNotice? = nil, _ change: (inout MapScene) -> Void) {
    var next = scene
    next.notice = notice
    change(&next)
    scene = next
  }
}
