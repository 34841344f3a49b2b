import Catalog
import CatalogMocks
import Cities
import Connectivity
import Domain
import Pokedex

@testable import App

extension Services {
  /// Services of a machine without a network, which has stored nothing yet.
  static func offline(
    cities: any LocalDataManager<City>, cityCount: Int, neighbors: any NeighborDataManager,
    maps: any MapDataManager, places: any PlaceDataManager = MockPlaceDataManager(),
    favorites: any FavoritesDataManager = InMemoryFavoritesDataManager(),
    descriptions: @escaping @Sendable (_ language: String) -> DescriptionSource? = { _ in nil },
    clock: @escaping @Sendable () -> Int
  ) -> Services {
    let cache = InMemoryCacheDataManager()
    @Sendable func source<Item: Entity>(
      _ local: any LocalDataManager<Item>, _ service: RemoteService
    ) -> CatalogSource<Item> {
      CatalogSource(
        local: local, remote: MockRemoteDataManager<Item>(service: service), clock: clock)
    }
    let catalogs = Catalogs(
      cities: CatalogSource(local: cities, remote: nil, clock: clock),
      people: { source(StoredCatalog(cache), .people) },
      pokemon: {
        source(StoredCatalog(cache, embedded: EmbeddedPokedex.all) { $0.slug }, .pokeapi)
      },
      items: { source(StoredCatalog(cache), .pokeapi) },
      articles: { source(StoredCatalog(cache), .nyt) })
    return Services(
      catalogs: catalogs,
      cityCount: { cityCount }, restoreCities: {}, descriptions: descriptions,
      neighbors: neighbors, maps: maps, places: places, favorites: favorites,
      documents: InMemoryDocumentDataManager(), links: MockLinkDataManager(),
      connectivity: ConnectivityMonitor(), clock: clock)
  }
}
