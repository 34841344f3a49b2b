import Catalog
import Domain

/// The list of one catalog, over what this machine holds of it.
struct ListInteractor<Item: Entity & Summarizable>: ListInteracting {
  private let local: any LocalDataManager<Item>
  private let favorites: any FavoritesDataManager
  private let keeper: FavoriteKeeper

  init(
    local: any LocalDataManager<Item>, favorites: any FavoritesDataManager,
    clock: @escaping @Sendable () -> Int
  ) {
    self.local = local
    self.favorites = favorites
    keeper = FavoriteKeeper(favorites: favorites, clock: clock)
  }

  /// Favorites that can't be read take the stars away, not the list; only a list of nothing but
  /// favorites fails with them.
  func page(_ query: ListQuery) async throws(DataError) -> ListAnswer {
    var query = try Self.understood(query)
    // The store opens its file while the catalog searches.
    async let stars = stars()
    let only = query.favoritesOnly ? try await stars.get() : nil
    var page = try await fetch(query, only: only)
    let last = Paging.lastOffset(count: page.total + page.alsoKnownTotal, size: query.pageSize)
    if query.staysInRange, query.offset > last {
      query.offset = last
      page = try await fetch(query, only: only)
    }
    return Self.answer(query, page, await stars)
  }

  func toggleFavorite(_ reference: Reference) async throws(DataError) -> Bool {
    let summary = try await local.item(reference.id).summary
    return try await keeper.toggle(
      reference, title: summary.title, position: summary.position)
  }

  func undo() async throws(DataError) -> [Favorite] {
    try await keeper.undo()
  }

  private func stars() async -> Result<Set<String>, DataError> {
    do {
      return .success(try await favorites.ids(in: Item.catalog))
    } catch {
      return .failure(error)
    }
  }

  private func fetch(
    _ query: ListQuery, only ids: Set<String>?
  ) async throws(DataError) -> CatalogPage<Item> {
    do {
      return try await local.page(
        CatalogQuery(
          search: query.search, filters: query.filters, sort: query.sort, ids: ids,
          offset: query.offset, limit: query.pageSize))
    } catch .unknownFilter(let key, let known) {
      throw .unknownFilter(key, known: known + [ListQuery.favoriteKey])
    }
  }

  /// The query with `favorite=yes` and `favorite=no` turned into the restriction, of which the last
  /// one counts, with countries by their codes, where they are known, and the sort key in lower case.
  private static func understood(_ query: ListQuery) throws(DataError) -> ListQuery {
    var understood = query
    understood.sort = query.sort?.lowercased()
    understood.filters = query.filters.filter { $0.key != ListQuery.favoriteKey }.map { filter in
      guard filter.key == ListQuery.countryKey else { return filter }
      return Filter(
        key: filter.key, value: CountryLookup.code(for: filter.value) ?? filter.value)
    }
    for filter in query.filters where filter.key == ListQuery.favoriteKey {
      guard filter.value.lowercased() == "yes" else {
        throw .invalidFilter(key: filter.key, value: filter.value, known: ["yes"])
      }
      understood.favoritesOnly = true
    }
    return understood
  }

  private static func answer(
    _ query: ListQuery, _ page: CatalogPage<Item>, _ stars: Result<Set<String>, DataError>
  ) -> ListAnswer {
    var ids: Set<String> = []
    var error: DataError?
    switch stars {
    case .success(let starred): ids = starred
    case .failure(let failure): error = failure
    }
    let items = page.matches.map { match in
      ListItem(
        reference: match.item.reference, summary: match.item.summary,
        isFavorite: ids.contains(match.item.id), matchedName: match.matchedName)
    }
    return ListAnswer(
      query: query, items: items, total: page.total, alsoKnownTotal: page.alsoKnownTotal,
      favoritesError: error)
  }
}
