package import Contracts
package import Domain

/// Stores entities as JSON in the cache, and searches them in memory.
///
/// Some entities, or some of their properties, may be embedded.
///
/// - Rows that can't be read (another version of the program wrote them) are left out.
/// - The rows that were read are kept while the metadata of the cache's parts are the same. So a search
///   that follows each key reads nothing.
/// - An id is listed once: if several rows have it, the first counts.
package struct StoredCatalog<Item: StoredEntity & Summarizable & Describable>: LocalDataManager {
  private let cache: any CacheDataManager
  private let embedded: (@Sendable () -> EmbeddedItems<Item>)?
  private let decoded: DecodedCache<Item>

  /// - Parameters:
  ///   - cache: where what was fetched is stored.
  ///   - embedded: answer while the whole list was never fetched, and fill the gaps of what is
  ///     stored; made when they are first needed.
  package init(
    _ cache: any CacheDataManager, embedded: (@Sendable () -> EmbeddedItems<Item>)? = nil
  ) {
    self.cache = cache
    self.embedded = embedded
    decoded = DecodedCache(cache)
  }

  package var sortKeys: [String] { Item.sortKeys }

  @concurrent
  package func page(_ query: CatalogQuery) async throws(DataError) -> ListPage {
    let division = try division(for: query)
    let metadata = try await cache.metadata(of: Item.catalog)
    let snapshot = try await decoded.snapshot(division, metadata, embedded: embedded?())
    let ((indices, unjudged), name) = try indices(of: query, in: snapshot)
    let shown = indices.dropFirst(max(0, query.offset)).prefix(max(0, query.pageSize))
      .map(snapshot.item)
    let details =
      query.hasFacts && Item.hasDetails
      ? try await decoded.details(of: shown.map(\.id), metadata) : [:]
    var page = ListPage(
      name: name, total: indices.count, parts: Self.statuses(of: snapshot, for: query),
      provenance: provenance(of: snapshot.parts))
    page.rows.reserveCapacity(shown.count)
    // Not `map`, whose body would ask for the generic types anew for each row.
    for item in shown {
      page.rows.append(
        ListRow(item, for: query, detailed: details[item.id].map(item.completed)))
    }
    page.unjudged = unjudged
    page.unreadable = snapshot.parts.reduce(0) { $0 + ($1.part.isList ? $1.unreadable : 0) }
    addNames(to: &page, for: query, in: snapshot)
    return page
  }

  /// Says of how many entities the names are held, and has those that are wanted asked for: what only
  /// adds to the answer is asked for in the order of its parts, and names may take longest.
  private func addNames(
    to page: inout ListPage, for query: CatalogQuery, in snapshot: CatalogSnapshot<Item>
  ) {
    guard Item.listsDetails, query.naming != .none else { return }
    let unnamed = snapshot.unnamed
    page.names = NameCount(snapshot.count - unnamed.count, of: snapshot.count)
    let ids =
      query.naming == .ofAll ? unnamed : page.rows.map(\.reference.id).filter(unnamed.contains)
    if !ids.isEmpty { page.parts.append(PartStatus(.names(of: ids), nil)) }
  }

  @concurrent
  package func named(_ query: CatalogQuery) async throws(DataError) -> NameMatches {
    let snapshot = try await snapshot(of: query)
    let found = snapshot.names.first(max(0, query.pageSize), fitting: query.search) { index in
      query.ids?.contains(snapshot.item(index).id) ?? true
    }
    return NameMatches(
      found.entities.map { NameMatch(ListRow(snapshot.item($0.index), for: query), $0.rank) },
      total: found.total)
  }

  /// The entities one of whose names a slip or two tell from the search, those with the fewest slips
  /// first.
  @concurrent
  package func suggestions(_ query: CatalogQuery) async throws(DataError) -> [NameMatch] {
    let slips = Slips(Fold.fold(query.search))
    guard slips.most > 0, query.pageSize > 0 else { return [] }
    let snapshot = try await snapshot(of: query)
    var all = query
    all.search = ""
    let wanted = Set(try snapshot.indices(matching: all, in: snapshot.order(by: nil)).indices)
    let near = snapshot.names.near(slips).filter { wanted.contains($0.index) }
    return (1...slips.most).flatMap { count in near.filter { $0.slips == count } }
      .prefix(query.pageSize).map { near in
        let item = snapshot.item(near.index)
        // Somebody who means a name rarely mistypes it twice.
        let weight = item.nameWeight / (near.slips == 1 ? 1 : 100)
        return NameMatch(ListRow(item, for: query), NameRank(.guess, weight: weight))
      }
  }

  private func snapshot(
    of query: CatalogQuery
  ) async throws(DataError) -> CatalogSnapshot<Item> {
    let metadata = try await cache.metadata(of: Item.catalog)
    return try await decoded.snapshot(
      try division(for: query), metadata, embedded: embedded?())
  }

  /// Returns the indices of a query's rows, and how many others were not judged; and, if the end of its
  /// search named a country, the part before that, by which they were found.
  private func indices(
    of query: CatalogQuery, in snapshot: CatalogSnapshot<Item>
  ) throws(DataError) -> (found: (indices: [Int], unjudged: Int), name: String?) {
    let isOwnOrder = query.sort == nil || query.sort == Item.sortKeys.first
    let key = isOwnOrder ? nil : query.sort
    let order = snapshot.order(by: Item.order(key, in: query.language))
    let found = try snapshot.indices(matching: query, in: order)
    guard found.indices.isEmpty, query.isTyped,
      Item.filters.contains(where: { $0.key == Filter.countryKey }),
      let (name, code) = CountryLookup.ending(query.search)
    else { return (found, nil) }
    var narrowed = query
    narrowed.search = name
    narrowed.filters.append(Filter(key: Filter.countryKey, value: code))
    return (try snapshot.indices(matching: narrowed, in: order), name)
  }

  /// The status of each page that is held, and of the one after them while rows are missing up to the
  /// query's end.
  ///
  /// A search, filters or certain ids ask for no further page: nobody knows whether it has such rows,
  /// and there is always another. An entity's own answer is renewed when the entity is opened.
  private static func statuses(
    of snapshot: CatalogSnapshot<Item>, for query: CatalogQuery
  ) -> [PartStatus] {
    let statuses = snapshot.parts.compactMap { part -> PartStatus? in
      switch part.part {
      case .entity, .names: return nil
      case .whole, .page, .edition, .categories:
        return PartStatus(part.part, part.usableMetadata)
      }
    }
    guard !query.isSelective, let last = snapshot.parts.last, !last.items.isEmpty,
      case .page(let number) = last.part, snapshot.count < query.end
    else { return statuses }
    return statuses + [PartStatus(.page(number + 1), nil)]
  }

  /// Returns the origin of the rows; if nothing is held and nothing is embedded, it is the cache
  /// without a time.
  private func provenance(of parts: [DecodedPart<Item>]) -> Provenance {
    var oldest: Int?
    // A loop makes no types at run time.
    for part in parts where part.part.isList {
      if let time = part.usableMetadata?.fetchedAt { oldest = min(oldest ?? time, time) }
    }
    if let oldest { return Provenance(.cached, fetchedAt: oldest) }
    return embedded == nil ? Provenance(.cached) : .embedded
  }

  /// Its age is that of the entity's own answer; without one, of the newest list that has it.
  @concurrent
  package func held(_ id: String) async throws(DataError) -> HeldItem<Item> {
    var parts: [DecodedPart<Item>] = []
    for cached in try await cache.parts(having: id, of: Item.catalog) {
      parts.append(await DecodedPart(cached.part, cached))
    }
    let own = parts.first { $0.part == .entity(id) }?.usableMetadata
    let newest = own ?? parts.first { $0.part.isList && !$0.items.isEmpty }?.metadata
    let (embedded, known) = (embedded?(), parts.flatMap(\.items))
    let joined = known.first.map { first in
      known.dropFirst().reduce(first) { $0.completed(by: $1) }
    }
    return HeldItem(
      joined.map { embedded?.completing($0) ?? $0 } ?? embedded?[id],
      parts: Item.hasDetails ? [PartStatus(.entity(id), own)] : [],
      provenance: newest.map { Provenance(.cached, fetchedAt: $0.fetchedAt) }
        ?? (embedded?[id] == nil ? Provenance(.cached) : .embedded))
  }

  /// In the catalog's own order an entity is looked for in the list of a query without filters, and
  /// where that does not have it, in any edition that has.
  @concurrent
  package func turn(
    _ steps: Int, from id: String, in query: CatalogQuery?
  ) async throws(DataError) -> AdjacentRow {
    let isOwnOrder = query == nil
    let metadata = try await cache.metadata(of: Item.catalog)
    let query = query ?? CatalogQuery(pageSize: .max)
    var divisions = [try division(for: query)]
    if isOwnOrder, case .edition = divisions[0] {
      divisions += metadata.keys.sorted().compactMap { key in
        if case .edition(let name)? = CatalogPart(key: key) { .edition(name) } else { nil }
      }
    }
    for division in divisions {
      let snapshot = try await decoded.snapshot(division, metadata, embedded: embedded?())
      let rows = try indices(of: query, in: snapshot).found.indices.map {
        snapshot.item($0).reference
      }
      let turn = AdjacentRow(steps, from: Reference(Item.catalog, id), among: rows)
      if turn != .unlisted { return turn }
    }
    return .unlisted
  }

  @concurrent
  package func store(_ results: [FetchResult<Item>]) async throws(DataError) {
    var parts: [CachedPart] = []
    var confirmed: [CatalogPart: CacheMetadata] = [:]
    for result in results {
      guard let items = result.items else {
        confirmed[result.part] = result.metadata
        continue
      }
      let held = result.metadata.isPartial ? try await held(result.part) : []
      do {
        let rows = try StoredCoding.rows(of: Self.joined(items, held))
        parts.append(CachedPart(result.part, result.metadata, rows: rows))
      } catch {
        throw .unwritable(path: "\(Item.catalog.rawValue)", reason: .system("\(error)"))
      }
    }
    try await cache.replace(parts, confirming: confirmed, of: Item.catalog)
    decoded.forget(results.map(\.part))
  }

  /// Returns the items of a part that can be read.
  private func held(_ part: CatalogPart) async throws(DataError) -> [Item] {
    await StoredCoding.items(of: try await cache.parts([part], of: Item.catalog).flatMap(\.rows))
  }

  /// Some items with the gaps filled from those held, and then those only held.
  private static func joined(_ items: [Item], _ held: [Item]) -> [Item] {
    let known = Dictionary(held.map { ($0.id, $0) }) { first, _ in first }
    let ids = Set(items.map(\.id))
    return items.map { item in known[item.id].map(item.completed) ?? item }
      + held.filter { !ids.contains($0.id) }
  }

  /// The parts that answer a query, its keys checked.
  private func division(for query: CatalogQuery) throws(DataError) -> CatalogDivision {
    for filter in query.filters { _ = try Item.condition(filter, language: query.language) }
    if let sort = query.sort, !Item.sortKeys.contains(sort) {
      throw .unknownSort(sort, known: Item.sortKeys.map { Words(name: $0) })
    }
    return try Item.division(for: query.filters)
  }
}

extension CatalogQuery {
  /// Whether it may leave out entities, whatever the page.
  fileprivate var isSelective: Bool {
    ids != nil || !filters.isEmpty || !SearchWords(search).isEmpty
  }
}
