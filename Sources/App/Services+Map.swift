import Catalog
import Domain
import MapFeature

/// An entity of a catalog whose entities have no place.
struct NoPlace: Error, Hashable {
  let reference: Reference
}

extension Services {
  var mapSources: MapSources {
    MapSources(
      map: maps, places: places, neighbors: neighbors, favorites: favorites, clock: clock)
  }

  /// What a map is to be about; where a catalog's entities have no place,
  /// this is where the compiler says so.
  ///
  /// - Parameter list: the places of the list one comes from.
  func topic(
    of subject: MapSubject, list: (any PlaceListing)?
  ) throws(NoPlace) -> MapTopic {
    switch subject {
    case .entity(let reference):
      switch reference.catalog {
      case .cities: return .entity(reference.id, local: catalogs.cities.local)
      case .people: return .entity(reference.id, local: catalogs.people.local)
      case .articles: return .places(of: reference.id, local: catalogs.articles.local)
      case .pokemon, .items: throw NoPlace(reference: reference)
      }
    case .position(let position): return .position(position)
    case .favorites: return .favorites
    case .results(let catalog): return .results(catalog, of: list)
    }
  }
}
