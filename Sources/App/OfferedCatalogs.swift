import Articles
import Cities
import Contracts
import Countries
import Domain
import People
import Places
import Pokedex

/// The catalogs that the program offers, in their order.
///
/// No other place names them all.
enum OfferedCatalogs {
  static let all: [any OfferedCatalog.Type] = [
    Cities.self, Countries.self, People.self, Pokedex.self, Items.self, Articles.self, Places.self,
  ]

  /// The user's own points, and the regions that cities are in.
  ///
  /// They are found by name and among the favorites, but no list of catalogs shows them.
  static let own: [any OfferedCatalog.Type] = [OwnPoints.self, Regions.self]
}

extension Cities: OfferedCatalog {
  init(_ resources: ProgramResources) {
    self.init(source: Self.source(resources.catalog, local: resources.cities))
  }
}

extension OwnPoints: OfferedCatalog {
  init(_ resources: ProgramResources) {
    self.init(resources.favorites, clock: resources.catalog.clock)
  }
}

extension Regions: OfferedCatalog {
  init(_ resources: ProgramResources) {
    self.init(resources.cities, clock: resources.catalog.clock)
  }
}

extension Places: OfferedCatalog {
  init(_ resources: ProgramResources) {
    self.init(
      resources.archive, isKnown: { [cities = resources.cities] in cities.held($0).item != nil },
      starred: { [favorites = resources.favorites] in
        ((try? await favorites?.all()) ?? []).filter { $0.reference.catalog == Place.catalog }
      },
      clock: resources.catalog.clock)
  }
}

extension Countries: OfferedCatalog {}
extension People: OfferedCatalog {}
extension Pokedex: OfferedCatalog {}
extension Items: OfferedCatalog {}
extension Articles: OfferedCatalog {}

/// The resources that the data managers of all catalogs are made with.
struct ProgramResources: Sendable {
  let catalog: CatalogResources
  /// The cities of the newest list: the embedded one, or one that was fetched.
  let cities: CityCatalog
  /// The file of GeoNames' places.
  let archive: any PlaceArchiveDataManager
  /// The store of the favorites, which holds the user's own points, too; `nil` reads no points.
  let favorites: (any FavoritesDataManager)?
}
