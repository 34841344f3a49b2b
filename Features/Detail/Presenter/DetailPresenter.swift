import Catalog
import Domain
import Localization
import Viper

/// Holds the scene of one entity.
@MainActor
final class DetailPresenter: Presenting {
  private let view: any Displaying<DetailScene>
  private let interactor: any DetailInteracting
  private let router: any Routing<DetailRoute>
  private let formatter: DetailFormatter
  private var scene: DetailScene { didSet { view.display(scene) } }

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
    switch event {
    case .appeared, .retried: await load()
    case .toggledFavorite: await toggleFavorite()
    case .undone: await undo()
    case .opened(let number): open(number)
    case .mapped:
      guard scene.hasMap else { return }
      router.go(to: .map(scene.reference))
    }
  }

  private func load() async {
    update(notice: nil) { $0.content = $0.content.reloading }
    do throws(DataError) {
      let answer = try await interactor.open(scene.reference.id)
      guard !Task.isCancelled else { return }
      var notice = scene.notice
      if case .failure(let error) = answer.isFavorite { notice = .failed(error) }
      let content = formatter.content(answer)
      update(notice: notice) { $0.content = .success(content) }
    } catch {
      guard !Task.isCancelled else { return }
      update(notice: nil) { $0.content = $0.content.failed(error) }
    }
  }

  private func toggleFavorite() async {
    await star { () async throws(DataError) in
      let isFavorite = try await interactor.toggleFavorite(scene.reference.id)
      let title = scene.content.value?.title ?? scene.reference.id
      return (isFavorite, FavoriteNotice(title, isFavorite: isFavorite))
    }
  }

  private func undo() async {
    await star { () async throws(DataError) in
      let restored = try await interactor.undo()
      let isBack = restored.contains { $0.reference == scene.reference }
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

  private func open(_ number: Int) {
    let neighbors = scene.content.value?.neighbors ?? []
    guard number >= 1, number <= neighbors.count else {
      scene.notice = .noNeighbor(number, count: neighbors.count)
      return
    }
    router.go(to: .detail(neighbors[number - 1].reference))
  }

  /// Changes the scene in one step, so that the view sees it once.
  private func update(notice: DetailNotice?, _ change: (inout DetailScene) -> Void) {
    var next = scene
    next.notice = notice
    change(&next)
    scene = next
  }
}
