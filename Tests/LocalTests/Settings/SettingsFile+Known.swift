import Domain
import Local
import TestSupport

extension SettingsFile {
  /// The file of a program with all catalogs and services.
  static let known = SettingsFile(
    catalogs: CatalogID.known, services: [.cities, .people, .pokeapi, .sprites, .nyt, .wikipedia])
}
