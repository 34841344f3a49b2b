package import Catalog
package import Domain

/// Favorites that are forgotten with it; passes the same compatibility suite as the store.
package actor InMemoryFavoritesDataManager: FavoritesDataManager {
  private typealias Entry = (favorite: Favorite, place: Int)

  /// In the order of ``all()``.
  private var entries: [Entry] = []
  private var places = 0
  private var removals: [[Entry]] = []
  private let error: DataError?

  /// Holds some favorites, or fails: an `error` is thrown by every call.
  package init(_ favorites: [Favorite] = [], error: DataError? = nil) {
    self.error = error
    entries = favorites.enumerated().map { ($1, $0) }
    entries.sort(by: Self.precedes)
    places = favorites.count
  }

  package func all() async throws(DataError) -> [Favorite] {
    if let error { throw error }
    return entries.map(\.favorite)
  }

  package func ids(in catalog: CatalogID) async throws(DataError) -> Set<String> {
    Set(try await all().map(\.reference).filter { $0.catalog == catalog }.map(\.id))
  }

  package func add(_ favorites: [Favorite]) async throws(DataError) -> [Reference] {
    if let error { throw error }
    var added: [Reference] = []
    for favorite in favorites where !contains(favorite) {
      entries.append((favorite, places))
      places += 1
      added.append(favorite.reference)
    }
    entries.sort(by: Self.precedes)
    return added
  }

  package func remove(_ references: [Reference]) async throws(DataError) -> [Favorite] {
    if let error { throw error }
    let removed = entries.filter { references.contains($0.favorite.reference) }
    entries.removeAll { references.contains($0.favorite.reference) }
    if !removed.isEmpty { removals = (removals + [removed]).suffix(100) }
    return removed.map(\.favorite)
  }

  package func undo() async throws(DataError) -> [Favorite] {
    if let error { throw error }
    while let removed = removals.popLast() {
      let gone = removed.filter { !contains($0.favorite) }
      guard !gone.isEmpty else { continue }
      entries.append(contentsOf: gone)
      entries.sort(by: Self.precedes)
      return gone.map(\.favorite)
    }
    throw .nothingToUndo
  }

  private func contains(_ favorite: Favorite) -> Bool {
    entries.contains { $0.favorite.reference == favorite.reference }
  }

  private static func precedes(_ a: Entry, _ b: Entry) -> Bool {
    (a.favorite.added, a.place) < (b.favorite.added, b.place)
  }
}
