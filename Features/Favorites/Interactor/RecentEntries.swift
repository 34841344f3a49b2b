import Catalog
import Domain

/// What was opened last, as a list of the same sort as the favorites.
///
/// The time of a row is when it was opened. What is added or taken away are favorites.
struct RecentEntries: FavoritesDataManager {
  let visits: any VisitsDataManager
  let favorites: any FavoritesDataManager

  func all() async throws(DataError) -> [Favorite] {
    await visits.all().map {
      Favorite(reference: $0.reference, title: $0.title, position: nil, added: $0.last)
    }
  }

  func ids(in catalog: CatalogID) async throws(DataError) -> Set<String> {
    try await favorites.ids(in: catalog)
  }

  func add(_ favorites: [Favorite]) async throws(DataError) -> [Reference] {
    try await self.favorites.add(favorites)
  }

  func remove(_ references: [Reference]) async throws(DataError) -> [Favorite] {
    try await favorites.remove(references)
  }

  func undo() async throws(DataError) -> [Favorite] { try await favorites.undo() }
}
