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

  /// Gives the body empty favorites.
  func run(_ body: (any FavoritesDataManager) async throws -> Void) async throws {
    switch self {
    case .inMemory:
      try await body(InMemoryFavoritesDataManager())
    case .onDisk:
      let folder = try TemporaryFolder()
      let warnings = Warnings()
      let path = folder.file("data/favorites.sqlite")
      try await body(
        FavoritesStore(path: path, catalogs: CatalogID.known, clock: { 0 }, warn: warnings.add))
      #expect(warnings.all == [])
    }
  }
}
