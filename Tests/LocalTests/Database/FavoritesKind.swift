import Catalog
import CatalogMocks
import Domain
import Local
import TestSupport
import Testing

/// The implementations which the compatibility suite holds to one contract.
enum FavoritesKind: CaseIterable, Sendable {
  case inMemory, onDisk

  /// Empty favorites, which warn of nothing.
  func make() throws -> any FavoritesDataManager {
    switch self {
    case .inMemory: return InMemoryFavoritesDataManager()
    case .onDisk:
      let folder = try TemporaryFolder()
      // What warns keeps the folder.
      return FavoritesStore(folder.file("data/favorites.sqlite")) {
        Issue.record("\(folder.path): \($0)")
      }
    }
  }
}

extension FavoritesStore {
  /// A store that knows all catalogs, on the last second of January 2026.
  init(_ path: String?, warn: @escaping @Sendable (StoreWarning) -> Void = { _ in }) {
    self.init(path: path, catalogs: CatalogID.known, clock: { 1_769_903_999 }, warn: warn)
  }
}

/// Made-up favorites.
enum Samples {
  static let harbor = favorite("11", "Harbor, AA", Coordinate(latitude: -1.5, longitude: 2.25), 100)
  static let meadow = favorite("22", "Meadow, BB", Coordinate(latitude: 50, longitude: -180), 200)
  static let summit = favorite("33", "Señora’s \"Summit\" 峰, CC", nil, 300)

  static func favorite(
    _ id: String, _ title: String = "Somewhere", _ position: Coordinate? = nil, _ added: Int = 100
  ) -> Favorite {
    Favorite(reference: Reference(.cities, id), title: title, position: position, added: added)
  }
}
