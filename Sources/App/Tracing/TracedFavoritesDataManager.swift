import Catalog
import Domain

/// The store of favorites, watched.
struct TracedFavoritesDataManager: FavoritesDataManager {
  let base: any FavoritesDataManager
  let tap: TraceTap

  func all() async throws(DataError) -> [Favorite] {
    try await tap.call("all") { () async throws(DataError) in try await base.all() }
  }

  func ids(in catalog: CatalogID) async throws(DataError) -> Set<String> {
    try await tap.call("ids", catalog) { () async throws(DataError) in
      try await base.ids(in: catalog)
    }
  }

  func add(_ favorites: [Favorite]) async throws(DataError) -> [Reference] {
    try await tap.call("add", favorites) { () async throws(DataError) in
      try await base.add(favorites)
    }
  }

  func remove(_ references: [Reference]) async throws(DataError) -> [Favorite] {
    try await tap.call("remove", references) { () async throws(DataError) in
      try await base.remove(references)
    }
  }

  func undo() async throws(DataError) -> [Favorite] {
    try await tap.call("undo") { () async throws(DataError) in try await base.undo() }
  }
}
