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

  package init(
    _ all: CatalogPage<Item>, suggestions: [CatalogPage<Item>.Match] = [], error: DataError? = nil
  ) {
    self.all = Mutex(all)
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
