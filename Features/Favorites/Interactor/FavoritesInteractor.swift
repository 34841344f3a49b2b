import Catalog
import Domain

/// The favorites of all catalogs, each looked up in its own.
struct FavoritesInteractor: FavoritesInteracting {
  let favorites: any FavoritesDataManager
  let documents: any DocumentDataManager
  let catalogs: [any SummaryLooking]
  /// The present, in seconds since 1970.
  let clock: @Sendable () -> Int

  func page(_ query: FavoritesQuery) async throws(DataError) -> FavoritesAnswer {
    let matches = Self.matches(try await favorites.all(), query)
    var query = query
    let last = Paging.lastOffset(count: matches.count, size: query.pageSize)
    query.offset = min(query.offset, last)
    var items: [FavoritesItem] = []
    for favorite in matches.dropFirst(query.offset).prefix(query.pageSize) {
      items.append(await item(favorite))
    }
    return FavoritesAnswer(query: query, items: items, total: matches.count)
  }

  func add(_ references: [Reference]) async throws(DataError) -> FavoritesAddition {
    var new: [Favorite] = []
    for reference in references where !new.contains(where: { $0.reference == reference }) {
      guard let summary = try await summary(reference) else { throw .notFound(reference) }
      new.append(
        Favorite(
          reference: reference, title: summary.title, position: summary.position, added: clock()))
    }
    let added = Set(try await favorites.add(new))
    return FavoritesAddition(
      added: new.filter { added.contains($0.reference) }.map(Self.titled),
      already: new.filter { !added.contains($0.reference) }.map(Self.titled))
  }

  func remove(_ references: [Reference]) async throws(DataError) -> FavoritesRemoval {
    let removed = try await favorites.remove(references)
    let there = Set(removed.map(\.reference))
    return FavoritesRemoval(
      removed: removed.map(Self.titled), missing: references.filter { !there.contains($0) })
  }

  func undo() async throws(DataError) -> [Favorite] {
    try await favorites.undo()
  }

  private static func titled(_ favorite: Favorite) -> TitledReference {
    TitledReference(favorite.reference, title: favorite.title)
  }

  /// Matches titles with a word that starts with the text; both are folded.
  static func matches(_ all: [Favorite], _ query: FavoritesQuery) -> [Favorite] {
    let favorites = all.filter { query.catalog == nil || $0.reference.catalog == query.catalog }
    let text = Fold.fold(query.search)
    guard !text.isEmpty else { return favorites }
    return favorites.filter { (" " + Fold.fold($0.title)).contains(" " + text) }
  }

  /// A catalog that can't answer leaves what was kept; only one that does not know it makes it gone.
  private func item(_ favorite: Favorite) async -> FavoritesItem {
    let kept = Summary(title: favorite.title, position: favorite.position)
    do {
      return FavoritesItem(
        favorite: favorite, summary: try await summary(favorite.reference) ?? kept)
    } catch {
      let isGone = if case .notFound = error { true } else { false }
      return FavoritesItem(favorite: favorite, summary: kept, isGone: isGone)
    }
  }

  /// What the catalog says; nil where what is held of it does not tell.
  func summary(_ reference: Reference) async throws(DataError) -> Summary? {
    guard let catalog = catalog(reference.catalog) else { throw .notFound(reference) }
    return try await catalog.summary(of: reference.id)
  }

  private func catalog(_ id: CatalogID) -> (any SummaryLooking)? {
    catalogs.first { $0.catalog.id == id }
  }
}
