package import Catalog

/// The data managers that every map is drawn and asked with.
package struct MapSources: Sendable {
  let map: any MapDataManager
  let places: any PlaceDataManager
  let neighbors: any NeighborDataManager
  let favorites: any FavoritesDataManager
  /// The present, in seconds since 1970.
  let clock: @Sendable () -> Int

  package init(
    map: any MapDataManager, places: any PlaceDataManager, neighbors: any NeighborDataManager,
    favorites: any FavoritesDataManager, clock: @escaping @Sendable () -> Int
  ) {
    self.map = map
    self.places = places
    self.neighbors = neighbors
    self.favorites = favorites
    self.clock = clock
  }
}

/// From how near maps are looked at, where one takes the place of another.
///
/// The composition root owns it for as long as the program runs; presenters fill it in.
@MainActor
package final class MapMemory {
  var zoom = MapViewport.defaultZoom

  package init() {}
}
