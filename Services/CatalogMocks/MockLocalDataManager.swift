package import Catalog
package import Domain
import Synchronization

/// Answers with the entities it holds, unsearched and in order, and records the queries.
///
/// `error`, where given, is thrown by every call.
package final class MockLocalDataManager<Item: Entity>: LocalDataManager {
  package let filterKeys: [String]
  package let sortKeys: [String]
  private let matches: [CatalogPage<Item>.Match]
  private let alsoKnown: Int
  private let error: DataError?
  private let log = Mutex<[CatalogQuery]>([])

  package init(
    _ matches: [CatalogPage<Item>.Match], alsoKnown: Int = 0, filterKeys: [String] = ["country"],
    sortKeys: [String] = ["name", "population"], error: DataError? = nil
  ) {
    self.matches = matches
    self.alsoKnown = alsoKnown
    self.filterKeys = filterKeys
    self.sortKeys = sortKeys
    self.error = error
  }

  /// The queries it was asked, in order.
  package var queries: [CatalogQuery] { log.withLock { $0 } }

  package func page(_ query: CatalogQuery) async throws(DataError) -> CatalogPage<Item> {
    log.withLock { $0.append(query) }
    if let error { throw error }
    let held = matches.filter { query.ids?.contains($0.item.id) ?? true }
    return CatalogPage(
      matches: Array(held.dropFirst(query.offset).prefix(query.limit)),
      total: held.count - alsoKnown, alsoKnownTotal: alsoKnown)
  }

  package func item(_ id: String) async throws(DataError) -> Item {
    if let error { throw error }
    guard let match = matches.first(where: { $0.item.id == id }) else {
      throw .notFound(Reference(Item.catalog, id))
    }
    return match.item
  }
}
