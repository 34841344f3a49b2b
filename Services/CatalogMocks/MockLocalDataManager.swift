package import Catalog
package import Domain
import Synchronization

/// Answers with the entities it holds, unsearched and in order, and records the queries and what it
/// is given to store, which takes the place of what it holds.
///
/// Of its parts, those that are no lists are every entity's; `error` is thrown by every call.
package final class MockLocalDataManager<Item: Entity>: LocalDataManager {
  package let sortKeys = ["name", "population"]
  private let error: DataError?
  private let suggestions: [CatalogPage<Item>.Match]
  private let all: Mutex<CatalogPage<Item>>
  private let log = Mutex<(queries: [CatalogQuery], stored: [[FetchResult<Item>]])>(([], []))

  /// - Parameters:
  ///   - parts: those of every query, and of every entity.
  ///   - alternate: how many are found by another name, in every answer.
  package init(
    _ matches: [CatalogPage<Item>.Match], parts: [PartStatus] = [], alternate: Int = 0,
    topHits: Int = 0, name: String? = nil, suggestions: [CatalogPage<Item>.Match] = [],
    error: DataError? = nil
  ) {
    all = Mutex(
      CatalogPage(
        matches: matches, total: 0, alternateTotal: alternate, topHits: topHits, name: name,
        parts: parts))
    self.suggestions = suggestions
    self.error = error
  }

  package var queries: [CatalogQuery] { log.withLock { $0.queries } }
  package var stored: [[FetchResult<Item>]] { log.withLock { $0.stored } }

  package func page(_ query: CatalogQuery) async throws(DataError) -> CatalogPage<Item> {
    log.withLock { $0.queries.append(query) }
    if let error { throw error }
    return all.withLock { $0.answer(to: query) }
  }

  package func suggestions(
    _ query: CatalogQuery
  ) async throws(DataError) -> [CatalogPage<Item>.Match] {
    if let error { throw error }
    return Array(suggestions.prefix(query.limit))
  }

  package func held(_ id: String) async throws(DataError) -> HeldItem<Item> {
    if let error { throw error }
    return all.withLock { $0.held(id) }
  }

  package func store(_ results: [FetchResult<Item>]) async throws(DataError) {
    log.withLock { $0.stored.append(results) }
    if let error { throw error }
    all.withLock { page in for result in results { page.take(result) } }
  }
}

/// A page of all that a mock holds.
extension CatalogPage {
  /// Unsearched, and as old as its oldest part.
  func answer(to query: CatalogQuery) -> CatalogPage {
    var page = self
    let found = matches.filter { query.ids?.contains($0.item.id) ?? true }
    page.total = found.count - alternateTotal
    page.matches = Array(found.dropFirst(query.offset).prefix(query.limit))
    page.provenance = oldest
    return page
  }

  func held(_ id: String) -> HeldItem<Item> {
    HeldItem(
      matches.first { $0.item.id == id }?.item, parts: parts.filter { !$0.part.isList },
      provenance: oldest)
  }

  mutating func take(_ result: FetchResult<Item>) {
    for (index, status) in parts.enumerated() where status.part == result.part {
      parts[index] = PartStatus(result.part, result.metadata)
    }
    if let items = result.items { matches = items.map { Match($0) } }
  }

  private var oldest: Provenance {
    let times = parts.compactMap(\.metadata?.fetchedAt)
    return times.min().map { Provenance(.cached, fetchedAt: $0) } ?? .embedded
  }
}
