import Catalog
import Domain
import Glibc
import Localization
import MapFeature
import Trace

/// The data managers and the clock that a program is put together from.
struct Services: Sendable {
  let catalogs: Catalogs
  /// How many places there are, asked anew each time: the list can be replaced.
  let placeCount: @Sendable () -> Int
  /// Goes back to the places that are part of the program.
  let restorePlaces: @Sendable () async throws(DataError) -> Void
  /// In the language they were made for; nil where descriptions are not to be had.
  let descriptions: @Sendable (_ language: String) -> DescriptionSource?
  let neighbors: any NeighborDataManager
  let maps: any MapDataManager
  let places: any PlaceDataManager
  let favorites: any FavoritesDataManager
  var documents: any DocumentDataManager
  let links: any LinkDataManager
  /// Only a session shows any.
  var pictures: any PictureDataManager = NoPictures()
  let connectivity: any Connectivity
  /// The present, in seconds since 1970.
  let clock: @Sendable () -> Int
}

extension Services {
  /// What is asked for descriptions of a catalog's entities; nil where they have none.
  func descriptions(of catalog: CatalogID, in language: Language) -> DescriptionSource? {
    guard Catalogs.description(of: catalog)?.holding.isDescribed == true else { return nil }
    return descriptions(language.rawValue)
  }

  /// What each catalog says of its entities, whatever their type.
  var summaries: [any SummaryDataManager] {
    func summaries<Catalog: CatalogModule>(in catalog: Catalog) -> any SummaryDataManager {
      LocalSummaries(catalog.source.local, of: Catalog.description)
    }
    return Catalogs.ids.map { summaries(in: catalogs[$0]) }
  }

  /// What is held of a catalog, and how old it is.
  func held(of catalog: CatalogID) async throws(DataError) -> (count: Int, Provenance) {
    func held(
      in catalog: some CatalogModule
    ) async throws(DataError) -> (count: Int, Provenance) {
      let page = try await catalog.source.local.page(CatalogQuery(limit: 0))
      return (page.total, page.provenance)
    }
    return try await held(in: catalogs[catalog])
  }
}

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

extension Services {
  /// The same services, all that roles ask watched by a tracer.
  ///
  /// Connectivity is the session's and the connections': a role is told of it by an event.
  func traced(by tracer: Tracer) -> Services {
    @Sendable func watched<Catalog: OfferedCatalog>(_ catalog: Catalog) -> any OfferedCatalog {
      Catalog(source: tracer.source(catalog.source))
    }
    let descriptions = descriptions
    return Services(
      catalogs: catalogs.map { watched($0) }, placeCount: placeCount,
      restorePlaces: restorePlaces,
      descriptions: { language in
        guard var source = descriptions(language) else { return nil }
        source.cache = Traced(source.cache, tracer.recorder(.local, "descriptions"))
        source.remote = Traced(source.remote, tracer.recorder(.remote, "wikipedia"))
        return source
      },
      neighbors: Traced(neighbors, tracer.recorder(.local, "neighbors")),
      maps: Traced(maps, tracer.recorder(.local, "map")),
      places: Traced(places, tracer.recorder(.local, "places")),
      favorites: Traced(favorites, tracer.recorder(.local, "favorites")),
      documents: Traced(documents, tracer.recorder(.local, "documents")),
      links: Traced(links, tracer.recorder(.local, "links")),
      pictures: Traced(pictures, tracer.recorder(.remote, "pictures")),
      connectivity: connectivity, clock: clock)
  }
}

/// The time of the machine.
enum SystemTime {
  /// Seconds since 1970.
  static let now: @Sendable () -> Int = { Int(time(nil)) }
}
