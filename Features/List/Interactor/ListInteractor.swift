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
  /// The present, in seconds since 1970.
  let clock: @Sendable () -> Int

  /// Favorites that can't be read take the stars away, not the list; only a list of nothing but
  /// favorites fails with them.
  func page(_ query: ListQuery) async throws(DataError) -> ListAnswer {
    try await read(query).answer
  }

  /// The entities that are often opened and fit a query, the likeliest first; none unless the query is to
  /// begin with them.
  private func frequent(
    _ query: ListQuery
  ) async throws(DataError) -> [CatalogPage<Item>.Match] {
    guard query.startsWithFrequent, query.sort == nil, !query.favoritesOnly else { return [] }
    let now = clock()
    let ids = await visits.known()
      .filter { $0.isFrequent && $0.reference.catalog == Item.catalog }
      .sorted { ($0.frecency(at: now), $0.last) > ($1.frecency(at: now), $1.last) }
      .map(\.reference.id)
    guard !ids.isEmpty else { return [] }
    var asked = query.at(0)
    asked.pageSize = ids.count
    let found = try await source.local.page(asked.asked(only: Set(ids))).matches
    return Array(
      ids.compactMap { id in found.first { $0.item.id == id } }.prefix(ListQuery.topHits))
  }

  /// The page; the first one begins with the entities that are often opened.
  ///
  /// The rows that they push off the first page begin the second, so that no row is passed over.
  private func page(
    _ query: ListQuery, _ asked: CatalogQuery
  ) async throws(DataError) -> (page: CatalogPage<Item>, frequent: Set<String>) {
    let frequent = try await frequent(query)
    guard !frequent.isEmpty else { return (try await source.local.page(asked), []) }
    let ids = Set(frequent.map(\.item.id))
    var first = asked
    first.offset = 0
    var page = try await source.local.page(first)
    let others = page.matches.filter { !ids.contains($0.item.id) }
    if query.offset == 0 {
      let tops = page.matches.prefix(page.topHits).count { !ids.contains($0.item.id) }
      page.matches = Array((frequent + others).prefix(max(query.pageSize, 0)))
      page.topHits = min(frequent.count + tops, page.matches.count)
    } else {
      var moved = asked
      moved.offset -= ids.count - (page.matches.count - others.count)
      page = try await source.local.page(moved)
      page.matches.removeAll { ids.contains($0.item.id) }
    }
    return (page, ids)
  }

  /// The answer to a query, and the parts of the catalog that it needs.
  ///
  /// - Parameters:
  ///   - query: the question.
  ///   - reach: how many rows the parts should have; `nil` is as many as the page needs.
  ///   - namesAll: whether names of more than the page are wanted, if any are.
  func read(
    _ query: ListQuery, reach: Int? = nil, namesAll: Bool = false
  ) async throws(DataError) -> (answer: ListAnswer, parts: [PartStatus]) {
    // The store opens its file while the catalog searches.
    async let stars = Stars(of: Item.catalog, in: favorites)
    do {
      var query = try query.normalized(source.local.sortKeys, catalog)
      let only = query.favoritesOnly ? try await stars.get() : query.ids
      var (page, frequent) = try await page(
        query, query.asked(only: only, reach: reach, namesAll: namesAll))
      let parts = page.parts
      let last = query.within(page.count)
      if query.isTyped, query != last {
        query = last
        (page, frequent) = try await self.page(query, query.asked(only: only, reach: reach))
      }
      let suggestions = page.count == 0 ? try await suggestions(query, only: only) : []
      return (answer(query, page, frequent, suggestions, await stars), parts)
    } catch .invalidFilter(let key, let value, let known) where query.isInSpanish {
      // Regions have a sentence of their own, by this key.
      let typed = key == Filter.regionKey ? key : catalog?.typedKey(key).spanish ?? key
      throw .invalidFilter(key: typed, value: value, known: known)
    } catch .unknownFilter(let key, let known) {
      let words = known.map { catalog?.typedKey($0.english) ?? $0 }
      throw .unknownFilter(key, known: words + [ListQuery.favoriteWords])
    } catch .unknownSort(let key, let known) {
      throw .unknownSort(key, known: catalog?.sorts.map(\.words) ?? known)
    }
  }

  private func suggestions(
    _ query: ListQuery, only ids: Set<String>?
  ) async throws(DataError) -> [CatalogPage<Item>.Match] {
    guard !query.search.isEmpty, query.pageSize > 0 else { return [] }
    return try await source.local.suggestions(query.suggestionsQuery(only: ids))
  }

  func load(_ query: ListQuery, _ policy: CachePolicy) -> AnySteps<Loaded<ListAnswer>> {
    Steps { step in
      var reach = query.reach()
      await source.load(policy) { skipped async throws(DataError) in
        var (answer, parts) = try await read(query, reach: reach, namesAll: policy == .always)
        if let skipped {
          answer = answer.confirmed(skipping: skipped)
        } else {
          reach = query.reach(in: answer.count)
        }
        return Reading(
          .success(answer), parts: parts, isCached: answer.isCached, count: answer.total)
      } step: { loaded in
        if policy == .always, case .final(var answer) = loaded {
          answer.isRefreshed = true
          return step(.final(answer))
        }
        step(loaded)
      }
    }
  }

  func change(_ change: StarChange) async throws(DataError) -> [Favorite] {
    try await favorites.change(change, at: clock()) { reference async throws(DataError) in
      try await source.local.item(reference.id).summary
    }
  }

  func copy(_ references: [Reference]) async throws(DataError) {
    var lines: [String] = []
    for reference in references {
      let item = try await source.local.item(reference.id)
      lines.append(SharedText.line(item.summary.title, item.facts.link))
    }
    try await links.copy(lines.joined(separator: "\n"))
  }

  func thumbnails(
    of entities: [(Reference, PictureAddress)], fitting size: PictureSize
  ) -> AnySteps<(Reference, Picture)> {
    Steps { step in
      await withTaskGroup { group in
        for (reference, address) in entities {
          group.addTask {
            let picture = try? await pictures.picture(address, fitting: size, inPixels: false)
            if let picture { step((reference, picture)) }
          }
        }
      }
    }
  }

  private func answer(
    _ query: ListQuery, _ page: CatalogPage<Item>, _ frequent: Set<String>,
    _ suggestions: [CatalogPage<Item>.Match],
    _ stars: Stars
  ) -> ListAnswer {
    var query = query
    // The typed word may be the beginning of the region's name, or another name.
    if let index = query.filters.firstIndex(where: { $0.key == Filter.regionKey }),
      let region = page.matches.first?.item.facts.region
    {
      query.filters[index] = Filter(key: query.filters[index].typedKey, value: region)
    }
    let matches = suggestions.isEmpty ? page.matches : suggestions
    var items: [ListItem] = []
    items.reserveCapacity(matches.count)
    // Not `map`, whose body would ask for the generic types anew for each row.
    for match in matches {
      let reference = match.item.reference
      items.append(
        ListItem(
          reference: reference, summary: match.item.summary,
          isFavorite: stars.ids.contains(reference.id), isFrequent: frequent.contains(reference.id),
          matchedName: match.matchedName,
          sortedBy: query.sort.flatMap { match.item.fact(sortedBy: $0) },
          facts: query.hasFacts ? (match.detailed ?? match.item).facts : []))
    }
    var answer = ListAnswer(
      query: query, name: page.name, items: items, topHits: page.topHits,
      areSuggestions: !suggestions.isEmpty, total: page.total, alternateTotal: page.alternateTotal,
      favoritesError: stars.error, provenance: page.provenance, unreadable: page.unreadable)
    answer.names = page.names
    answer.lacksNames = page.parts.contains { if case .names = $0.part { true } else { false } }
    return answer
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
