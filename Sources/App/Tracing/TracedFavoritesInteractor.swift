import Catalog
import Domain
import FavoritesFeature

/// The rules of the favorites, watched.
struct TracedFavoritesInteractor: FavoritesInteracting {
  let base: any FavoritesInteracting
  let tap: TraceTap

  func page(_ query: FavoritesQuery) async throws(DataError) -> FavoritesAnswer {
    try await tap.call("page", query) { () async throws(DataError) in try await base.page(query) }
  }

  func add(_ references: [Reference]) async throws(DataError) -> FavoritesAddition {
    try await tap.call("add", references) { () async throws(DataError) in
      try await base.add(references)
    }
  }

  func remove(_ references: [Reference]) async throws(DataError) -> FavoritesRemoval {
    try await tap.call("remove", references) { () async throws(DataError) in
      try await base.remove(references)
    }
  }

  func undo() async throws(DataError) -> [Favorite] {
    try await tap.call("undo") { () async throws(DataError) in try await base.undo() }
  }

  func export(to path: String, replacing: Bool) async throws(DataError) -> Int {
    try await tap.call("export", path, replacing) { () async throws(DataError) in
      try await base.export(to: path, replacing: replacing)
    }
  }

  func restore(from path: String) async throws(DataError) -> ImportReport {
    try await tap.call("restore", path) { () async throws(DataError) in
      try await base.restore(from: path)
    }
  }
}
