import Components
import Contracts
import Domain
import Localization

/// The favorites of all catalogs, each looked up in its own.
struct FavoritesInteractor: FavoritesInteracting {
  let favorites: any FavoritesDataManager
  /// The visits that are listed in place of the favorites; `nil` lists the favorites.
  var visits: (any VisitsDataManager)?
  let documents: any DocumentDataManager
  /// Reads the points of a file.
  var points: FavoritesAssembly.PointReader = FavoritesAssembly.noPoints
  var links: any LinkDataManager = NoLinks()
  let catalogs: [any SummaryDataManager]
  /// The present, in seconds since 1970.
  let clock: @Sendable () -> Int

  func page(_ query: CatalogQuery) async throws(DataError) -> ListPage {
    let query = try FavoritesQuery(query)
    let matches = try query.rows(among: try await entries(), of: catalogs.map(\.catalog.id))
    let page = query.asked.within(matches.count)
    var rows: [ListRow] = []
    for favorite in matches.dropFirst(page.offset).prefix(page.pageSize) {
      rows.append(await row(favorite))
    }
    return ListPage(query: page, rows: rows, total: matches.count)
  }

  /// The entries that are listed; the time of a visit is when it happened last.
  private func entries() async throws(DataError) -> [Favorite] {
    guard let visits else { return try await favorites.all() }
    return await visits.all().map {
      Favorite(reference: $0.reference, title: $0.title, position: nil, added: $0.last)
    }
  }

  func change(_ change: FavoritesChange) async throws(DataError) -> FavoritesNotice {
    switch change {
    case .add(let references): .added(try await add(references))
    case .remove(let references): .removed(try await remove(references))
    case .toggle(let references): try await toggle(references)
    case .undo: try await undo()
    case .copy(let references): .rows(.copied(try await copy(references)))
    case .export(let path, let format, let replacing):
      try await export(to: path, as: format, replacing: replacing)
    case .restore(let path): .imported(try await restore(from: path))
    }
  }

  private func undo() async throws(DataError) -> FavoritesNotice {
    let outcome = try await favorites.undo()
    let titles = outcome.favorites.map(\.title)
    return outcome.areStarred ? .restored(titles) : .withdrawn(titles)
  }

  private func toggle(_ references: [Reference]) async throws(DataError) -> FavoritesNotice {
    if references.count == 1, let reference = references.first,
      try await favorites.ids(in: reference.catalog).contains(reference.id)
    {
      return .removed(try await remove(references))
    }
    return .added(try await add(references))
  }

  func add(_ references: [Reference]) async throws(DataError) -> FavoritesAddition {
    var new: [Favorite] = []
    for reference in references where !new.contains(where: { $0.reference == reference }) {
      guard let row = try await catalogRow(reference) else { throw .notFound(reference) }
      new.append(Favorite(reference, row.summary, added: clock()))
    }
    let added = Set(try await favorites.add(new))
    return FavoritesAddition(
      added: new.filter { added.contains($0.reference) },
      already: new.filter { !added.contains($0.reference) })
  }

  func remove(_ references: [Reference]) async throws(DataError) -> FavoritesRemoval {
    let removed = try await favorites.remove(references)
    let there = Set(removed.map(\.reference))
    return FavoritesRemoval(
      removed: removed, missing: references.filter { !there.contains($0) })
  }

  /// Copies a line each; an entity that is gone from its catalog has the title that was kept.
  private func copy(_ references: [Reference]) async throws(DataError) -> Int {
    let all = try await entries()
    return try await links.copy(references) { reference async throws(DataError) in
      guard let favorite = all.first(where: { $0.reference == reference }) else { return nil }
      return await row(favorite)
    }
  }

  /// Returns a favorite with the data of its catalog.
  ///
  /// If the catalog can't answer, the kept data are shown; the favorite is gone only if the catalog says that
  /// it does not have it.
  private func row(_ favorite: Favorite) async -> ListRow {
    let kept = Summary(title: favorite.title, position: favorite.position)
    var row = ListRow(reference: favorite.reference, summary: kept)
    // The catalog of the user's own points is the favorites: it would read all of them for each.
    if let point = KeptPoint(favorite) {
      row = ListRow(point, for: CatalogQuery(hasFacts: true))
    } else {
      do {
        row = try await catalogRow(favorite.reference) ?? row
      } catch {
        row.isGone = if case .notFound = error { true } else { false }
      }
    }
    row.added = favorite.added
    return row
  }

  /// The row in its catalog; `nil` if the stored part of the catalog does not have it.
  func catalogRow(_ reference: Reference) async throws(DataError) -> ListRow? {
    guard let catalog = catalogs.first(where: { $0.catalog.id == reference.catalog }) else {
      throw .notFound(reference)
    }
    return try await catalog.row(reference.id)
  }
}

/// The favorites that a list of them shows, page after page, whatever their catalogs.
struct FavoritesOrder: RowOrder {
  let favorites: any FavoritesDataManager
  let query: CatalogQuery

  /// An entity that is no favorite any more is not in the list.
  func turn(_ rows: Int, from reference: Reference) async throws(DataError) -> AdjacentRow {
    let matches = try FavoritesQuery(query).rows(among: try await favorites.all())
    return AdjacentRow(rows, from: reference, among: matches.map(\.reference))
  }
}
