package import Domain

/// What favorites are kept with, to be read though the cache is gone and no service is reached.
package protocol KeptDataManager: Sendable {
  /// Keeps all that is held of some entities now, in the place of what was kept of them before.
  ///
  /// Of what nothing is held nothing is kept; what was kept of it stays.
  /// - Throws: `unwritable`, `malformed`.
  func keep(_ references: [Reference]) async throws(DataError)

  /// Those that something is kept of, as far as it can tell.
  func kept() async -> Set<Reference>

  /// Takes what is kept of some entities out of its file, for good.
  func forget(_ references: [Reference]) async throws(DataError)
}

/// Favorites that are kept with all that is known of them.
///
/// What is kept comes first: who is told of a new favorite can rely on it. Of what is no favorite
/// nothing kept is shown, and an undo brings it back with it. What no undo can bring back any more is
/// forgotten with the next removal.
package struct KeptFavorites: FavoritesDataManager {
  private let favorites: any FavoritesDataManager
  private let kept: [any KeptDataManager]

  /// - Parameters:
  ///   - favorites: the favorites themselves.
  ///   - kept: what keeps their facts, their texts, their pictures.
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
    // The removal is done: what can't be forgotten now is with the next one.
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
    // The other way round: where a picture is had from is told by the facts that are kept first.
    for kept in kept.reversed() { try await kept.forget(lost) }
  }

  package func undo() async throws(DataError) -> [Favorite] { try await favorites.undo() }
}
