import Domain
import TestSupport

@testable import FavoritesFeature

/// Shows a page only when told to, with one row named after its offset.
struct GatedFavoritesInteractor: FavoritesInteracting {
  /// By the offset.
  let pages = Gate<Int, Void>()

  func page(_ query: FavoritesQuery) async throws(DataError) -> FavoritesAnswer {
    await pages.answer(to: query.offset)
    return FavoritesFixtures.answer(query, ["\(query.offset)"], total: 9)
  }

  func change(_ change: FavoritesChange) async throws(DataError) -> FavoritesNotice {
    throw .nothingToUndo
  }
}
