package import Catalog
package import Domain
package import Localization
package import TextUI
package import Viper

/// What a detail works with, and where it is shown, whatever its catalog.
@MainActor
package struct DetailDependencies {
  let favorites: any FavoritesDataManager
  let neighbors: any NeighborDataManager
  let links: any LinkDataManager
  let order: (any RowOrder)?
  let pictures: any PictureDataManager
  let countries: CountryLinks
  let surface: any Surface
  let navigator: Navigator<Destination>
  let strings: Strings
  let formats: Formats
  let clock: @Sendable () -> Int
  let wiring: DetailWiring

  /// - Parameters:
  ///   - order: that of the list it is opened from; nil for none.
  ///   - countries: where facts that name a country lead.
  ///   - clock: the present, in seconds since 1970.
  ///   - wiring: what the composition root has between the roles.
  package init(
    favorites: any FavoritesDataManager, neighbors: any NeighborDataManager,
    links: any LinkDataManager, order: (any RowOrder)? = nil,
    pictures: any PictureDataManager = NoPictures(), countries: CountryLinks = CountryLinks(),
    surface: any Surface, navigator: Navigator<Destination>, strings: Strings, formats: Formats,
    clock: @escaping @Sendable () -> Int, wiring: DetailWiring = DetailWiring()
  ) {
    self.favorites = favorites
    self.neighbors = neighbors
    self.links = links
    self.order = order
    self.pictures = pictures
    self.countries = countries
    self.surface = surface
    self.navigator = navigator
    self.strings = strings
    self.formats = formats
    self.clock = clock
    self.wiring = wiring
  }
}
