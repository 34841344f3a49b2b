package import Catalog
package import Domain
package import Localization
package import TextUI
package import Viper

/// What a list works with, and where it is shown, whatever its catalog.
@MainActor
package struct ListDependencies {
  let favorites: any FavoritesDataManager
  let pictures: any PictureDataManager
  let memory: ListMemory
  let surface: any Surface
  let navigator: Navigator<Destination>
  let strings: Strings
  let formats: Formats
  let hasHints: Bool
  let hasTopHits: Bool
  let clock: @Sendable () -> Int
  let wiring: ListWiring

  /// - Parameters:
  ///   - hasHints: whether commands can be typed while the list is seen.
  ///   - hasTopHits: whether a search begins with what is meant most; scripts count on one order.
  ///   - clock: the present, in seconds since 1970.
  ///   - wiring: what the composition root has between the roles.
  package init(
    favorites: any FavoritesDataManager, pictures: any PictureDataManager = NoPictures(),
    memory: ListMemory, surface: any Surface,
    navigator: Navigator<Destination>, strings: Strings, formats: Formats, hasHints: Bool = true,
    hasTopHits: Bool = true, clock: @escaping @Sendable () -> Int,
    wiring: ListWiring = ListWiring()
  ) {
    self.favorites = favorites
    self.pictures = pictures
    self.memory = memory
    self.surface = surface
    self.navigator = navigator
    self.strings = strings
    self.formats = formats
    self.hasHints = hasHints
    self.hasTopHits = hasTopHits
    self.clock = clock
    self.wiring = wiring
  }
}
