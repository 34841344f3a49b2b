package import Catalog
package import Domain

/// The favorites of a program which has nowhere to keep any: there are none, and none can be made.
package struct UnstoredFavorites: FavoritesDataManager {
  private let error: DataError

  /// - Parameter reason: why there is no place, as it ends the sentence "… can't be written:".
  package init(reason: String = "neither HOME nor XDG_DATA_HOME is set") {
    error = .unwritable(path: "favorites.sqlite", reason: reason)
  }

  package func all() async throws(DataError) -> [Favorite] { [] }

  package func ids(in catalog: CatalogID) async throws(DataError) -> Set<String> { [] }

  package func add(_ favorites: [Favorite]) async throws(DataError) -> [Reference] { throw error }

  package func remove(_ references: [Reference]) async throws(DataError) -> [Favorite] {
    throw error
  }

  package func undo() async throws(DataError) -> [Favorite] { throw error }
}
