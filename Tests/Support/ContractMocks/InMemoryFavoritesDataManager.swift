package import Contracts
package import Domain

/// Favorites in memory; they pass the same compatibility suite as the store.
package actor InMemoryFavoritesDataManager: FavoritesDataManager {
  private typealias Entry = (favorite: Favorite, place: Int)

  private enum Change {
    case added([Reference])
    case removed([Entry])
  }

  private var entries: [Reference: Entry]
  private var places: Int
  private var changes: [Change] = []
  private let error: DataError?

  /// Holds some favorites; with an `error`, every call throws it.
  package init(_ favorites: [Favorite] = [], error: DataError? = nil) {
    self.error = error
    places = favorites.count
    entries = Dictionary(
      uniqueKeysWithValues: favorites.enumerated().map { ($1.reference, ($1, $0)) })
  }

  package func all() async throws(DataError) -> [Favorite] {
    if let error { throw error }
    return Self.ordered(entries.values)
  }

  package func ids(in catalog: CatalogID) async throws(DataError) -> Set<String> {
    Set(try await all().map(\.reference).filter { $0.catalog == catalog }.map(\.id))
  }

  package func add(_ favorites: [Favorite]) async throws(DataError) -> [Reference] {
    if let error { throw error }
    var added: [Reference] = []
    for favorite in favorites where entries[favorite.reference] == nil {
      entries[favorite.reference] = (favorite, places)
      places += 1
      added.append(favorite.reference)
    }
    if !added.isEmpty { changes = (changes + [.added(added)]).suffix(100) }
    return added
  }

  package func remove(_ references: [Reference]) async throws(DataError) -> [Favorite] {
    if let error { throw error }
    let removed = references.compactMap { entries.removeValue(forKey: $0) }
    if !removed.isEmpty { changes = (changes + [.removed(removed)]).suffix(100) }
    return Self.ordered(removed)
  }

  package func undo() async throws(DataError) -> StarOutcome {
    if let error { throw error }
    while let change = changes.popLast() {
      switch change {
      case .added(let references):
        let withdrawn = references.compactMap { entries.removeValue(forKey: $0) }
        if !withdrawn.isEmpty { return .withdrawn(Self.ordered(withdrawn)) }
      case .removed(let removed):
        let gone = removed.filter { entries[$0.favorite.reference] == nil }
        for entry in gone { entries[entry.favorite.reference] = entry }
        if !gone.isEmpty { return .restored(Self.ordered(gone)) }
      }
    }
    throw .nothingToUndo
  }

  package func remembered() async throws(DataError) -> Set<Reference> {
    if let error { throw error }
    let removed = changes.flatMap { change -> [Reference] in
      if case .removed(let entries) = change { entries.map(\.favorite.reference) } else { [] }
    }
    return Set(entries.keys).union(removed)
  }

  private static func ordered(_ entries: some Sequence<Entry>) -> [Favorite] {
    entries.sorted { ($0.favorite.added, $0.place) < ($1.favorite.added, $1.place) }
      .map(\.favorite)
  }
}
