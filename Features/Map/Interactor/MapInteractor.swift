import Catalog
import Domain
import TextUI

/// The rules of maps; what a map is about is its source's affair.
struct MapInteractor: MapInteracting {
  private let source: any MapSubjectSource
  private let map: any MapDataManager
  private let places: any PlaceDataManager
  private let favorites: any FavoritesDataManager
  private let keeper: FavoriteKeeper
  private let clock: @Sendable () -> Int
  private let outlines = OutlineFollowers()

  init(
    source: any MapSubjectSource, map: any MapDataManager, places: any PlaceDataManager,
    favorites: any FavoritesDataManager, clock: @escaping @Sendable () -> Int
  ) {
    self.source = source
    self.map = map
    self.places = places
    self.favorites = favorites
    self.clock = clock
    keeper = FavoriteKeeper(favorites: favorites, clock: clock)
  }

  /// Leaves the caller's actor: a list or an article may name many places.
  @concurrent
  func survey() async throws(DataError) -> MapSurvey {
    let topic = try await source.topic()
    do throws(DataError) {
      return MapSurvey(topic, favorites: .success(try await favorites.all()))
    } catch {
      return MapSurvey(topic, favorites: .failure(error))
    }
  }

  /// Leaves the caller's actor: near the whole world, there are tens of thousands of points.
  @concurrent
  func picture(
    of viewport: MapViewport, canvas: Size, overlays: MapOverlays
  ) async -> MapPicture {
    var maker = PictureMaker(
      map: map, places: places, viewport: viewport, canvas: canvas, overlays: overlays,
      now: clock())
    maker.outlines = outlines
    return await maker.picture()
  }

  func toggleFavorite(
    _ reference: Reference, title: String, position: Coordinate
  ) async throws(DataError) -> Favorite? {
    try await keeper.toggle(reference, title: title, position: position)
  }

  func undo() async throws(DataError) -> [Favorite] {
    try await keeper.undo()
  }
}
