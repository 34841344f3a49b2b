package import Catalog
package import Domain

/// The favorites of a program which has nowhere to keep any: there are none, and none can be made.
package struct UnstoredFavorites: FavoritesDataManager {
  private let error = DataError.unwritable(path: "favorites.sqlite", reason: .noHome)

  package init() {}

  package func all() async throws(DataError) -> [Favorite] { [] }

  package func ids(in catalog: CatalogID) async throws(DataError) -> Set<String> { [] }

  package func add(_ favorites: [Favorite]) async throws(DataError) -> [Reference] { throw error }

  package func remove(_ references: [Reference]) async throws(DataError) -> [Favorite] {
    throw error
  }

  package func undo() async throws(DataError) -> [Favorite] { throw error }
}
