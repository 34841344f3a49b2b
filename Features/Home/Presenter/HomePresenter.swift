import Components
import Contracts
import Domain
import Localization
import TextUI
import Viper

/// Turns events into scenes.
@MainActor
final class HomePresenter: Presenting {
  private let view: any Displaying<HomeScene>
  private let interactor: any HomeInteracting
  private let router: any Routing<HomeRoute>
  private let formats: Formats
  private var scene: HomeScene

  init(
    scene: HomeScene, view: any Displaying<HomeScene>, interactor: any HomeInteracting,
    router: any Routing<HomeRoute>, formats: Formats
  ) {
    self.scene = scene
    self.view = view
    self.interactor = interactor
    self.router = router
    self.formats = formats
  }

  func handle(_ event: HomeEvent) async {
    switch event {
    case .appeared: await load()
    case .retried:
      let hasFailed = scene.entries.error != nil
      await load()
      if scene.entries.error == nil {
        show { $0.notice = hasFailed ? .refreshed : .nothingToRetry }
      }
    case .resized(let size):
      let hadMap = scene.hasMap
      // Before the screen appears there is nothing to show.
      guard !scene.placeCount.isEmpty else {
        scene.size = size
        return
      }
      show {
        $0.size = size
        $0.chosen = min($0.chosen, $0.rows.count - 1)
      }
      if scene.hasMap, !hadMap { await load() }
    case .moved(let rows):
      show {
        let (wanted, last) = ($0.chosen + rows, $0.rows.count - 1)
        $0.notice = wanted < 0 ? .firstRow : wanted > last ? .lastRow : nil
        $0.chosen = max(0, min(wanted, last))
      }
    case .chose(let number): _ = choose(number)
    case .opened(let number): if let row = choose(number) { open(row) }
    }
  }

  /// Shows the catalogs and the map, which are parts of the program, then the entries, which are read.
  private func load() async {
    let placeCount = formats.number(interactor.placeCount())
    guard scene.hasMap else { return show { $0.placeCount = placeCount } }
    var world = scene.world
    if world == nil { world = WorldSketch(await interactor.world()) }
    guard !Task.isCancelled else { return }
    show {
      ($0.placeCount, $0.world) = (placeCount, world)
      $0.entries = $0.entries.reloading
    }
    guard let entries = await answer(from: interactor.entries) else { return }
    show {
      switch entries {
      case .success(let entries): $0.entries = .success(entries)
      case .failure(let error): $0.entries = $0.entries.failed(error)
      }
      $0.chosen = min($0.chosen, $0.rows.count - 1)
    }
  }

  /// Chooses a row by its number and returns it; `nil`, with a notice, if there is no such row.
  private func choose(_ number: Int?) -> HomeRow? {
    let rows = scene.rows
    let index = number.map { $0 &- 1 } ?? scene.chosen
    guard rows.indices.contains(index) else {
      show { $0.notice = .noRow(number, shown: 1...rows.count) }
      return nil
    }
    show { ($0.chosen, $0.notice) = (index, nil) }
    return rows[index]
  }

  /// Opens a catalog's list, the favorites, the map of a place or the detail of another entity.
  private func open(_ row: HomeRow) {
    switch row {
    case .catalog(let catalog): router.go(to: .list(catalog.id))
    case .favorites: router.go(to: .favorites)
    case .entry(let entry):
      router.go(to: entry.position == nil ? .detail(entry.reference) : .map(entry.reference))
    }
  }

  /// Changes the scene in one step, and shows it if that makes a difference.
  private func show(_ change: (inout HomeScene) -> Void) {
    let before = scene
    change(&scene)
    if scene != before || scene.notice != nil { view.display(scene) }
  }
}
