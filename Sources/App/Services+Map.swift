import Catalog
import Domain
import MapFeature

extension Services {
  var mapSources: MapSources {
    MapSources(
      map: maps, places: places, neighbors: neighbors, favorites: favorites, clock: clock)
  }

  /// What a map is to be about.
  ///
  /// - Parameter list: the places of the list one comes from.
  /// - Throws: `noMap` where the entities of a catalog have no places.
  func topic(
    of subject: MapSubject, list: (any PlaceListing)?
  ) throws(DataError) -> MapTopic {
    switch subject {
    case .entity(let reference):
      guard let topic = catalogs[reference.catalog].topic(of: reference.id) else {
        throw .noMap(reference.catalog)
      }
      return topic
    case .position(let position): return .position(position)
    case .favorites: return .favorites
    case .results(let catalog): return .results(catalog, of: list)
    }
  }
}
