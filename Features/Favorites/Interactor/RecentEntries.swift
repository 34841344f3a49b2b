import Catalog
import Domain

/// What was opened last, as a list of the same sort as the favorites.
///
/// The time of a row is when it was opened. Nothing is added or taken away here.
struct RecentEntries: FavoritesDataManager {
  let visits: any VisitsDataManager

  func all() async throws(DataError) -> [Favorite] {
    await visits.all().map {
      Favorite(reference: $0.reference, title: $0.title, position: nil, added: $0.last)
    }
  }

  func ids(in catalog: CatalogID) async throws(DataError) -> Set<String> { [] }

  func add(_ favorites: [Favorite]) async throws(DataError) -> [Reference] { [] }

  func remove(_ references: [Reference]) async throws(DataError) -> [Favorite] { [] }

  func undo() async throws(DataError) -> [Favorite] { throw .nothingToUndo }
}
