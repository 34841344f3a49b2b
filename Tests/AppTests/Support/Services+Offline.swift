import Articles
import Catalog
import CatalogMocks
import Cities
import Connectivity
import Domain
import People
import Pokedex
import Storage

@testable import App

extension Services {
  /// Services of a machine without a network, which has stored nothing yet.
  static func offline(
    cities: any LocalDataManager<City> = MockLocalDataManager([]), placeCount: Int = 0,
    neighbors: any NeighborDataManager = MockNeighborDataManager(),
    maps: any MapDataManager = MockMapDataManager(),
    places: any PlaceDataManager = MockPlaceDataManager(),
    favorites: any FavoritesDataManager = InMemoryFavoritesDataManager(), people: People? = nil,
    catalogs: Catalogs? = nil, clock: @escaping @Sendable () -> Int = { 0 }
  ) -> Services {
    let cache = InMemoryCacheDataManager()
    func source<Item: Entity>(
      _ local: any LocalDataManager<Item>, _ service: RemoteService
    ) -> CatalogSource<Item> {
      CatalogSource(
        local: local, remote: MockRemoteDataManager<Item>(service: service), clock: clock)
    }
    let pokeapi = Pokedex.description.services[0]
    let offered = Catalogs([
      Cities(source: CatalogSource(local: cities, remote: nil, clock: clock)),
      people ?? People(source: source(StoredCatalog(cache), People.service)),
      Pokedex(
        source: source(StoredCatalog(cache, embedded: { EmbeddedPokedex.items }), pokeapi)),
      Items(source: source(StoredCatalog(cache), pokeapi)),
      Articles(source: source(StoredCatalog(cache), Articles.service)),
    ])
    return Services(
      catalogs: catalogs ?? offered, placeCount: { placeCount }, restorePlaces: {},
      descriptions: { _ in nil }, neighbors: neighbors, maps: maps, places: places,
      favorites: favorites, documents: InMemoryDocumentDataManager(), links: MockLinkDataManager(),
      connectivity: ConnectivityMonitor(), clock: clock)
  }
}

extension Catalogs {
  /// All catalogs that the program offers, made already.
  convenience init(_ made: [any OfferedCatalog]) {
    self.init { type in
      // Whoever offers another catalog adds it to the test's.
      made.first { Swift.type(of: $0).description == type.description } ?? made[0]
    }
  }
}
