import Components
import Contracts
import Domain

/// The list of one catalog: first the rows that this machine holds, then those of its service.
struct ListInteractor<Item: Entity & Summarizable & Describable>: ListInteracting {
  let source: CatalogSource<Item>
  /// The description of the catalog; without one, only the keys of the store are known.
  var catalog: CatalogDescription?
  let favorites: any FavoritesDataManager
  var pictures: any PictureDataManager = NoPictures()
  var visits: any VisitsDataManager = NoVisits()
  var links: any LinkDataManager = NoLinks()
  /// The catalogs in which a person's search may find something, too; `nil` does not look there.
  var elsewhere: EverythingDataManager?
  /// Finds the place that an order by distance measures from.
  var origin: OriginFinder?
  /// The present, in seconds since 1970.
  let clock: @Sendable () -> Int

  /// Favorites that can't be read take the stars away, not the list; only a list of nothing but
  /// favorites fails with them.
  func page(_ query: CatalogQuery) async throws(DataError) -> ListPage {
    try await read(query).page
  }

  /// The entities that are often opened and fit a query, the likeliest first; none unless the query is to
  /// begin with them.
  private func frequent(_ query: CatalogQuery) async throws(DataError) -> [ListRow] {
    guard query.startsWithFrequent, query.sort == nil, !query.favoritesOnly else { return [] }
    let now = clock()
    let ids = await visits.known()
      .filter { $0.isFrequent && $0.reference.catalog == Item.catalog }
      .sorted { ($0.frecency(at: now), $0.last) > ($1.frecency(at: now), $1.last) }
      .map(\.reference.id)
    guard !ids.isEmpty else { return [] }
    var asked = query.asked(only: Set(ids)).at(0)
    asked.pageSize = ids.count
    var found = try await source.local.page(asked).rows
    for index in found.indices { found[index].isFrequent = true }
    return Array(
      ids.compactMap { id in found.first { $0.reference.id == id } }
        .prefix(CatalogQuery.mostFrequent))
  }

  /// The page of a catalog; the first one begins with the entities that are often opened.
  ///
  /// The rows that they push off the first page begin the second, so that no row is passed over.
  private func found(_ asked: CatalogQuery) async throws(DataError) -> ListPage {
    let frequent = try await frequent(asked)
    guard !frequent.isEmpty else { return try await source.local.page(asked) }
    let ids = Set(frequent.map(\.reference.id))
    var page = try await source.local.page(asked.at(0))
    let others = page.rows.filter { !ids.contains($0.reference.id) }
    if asked.offset == 0 {
      let tops = page.rows.prefix(page.topHits).count { !ids.contains($0.reference.id) }
      page.rows = Array((frequent + others).prefix(max(asked.pageSize, 0)))
      page.topHits = min(frequent.count + tops, page.rows.count)
    } else {
      let moved = ids.count - (page.rows.count - others.count)
      page = try await source.local.page(asked.at(asked.offset - moved))
      page.rows.removeAll { ids.contains($0.reference.id) }
    }
    return page
  }

  /// The answer to a query, and the parts of the catalog that it needs.
  ///
  /// - Parameter query: the question, with the number of rows that the parts should have.
  func read(
    _ query: CatalogQuery
  ) async throws(DataError) -> (page: ListPage, parts: [PartStatus]) {
    // The store opens its file while the catalog searches.
    async let stars = Stars(of: Item.catalog, in: favorites)
    do {
      var query = try await located(query).normalized(source.local.sortKeys, catalog)
      let only = query.favoritesOnly ? try await stars.get() : nil
      var page = try await found(query.asked(only: only, of: catalog))
      let parts = page.parts
      let last = query.within(page.count)
      if query.isTyped, query != last {
        query = last
        page = try await found(query.asked(only: only, of: catalog))
      }
      if page.count == 0 {
        page.rows = try await suggestions(query.asked(only: only, of: catalog))
        page.areSuggestions = !page.rows.isEmpty
      }
      page.query = query
      page.complete(await stars)
      return (page, parts)
    } catch .invalidFilter(let key, let value, let known) where query.language != .english {
      // Regions have a sentence of their own, by this key.
      let typed = key == Filter.regionKey ? key : catalog?.typedKey(key)[query.language] ?? key
      throw .invalidFilter(key: typed, value: value, known: known)
    } catch .unknownFilter(let key, let known) {
      let words = known.map { catalog?.typedKey($0.english) ?? $0 }
      throw .unknownFilter(key, known: words + [CatalogQuery.favoriteWords])
    } catch .unknownSort(let key, let known) {
      throw .unknownSort(key, known: catalog?.sorts.map(\.words) ?? known)
    }
  }

  /// Returns the query with the place that stands after the key of its order.
  private func located(_ query: CatalogQuery) async throws(DataError) -> CatalogQuery {
    guard query.origin == nil, let origin, let typed = query.sort,
      let place = catalog?.sort(typed).place
    else { return query }
    var located = query
    guard !place.isEmpty else { throw .noOrigin("") }
    located.origin = try await origin(place)
    return located
  }

  /// As many suggestions as are of use, and as fit beside the line that announces them.
  private func suggestions(_ asked: CatalogQuery) async throws(DataError) -> [ListRow] {
    guard !asked.search.isEmpty, asked.pageSize > 0 else { return [] }
    var few = asked.at(0)
    few.pageSize = min(5, max(1, asked.pageSize - 1))
    return try await source.local.suggestions(few).map(\.row)
  }

  func load(_ query: CatalogQuery, _ policy: CachePolicy) -> AnySteps<Loaded<ListPage>> {
    Steps { step in
      var asked = query
      asked.reach = query.reach()
      if policy == .always, query.naming == .ofPage { asked.naming = .ofAll }
      await source.load(policy) { skipped async throws(DataError) in
        var (page, parts) = try await read(asked)
        (page.query.reach, page.query.naming) = (query.reach, query.naming)
        if let skipped {
          (page.provenance, page.skipped) = (page.provenance.confirmed, skipped)
        } else {
          asked.reach = query.reach(in: page.count)
        }
        return HeldAnswer(.success(page), parts: parts, isCached: page.isCached, count: page.total)
      } step: { loaded in
        if policy == .always, case .final(var page) = loaded {
          page.isRefreshed = true
          return step(.final(page))
        }
        step(loaded)
      }
    }
  }

  func countElsewhere(_ query: CatalogQuery) async -> Int {
    await elsewhere?.count(query, except: Item.catalog) ?? 0
  }

  func change(_ change: StarChange) async throws(DataError) -> StarOutcome {
    try await favorites.change(change, at: clock()) { reference async throws(DataError) in
      try await source.local.item(reference.id).summary
    }
  }

  func copy(_ references: [Reference]) async throws(DataError) {
    try await links.copy(references) { reference async throws(DataError) in
      ListRow(try await source.local.item(reference.id), for: CatalogQuery(hasFacts: true))
    }
  }

  func thumbnails(of rows: [ListRow], fitting size: PictureSize) -> AnySteps<Thumbnail> {
    Steps { step in
      await withTaskGroup { group in
        for row in rows {
          guard let address = row.summary.picture else { continue }
          group.addTask {
            let picture = try? await pictures.picture(address, fitting: size, inPixels: false)
            if let picture { step((row.reference, picture)) }
          }
        }
      }
    }
  }
}

extension ListPage {
  /// Adds the stars, and what the rows say of the query.
  fileprivate mutating func complete(_ stars: Stars) {
    partialError = stars.error
    if !stars.ids.isEmpty {
      for index in rows.indices {
        rows[index].isFavorite = stars.ids.contains(rows[index].reference.id)
      }
    }
    lacksNames = parts.contains { if case .names = $0.part { true } else { false } }
    parts = []
    // The typed word may be the beginning of the region's name, or another name.
    let region = query.filters.firstIndex {
      $0.key == Filter.regionKey && $0.comparison == .equal
    }
    if !areSuggestions, let index = region, let region = rows.first?.facts.region {
      query.filters[index] = Filter(key: query.filters[index].typedKey, value: region)
    }
  }
}

/// The favorites of a catalog; none if they can't be read.
///
/// It is no `Result`: a value that is awaited with `async let` has a type at run time, and a generic type
/// costs a search 0.4 million instructions.
private struct Stars: Sendable {
  private(set) var ids: Set<String> = []
  private(set) var error: DataError?

  init(of catalog: CatalogID, in favorites: any FavoritesDataManager) async {
    do throws(DataError) {
      ids = try await favorites.ids(in: catalog)
    } catch {
      self.error = error
    }
  }

  func get() throws(DataError) -> Set<String> {
    if let error { throw error }
    return ids
  }
}
