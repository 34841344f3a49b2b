import Catalog
import Cities
import Domain
import FavoritesFeature

/// The data managers and the clock that a program is put together from.
struct Services: Sendable {
  let cities: any LocalDataManager<City>
  let cityCount: Int
  let neighbors: any NeighborDataManager
  let maps: any MapDataManager
  let favorites: any FavoritesDataManager
  let documents: any DocumentDataManager
  /// The present, in seconds since 1970.
  let clock: @Sendable () -> Int

  init(
    cities: any LocalDataManager<City>, cityCount: Int, neighbors: any NeighborDataManager,
    maps: any MapDataManager, favorites: any FavoritesDataManager,
    documents: any DocumentDataManager, clock: @escaping @Sendable () -> Int
  ) {
    self.cities = cities
    self.cityCount = cityCount
    self.neighbors = neighbors
    self.maps = maps
    self.favorites = favorites
    self.documents = documents
    self.clock = clock
  }
}

extension Services {
  /// What the catalogs hold of an entity; nothing where it is in its catalog no more.
  func facts(of reference: Reference) async throws(DataError) -> [Fact] {
    do {
      switch reference.catalog {
      case .cities: return try await cities.item(reference.id).facts
      }
    } catch .notFound {
      return []
    }
  }
}

extension Services {
  /// What each catalog says of its entities, whatever their type.
  var summaries: [CatalogID: any SummaryLooking] {
    var summaries: [CatalogID: any SummaryLooking] = [:]
    for catalog in CatalogID.allCases {
      switch catalog {
      case .cities: summaries[catalog] = LocalSummaries(cities)
      }
    }
    return summaries
  }
}

extension Services {
  /// The titles of the cities a text starts, for Tab.
  @concurrent
  func titles(starting text: String) async -> [String] {
    let page = try? await cities.page(CatalogQuery(search: text, limit: 50))
    var seen: Set<String> = []
    return (page?.matches ?? []).filter { $0.matchedName == nil }.map(\.item.title)
      .filter { seen.insert($0).inserted }
  }
}
