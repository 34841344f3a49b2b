package import Domain

/// Keeps data for the favorites, so that they can be read without the cache and without a service.
package protocol KeptDataManager: Sendable {
  /// Keeps all data that are held of some entities now. They replace the data kept of these before.
  ///
  /// An entity that this machine holds no data of is passed over: data kept of it before stay.
  /// - Throws: `unwritable`, `malformed`.
  func keep(_ references: [Reference]) async throws(DataError)

  /// Returns the entities that it keeps data of, as far as it can tell.
  func kept() async -> Set<Reference>

  /// Deletes the data kept of some entities from its file, for good.
  func forget(_ references: [Reference]) async throws(DataError)
}

/// Favorites that keep all that is known of their entities.
///
/// The data are kept before the favorite is added, so whoever hears of a new favorite can rely on
/// them. The data of a removed favorite are not shown, and an undo makes them visible again. Once no
/// undo can bring the favorite back, the next removal deletes its data.
package struct KeptFavorites: FavoritesDataManager {
  private let favorites: any FavoritesDataManager
  private let kept: [any KeptDataManager]

  /// - Parameters:
  ///   - favorites: Stores the favorites themselves.
  ///   - kept: The stores of their facts, their texts and their pictures.
  package init(_ favorites: any FavoritesDataManager, with kept: [any KeptDataManager]) {
    self.favorites = favorites
    self.kept = kept
  }

  package func all() async throws(DataError) -> [Favorite] { try await favorites.all() }

  package func ids(in catalog: CatalogID) async throws(DataError) -> Set<String> {
    try await favorites.ids(in: catalog)
  }

  package func add(_ favorites: [Favorite]) async throws(DataError) -> [Reference] {
    for kept in kept { try await kept.keep(favorites.map(\.reference)) }
    return try await self.favorites.add(favorites)
  }

  package func remove(_ references: [Reference]) async throws(DataError) -> [Favorite] {
    let removed = try await favorites.remove(references)
    // The removal is done. Data that can't be deleted now are deleted with the next one.
    try? await forget()
    return removed
  }

  package func remembered() async throws(DataError) -> Set<Reference> {
    try await favorites.remembered()
  }

  private func forget() async throws(DataError) {
    var found: Set<Reference> = []
    for kept in kept { found.formUnion(await kept.kept()) }
    guard !found.isEmpty else { return }
    let lost = Array(found.subtracting(try await favorites.remembered()))
    guard !lost.isEmpty else { return }
    // In reverse: the facts, which are kept first, say which address a picture was fetched from.
    for kept in kept.reversed() { try await kept.forget(lost) }
  }

  package func undo() async throws(DataError) -> [Favorite] { try await favorites.undo() }
}
