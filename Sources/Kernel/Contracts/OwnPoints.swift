import Domain
import Geo
import Synchronization

/// The user's own points as a catalog: the points among the favorites, and those that this process
/// has seen there.
///
/// A removed point can still be read, so that the screen that shows it can make it a favorite again.
package struct OwnPoints: CatalogModule {
  package let source: CatalogSource<KeptPoint>

  package init(source: CatalogSource<KeptPoint>) {
    self.source = source
  }

  /// - Parameters:
  ///   - favorites: the store of the points; `nil` if there are none.
  ///   - clock: returns the present, in seconds since 1970.
  package init(_ favorites: (any FavoritesDataManager)?, clock: @escaping @Sendable () -> Int) {
    self.init(
      source: CatalogSource(local: LocalPoints(favorites), remote: nil, clock: clock))
  }

  package static let description = CatalogDescription(
    id: KeptPoint.catalog,
    words: CatalogWords(
      kind: Words("own point"),
      verb: Words("points", context: "verb"),
      summary: Words("open your own points"),
      invitation: Words("your own points, imported into the favorites"),
      nothingFound: Words("None of your points has all of these words: “{0}”."),
      searched: Words("search words of the name"),
      credits: []),
    filters: [],
    sorts: [
      SortOption("added", Words("time of adding")),
      SortOption("name", Words("name")),
    ],
    search: SearchTraits(),
    rows: RowTraits(fields: ["name", "latitude", "longitude"], gridPicture: nil),
    holding: StorageTraits(isWhole: true), ids: .word, services: [])
}

/// Reads the user's own points from the favorites.
private final class LocalPoints: LocalDataManager {
  let sortKeys = OwnPoints.description.sortKeys
  private let favorites: (any FavoritesDataManager)?
  private let seen = Mutex<[String: KeptPoint]>([:])

  init(_ favorites: (any FavoritesDataManager)?) {
    self.favorites = favorites
  }

  func page(_ query: CatalogQuery) async throws(DataError) -> ListPage {
    if let filter = query.filters.first { throw .unknownFilter(filter.key, known: []) }
    if let sort = query.sort, !sortKeys.contains(sort) {
      throw .unknownSort(sort, known: OwnPoints.description.sorts.map(\.words))
    }
    let words = Fold.fold(query.search).split(separator: " ")
    var found = try await points().filter { point in
      query.ids?.contains(point.id) ?? true && Fold.words(of: point.name, startWith: words)
    }
    if query.sort == "name" {
      found = found.map { (Fold.fold($0.name), $0) }
        .sorted { ($0.0, $0.1.id) < ($1.0, $1.1.id) }.map(\.1)
    }
    let shown = found.dropFirst(max(0, query.offset)).prefix(max(0, query.pageSize))
    return ListPage(rows: shown.map { ListRow($0, for: query) }, total: found.count)
  }

  /// Finds points by their names; a position finds itself, as a point that is not kept yet.
  func named(_ query: CatalogQuery) async throws(DataError) -> NameMatches {
    let points = try await points()
    var column = NameColumn()
    for point in points { column.append(names: [point.name], texts: [], weight: Self.weight) }
    let found = column.first(max(0, query.pageSize), fitting: query.search) {
      query.ids?.contains(points[$0].id) ?? true
    }
    var matches = NameMatches(
      found.entities.map { NameMatch(ListRow(points[$0.index], for: query), $0.rank) },
      total: found.total)
    if query.ids == nil, let position = PositionReader.coordinate(query.search) {
      let point = KeptPoint(position)
      seen.withLock { $0[point.id] = point }
      var row = ListRow(point, for: query)
      row.kind = Words("position")
      let match = NameMatch(row, NameRank(.whole, weight: Self.weight))
      matches.matches = Array(([match] + matches.matches).prefix(max(0, query.pageSize)))
      matches.total += 1
    }
    return matches
  }

  /// Whoever gave a name to a point means it: it weighs more than any country.
  private static let weight = 10_000_000_000

  func held(_ id: String) async throws(DataError) -> HeldItem<KeptPoint> {
    let kept = try await points().first { $0.id == id }
    return HeldItem(kept ?? seen.withLock { $0[id] }, parts: [], provenance: .embedded)
  }

  func store(_ results: [FetchResult<KeptPoint>]) async throws(DataError) {}

  private func points() async throws(DataError) -> [KeptPoint] {
    let points = try await favorites?.all().compactMap(KeptPoint.init) ?? []
    seen.withLock { seen in for point in points { seen[point.id] = point } }
    return points
  }
}
