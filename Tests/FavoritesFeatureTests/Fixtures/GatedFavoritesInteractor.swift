import Catalog
import Domain
import FavoritesMocks
import TestSupport

@testable import FavoritesFeature

/// Shows a page only when told to, with one row named after its offset.
struct GatedFavoritesInteractor: FavoritesInteracting {
  /// By the offset.
  let pages = Gate<Int, Void>()
  private let changes = MockFavoritesInteractor()

  func page(_ query: FavoritesQuery) async throws(DataError) -> FavoritesAnswer {
    await pages.answer(to: query.offset)
    return FavoritesFixtures.answer(query, ["\(query.offset)"], total: 9)
  }

  func add(_ references: [Reference]) async throws(DataError) -> FavoritesAddition {
    try await changes.add(references)
  }

  func remove(_ references: [Reference]) async throws(DataError) -> FavoritesRemoval {
    try await changes.remove(references)
  }

  func undo() async throws(DataError) -> [Favorite] { try await changes.undo() }

  func export(to path: String, replacing: Bool) async throws(DataError) -> Int {
    try await changes.export(to: path, replacing: replacing)
  }

  func restore(from path: String) async throws(DataError) -> ImportReport {
    try await changes.restore(from: path)
  }
}
