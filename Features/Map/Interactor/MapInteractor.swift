import Catalog
import Domain
import TextUI

/// The rules of maps; what a map is about is its source's affair.
struct MapInteractor: MapInteracting {
  private let source: any MapSubjectSource
  private let map: any MapDataManager
  private let keeper: FavoriteKeeper

  init(
    source: any MapSubjectSource, map: any MapDataManager, favorites: any FavoritesDataManager,
    clock: @escaping @Sendable () -> Int
  ) {
    self.source = source
    self.map = map
    keeper = FavoriteKeeper(favorites: favorites, clock: clock)
  }

  func pin() async throws(DataError) -> MapPin {
    let place = try await source.place()
    return MapPin(
      label: place.label, coordinate: place.coordinate, isFavorite: await isFavorite(place.label))
  }

  /// Leaves the caller's actor: near the whole world, there are tens of thousands of points.
  @concurrent
  func picture(of viewport: MapViewport, canvas: Size) async -> MapPicture {
    await PictureMaker(map: map, viewport: viewport, canvas: canvas).picture()
  }

  func toggleFavorite() async throws(DataError) -> Bool {
    let place = try await source.place()
    guard case .entity(let reference, let title) = place.label else { return false }
    return try await keeper.toggle(reference, title: title, position: place.coordinate)
  }

  func undo() async throws(DataError) -> [Favorite] {
    try await keeper.undo()
  }

  private func isFavorite(_ label: MapPin.Label) async -> Result<Bool, DataError> {
    guard case .entity(let reference, _) = label else { return .success(false) }
    do throws(DataError) {
      return .success(try await keeper.contains(reference))
    } catch {
      return .failure(error)
    }
  }
}
