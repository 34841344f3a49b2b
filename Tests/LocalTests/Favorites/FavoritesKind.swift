import Catalog
import CatalogMocks
import Domain
import Local
import TestSupport
import Testing

/// The implementations which the compatibility suite holds to one contract.
enum FavoritesKind: CaseIterable, Sendable, CustomTestStringConvertible {
  case inMemory, onDisk

  var testDescription: String {
    switch self {
    case .inMemory: "in memory"
    case .onDisk: "on disk"
    }
  }

  /// Empty favorites, which warn of nothing.
  func make() throws -> any FavoritesDataManager {
    switch self {
    case .inMemory: return InMemoryFavoritesDataManager()
    case .onDisk:
      let folder = try TemporaryFolder()
      // What warns keeps the folder.
      return FavoritesStore(
        path: folder.file("data/favorites.sqlite"), catalogs: CatalogID.known, clock: { 0 },
        warn: { Issue.record("\(folder.path): \($0)") })
    }
  }
}
