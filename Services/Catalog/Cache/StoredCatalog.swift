package import Domain

/// A catalog whose entities are stored as JSON in the cache and searched in memory, some of them,
/// or some of what is known of them, perhaps embedded.
///
/// - Rows that can't be read (of another version of the program) are not held.
/// - What was read is kept while the cache has the same parts, by their stamps: a search as one
///   types reads nothing.
/// - An id is listed once: of several rows the first counts.
package struct StoredCatalog<Item: StoredEntity>: LocalDataManager {
  private let cache: any CacheDataManager
  private let embedded: EmbeddedItems<Item>
  private let shelf: CatalogShelf<Item>

  /// - Parameters:
  ///   - cache: where what was fetched is stored.
  ///   - embedded: answers while the whole list was never fetched, and fills the gaps of what is
  ///     stored; called once, when it is first needed.
  ///   - key: what an embedded entity and the stored one that it completes have in common; where
  ///     none has, the same id will do.
  package init(
    _ cache: any CacheDataManager, embedded: (@Sendable () -> [Item])? = nil,
    key: @escaping @Sendable (Item) -> String = { $0.id }
  ) {
    self.cache = cache
    self.embedded = EmbeddedItems(embedded, key: key)
    shelf = CatalogShelf(cache, embedded: self.embedded)
  }

  package var sortKeys: [String] { Item.sortKeys }

  @concurrent
  package func page(_ query: CatalogQuery) async throws(DataError) -> CatalogPage<Item> {
    let page = try await found(query, name: nil)
    guard page.total == 0, query.readsAreas, Item.filterKeys.contains("country"),
      let (name, code) = CountryLookup.ending(query.search)
    else { return page }
    var narrowed = query
    narrowed.search = name
    narrowed.filters.append(Filter(key: "country", value: code))
    return try await found(narrowed, name: name)
  }

  private func found(
    _ query: CatalogQuery, name: String?
  ) async throws(DataError) -> CatalogPage<Item> {
    let division = try division(for: query)
    let snapshot = try await shelf.snapshot(division)
    let order = snapshot.order(by: query.sort == Item.sortKeys.first ? nil : query.sort)
    let places = try snapshot.places(matching: query, in: order)
    let shown = places.dropFirst(max(0, query.offset)).prefix(max(0, query.limit))
      .map { snapshot.items[$0] }
    let details =
      query.hasDetails && Item.hasDetails ? try await shelf.details(of: shown.map(\.id)) : [:]
    return CatalogPage(
      matches: shown.map { item in
        CatalogPage.Match(item, detailed: details[item.id].map(item.completed))
      },
      total: places.count, name: name)
  }

  @concurrent
  package func item(_ id: String) async throws(DataError) -> Item {
    let known = await StoredCoding<Item>.items(of: try await cache.rows(id, of: Item.catalog))
    if let newest = known.first {
      return embedded.completing(known.dropFirst().reduce(newest) { $0.completed(by: $1) })
    }
    guard let item = embedded[id] else { throw .notFound(Reference(Item.catalog, id)) }
    return item
  }

  /// In the list of a query without filters; where that has no such entity, in any edition that has.
  @concurrent
  package func id(_ steps: Int, from id: String) async throws(DataError) -> String? {
    var divisions = [try Item.division(for: [])]
    if case .edition = divisions[0] {
      divisions += try await shelf.lists().compactMap { list in
        guard case .edition(let name) = list.part else { return nil }
        return .edition(name)
      }
    }
    for division in divisions {
      let snapshot = try await shelf.snapshot(division)
      guard let place = snapshot.place(of: id) else { continue }
      let (other, overflow) = place.addingReportingOverflow(steps)
      guard !overflow, snapshot.items.indices.contains(other) else { return nil }
      return snapshot.items[other].id
    }
    return nil
  }

  @concurrent
  package func store(_ deliveries: [Delivery<Item>]) async throws(DataError) {
    var parts: [CachedPart] = []
    var confirmed: [CatalogPart: Stamp] = [:]
    for delivery in deliveries {
      guard let items = delivery.items else {
        confirmed[delivery.part] = delivery.stamp
        continue
      }
      let held = delivery.stamp.isPartial ? try await held(delivery.part) : []
      do {
        let rows = try StoredCoding.rows(of: Self.joined(items, held))
        parts.append(CachedPart(Item.catalog, delivery.part, delivery.stamp, rows: rows))
      } catch {
        throw .unwritable(path: "\(Item.catalog.rawValue)", reason: .system("\(error)"))
      }
    }
    try await cache.replace(parts, confirming: confirmed, of: Item.catalog)
    shelf.forget(Set(deliveries.map(\.part)))
  }

  /// What can be read of a part.
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
    for filter in query.filters where !Item.filterKeys.contains(filter.key) {
      throw .unknownFilter(filter.typedKey, known: Item.filterKeys)
    }
    if let sort = query.sort, !Item.sortKeys.contains(sort) {
      throw .unknownSort(sort, known: Item.sortKeys)
    }
    return try Item.division(for: query.filters)
  }
}

// MARK: - Parts

extension StoredCatalog {
  /// Of pages, all that are held, and the one after them while rows are missing up to the query's
  /// end.
  ///
  /// A search, filters or certain ids ask for no further page: whether one has such rows nobody
  /// knows, and there is always another.
  @concurrent
  package func parts(for query: CatalogQuery) async throws(DataError) -> [PartStatus] {
    let division = try division(for: query)
    let parts = try await shelf.parts(division)
    let statuses = parts.map(\.status)
    guard division == .pages, !query.isSelective, let last = parts.last, let held = last.held,
      !held.isEmpty, !held.isLost, case .page(let number) = last.part
    else { return statuses }
    let (sum, overflow) = max(0, query.offset).addingReportingOverflow(max(0, query.limit))
    let rows = await shelf.snapshot(division, of: parts).items.count
    guard rows < (overflow ? .max : sum) else { return statuses }
    return statuses + [PartStatus(.page(number + 1), nil)]
  }

  package func parts(ofEntity id: String) async throws(DataError) -> [PartStatus] {
    guard Item.hasDetails else { return [] }
    return [try await shelf.details(of: id).status]
  }

  /// Where nothing is held and nothing is embedded, it will be of the cache, of no time yet.
  package func provenance(of query: CatalogQuery) async throws(DataError) -> Provenance {
    let division = try division(for: query)
    let parts = try await shelf.parts(division)
    let times = parts.filter(\.isEssential).compactMap { $0.held?.usableStamp?.fetchedAt }
    if let oldest = times.min() { return Provenance(.cached, fetchedAt: oldest) }
    guard case .whole = division, embedded.exist else { return Provenance(.cached) }
    return .embedded
  }

  /// What an entity's own answer says counts; without one, the newest list that has it.
  package func provenance(ofEntity id: String) async throws(DataError) -> Provenance {
    if Item.hasDetails, let stamp = try await shelf.details(of: id).held?.usableStamp {
      return Provenance(.cached, fetchedAt: stamp.fetchedAt)
    }
    let lists = try await shelf.lists().compactMap(\.held)
    let times = lists.filter { $0.items.contains { $0.id == id } }.map(\.stamp.fetchedAt)
    if let newest = times.max() { return Provenance(.cached, fetchedAt: newest) }
    return embedded[id] == nil ? Provenance(.cached) : .embedded
  }
}
