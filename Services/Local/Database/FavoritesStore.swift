package import Catalog
package import Domain

/// The favorites in an SQLite file, kept across runs and shared by programs running at once.
///
/// Making one touches nothing: the file is opened by the first call and made by the first write.
///
/// - Reading where nothing is stored, or nothing can be, finds nothing. A file or folder that can
///   only be read is read.
/// - A damaged file is moved aside (`favorites.sqlite.corrupt-20260131-235959`, UTC), said so
///   through `warn`, and the next write starts a new one; `malformed` where it can't be moved.
/// - A file of a newer version of the program is left alone: `malformed`.
/// - The file is readable by its owner only (0600), so is the folder it makes (0700). A file of
///   somebody else, or on a file system without permissions, is used as it is.
/// - A call waits up to five seconds for another program's write.
package actor FavoritesStore: FavoritesDataManager {
  private let file: DatabaseFile
  private let queries: FavoriteQueries

  /// - Parameters:
  ///   - path: the database, whose folder is made with its first write; nil where there is no place
  ///     for it.
  ///   - catalogs: those that are offered; favorites of others are kept, and not told.
  ///   - clock: the present, in seconds since 1970; it names files that are set aside.
  ///   - warn: told at once what the store did by itself.
  package init(
    path: String?, catalogs: [CatalogID], clock: @escaping @Sendable () -> Int,
    warn: @escaping @Sendable (StoreWarning) -> Void
  ) {
    file = DatabaseFile(path: path, schema: .favorites, clock: clock, warn: warn)
    queries = FavoriteQueries(catalogs: catalogs)
  }

  package func all() async throws(DataError) -> [Favorite] {
    try file.read(orElse: [], queries.all)
  }

  package func ids(in catalog: CatalogID) async throws(DataError) -> Set<String> {
    try file.read(orElse: []) { [queries] in try queries.ids(in: catalog, $0) }
  }

  package func add(_ favorites: [Favorite]) async throws(DataError) -> [Reference] {
    try file.write { [queries] in try queries.add(favorites, $0) }
  }

  package func remove(_ references: [Reference]) async throws(DataError) -> [Favorite] {
    try file.write { [queries] in try queries.remove(references, $0) }
  }

  package func undo() async throws(DataError) -> [Favorite] {
    try file.write(queries.undo)
  }
}
