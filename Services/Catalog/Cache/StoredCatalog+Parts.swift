package import Domain

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
