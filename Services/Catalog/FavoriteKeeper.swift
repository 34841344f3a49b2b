package import Domain

/// The rule of favorites that every feature shares: what is one is taken off, what is not is added
/// with what its row needs.
package struct FavoriteKeeper: Sendable {
  private let favorites: any FavoritesDataManager
  private let clock: @Sendable () -> Int

  /// The clock gives the present in seconds since 1970.
  package init(
    favorites: any FavoritesDataManager, clock: @escaping @Sendable () -> Int
  ) {
    self.favorites = favorites
    self.clock = clock
  }

  package func contains(_ reference: Reference) async throws(DataError) -> Bool {
    try await favorites.ids(in: reference.catalog).contains(reference.id)
  }

  /// Returns the favorite that the entity is now, or nil.
  package func toggle(
    _ reference: Reference, title: String, position: Coordinate?
  ) async throws(DataError) -> Favorite? {
    if try await !favorites.remove([reference]).isEmpty { return nil }
    let favorite = Favorite(
      reference: reference, title: title, position: position, added: clock())
    _ = try await favorites.add([favorite])
    return favorite
  }

  /// Brings back what was removed last and returns it.
  package func undo() async throws(DataError) -> [Favorite] {
    try await favorites.undo()
  }
}
