import Articles
import Cities
import Contracts
import Countries
import Domain
import People
import Pokedex

/// The catalogs that the program offers, in their order: the only place that names them.
///
/// A search on the home screen looks in the first.
enum OfferedCatalogs {
  static let all: [any OfferedCatalog.Type] = [
    Cities.self, Countries.self, People.self, Pokedex.self, Items.self, Articles.self,
  ]

  /// The user's own: it is found in the favorites and by its name, and shown on no list of catalogs.
  static let own: [any OfferedCatalog.Type] = [OwnPoints.self]
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

extension Countries: OfferedCatalog {}
extension People: OfferedCatalog {}
extension Pokedex: OfferedCatalog {}
extension Items: OfferedCatalog {}
extension Articles: OfferedCatalog {}

/// What the data managers of all catalogs are made with.
struct ProgramResources: Sendable {
  let catalog: CatalogResources
  /// The cities that are part of the program, or a newer list.
  let cities: CityCatalog
  /// They hold the user's own points.
  let favorites: any FavoritesDataManager
}
