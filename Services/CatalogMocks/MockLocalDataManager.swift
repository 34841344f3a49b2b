package import Catalog
package import Domain
import Synchronization

/// Answers with the entities it holds, unsearched and in order, and records the queries and what it
/// is given to store.
///
/// What is stored takes the place of what it holds, and its parts count as fetched then. `error`,
/// where given, is thrown by every call.
package final class MockLocalDataManager<Item: Entity>: LocalDataManager {
  package let sortKeys: [String]
  private let alsoKnown: Int
  private let topHits: Int
  private let name: String?
  private let guesses: [CatalogPage<Item>.Match]
  private let error: DataError?
  private let entityParts: [PartStatus]?
  private let state: Mutex<State>

  private struct State {
    var matches: [CatalogPage<Item>.Match]
    var parts: [PartStatus]
    var queries: [CatalogQuery] = []
    var stored: [[Delivery<Item>]] = []
  }

  /// - Parameters:
  ///   - parts: those of every query and of every entity.
  ///   - entityParts: those of every entity, where they are others than a query's.
  ///   - topHits: how many rows of every page are top hits.
  ///   - name: what every search is said to have been found by.
  ///   - guesses: what every query that finds nothing may mean.
  package init(
    _ matches: [CatalogPage<Item>.Match], parts: [PartStatus] = [],
    entityParts: [PartStatus]? = nil, alsoKnown: Int = 0,
    topHits: Int = 0, name: String? = nil,
    guesses: [CatalogPage<Item>.Match] = [],
    sortKeys: [String] = ["name", "population"],
    error: DataError? = nil
  ) {
    state = Mutex(State(matches: matches, parts: parts))
    self.entityParts = entityParts
    self.alsoKnown = alsoKnown
    self.topHits = topHits
    self.name = name
    self.guesses = guesses
    self.sortKeys = sortKeys
    self.error = error
  }

  /// The queries it was asked, in order.
  package var queries: [CatalogQuery] { state.withLock { $0.queries } }

  /// What it was given to store, call by call.
  package var stored: [[Delivery<Item>]] { state.withLock { $0.stored } }

  package func page(_ query: CatalogQuery) async throws(DataError) -> CatalogPage<Item> {
    state.withLock { $0.queries.append(query) }
    if let error { throw error }
    let held = state.withLock { $0.matches }.filter { query.ids?.contains($0.item.id) ?? true }
    return CatalogPage(
      matches: Array(held.dropFirst(query.offset).prefix(query.limit)),
      total: held.count - alsoKnown, alsoKnownTotal: alsoKnown, topHits: topHits, name: name)
  }

  package func guesses(
    _ query: CatalogQuery
  ) async throws(DataError) -> [CatalogPage<Item>.Match] {
    if let error { throw error }
    return Array(guesses.prefix(query.limit))
  }

  package func item(_ id: String) async throws(DataError) -> Item {
    if let error { throw error }
    guard let match = state.withLock({ $0.matches }).first(where: { $0.item.id == id }) else {
      throw .notFound(Reference(Item.catalog, id))
    }
    return match.item
  }

  package func id(_ steps: Int, from id: String) async throws(DataError) -> String? {
    let ids = state.withLock { $0.matches }.map(\.item.id)
    guard let index = ids.firstIndex(of: id) else { return nil }
    let (other, overflow) = index.addingReportingOverflow(steps)
    return !overflow && ids.indices.contains(other) ? ids[other] : nil
  }

  package func parts(for query: CatalogQuery) async throws(DataError) -> [PartStatus] {
    state.withLock { $0.parts }
  }

  package func parts(ofEntity id: String) async throws(DataError) -> [PartStatus] {
    entityParts ?? state.withLock { $0.parts }
  }

  package func provenance(of query: CatalogQuery) async throws(DataError) -> Provenance {
    provenance
  }

  package func provenance(ofEntity id: String) async throws(DataError) -> Provenance {
    provenance
  }

  private var provenance: Provenance {
    let times = state.withLock { $0.parts }.compactMap(\.stamp?.fetchedAt)
    return times.min().map { Provenance(.cached, fetchedAt: $0) } ?? .embedded
  }

  package func store(_ deliveries: [Delivery<Item>]) async throws(DataError) {
    if let error { throw error }
    state.withLock { state in
      state.stored.append(deliveries)
      for delivery in deliveries {
        state.parts = state.parts.map {
          $0.part == delivery.part
            ? PartStatus($0.part, delivery.stamp, isEssential: $0.isEssential) : $0
        }
        if let items = delivery.items { state.matches = items.map { .init($0) } }
      }
    }
  }
}
