import Catalog
import Domain
import Localization
import MapFeature

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
  /// What the catalogs hold of an entity; nothing where it is in its catalog no more.
  func facts(of reference: Reference) async throws(DataError) -> [Fact] {
    func facts(in catalog: some CatalogModule) async throws(DataError) -> [Fact] {
      try await catalog.source.local.item(reference.id).facts.filter { !$0.isOfDetailOnly }
    }
    do {
      return try await facts(in: catalogs[reference.catalog])
    } catch .notFound {
      return []
    }
  }

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
      let query = CatalogQuery(limit: 0)
      let local = catalog.source.local
      return (try await local.page(query).total, try await local.provenance(of: query))
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
