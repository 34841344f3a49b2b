package import Domain

/// The favorites of all catalogs, kept across runs and shared by programs running at once.
///
/// Ids and titles hold no NUL character; what follows one may be lost.
package protocol FavoritesDataManager: Sendable {
  /// All favorites by their time of adding, oldest first; those of the same second in the order
  /// they were added in.
  func all() async throws(DataError) -> [Favorite]

  /// The ids kept of one catalog.
  func ids(in catalog: CatalogID) async throws(DataError) -> Set<String>

  /// Adds what is not there yet, all or nothing, and returns the references that were new, in the
  /// order given. What is there already stays as it is.
  func add(_ favorites: [Favorite]) async throws(DataError) -> [Reference]

  /// Removes what is there, all or nothing, and returns it in the order of `all()`.
  ///
  /// What one call removed, `undo()` brings back; a call that removes nothing leaves the earlier
  /// removal to be undone.
  func remove(_ references: [Reference]) async throws(DataError) -> [Favorite]

  /// Brings back what the last removal took, with its time of adding and its place in the order,
  /// and returns it in the order of `all()`.
  ///
  /// What was added again meanwhile stays as it is and is not returned; a removal of which nothing
  /// is left to bring back is passed over. The last hundred removals are remembered, also after
  /// the program's end; each is undone once.
  /// - Throws: `nothingToUndo`.
  func undo() async throws(DataError) -> [Favorite]
}
