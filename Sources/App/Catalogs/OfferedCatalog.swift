import Catalog
import Domain
import ListFeature
import MapFeature

/// A catalog with what the program makes of it.
///
/// What its items conform to decides which of the functions below stands behind each: a map of items
/// without places does not compile.
protocol OfferedCatalog: CatalogModule {
  static func source(_ resources: ProgramResources) -> CatalogSource<Item>

  /// What a map of one of its items is about; nil where items have no places.
  func topic(of id: String) -> MapTopic?

  /// The places of its list; nil where items have none.
  func places(
    favorites: any FavoritesDataManager, memory: ListMemory, clock: @escaping @Sendable () -> Int
  ) -> (any PlaceListing)?
}

extension OfferedCatalog {
  init(_ resources: ProgramResources) { self.init(source: Self.source(resources)) }

  func topic(of id: String) -> MapTopic? { nil }

  func places(
    favorites: any FavoritesDataManager, memory: ListMemory, clock: @escaping @Sendable () -> Int
  ) -> (any PlaceListing)? { nil }
}

extension OfferedCatalog where Self: ServiceCatalog {
  static func source(_ resources: ProgramResources) -> CatalogSource<Item> {
    source(resources.catalog)
  }
}

extension OfferedCatalog where Item: Locatable {
  func topic(of id: String) -> MapTopic? { .entity(id, local: source.local) }

  func places(
    favorites: any FavoritesDataManager, memory: ListMemory, clock: @escaping @Sendable () -> Int
  ) -> (any PlaceListing)? {
    ListAssembly.places(self, favorites: favorites, memory: memory, clock: clock)
  }
}

extension OfferedCatalog where Item: PlaceNaming {
  func topic(of id: String) -> MapTopic? { .places(of: id, local: source.local) }
}

extension OfferedCatalog where Item: Outlined {
  func topic(of id: String) -> MapTopic? { .outline(of: id, local: source.local) }
}
