import Catalog
import Cities
import Domain
import Synchronization
import TestSupport

/// Has no cities, and says so only after it was opened; they were fetched at the start of 1970.
final class GatedCities: LocalDataManager {
  typealias Item = City

  let sortKeys: [String] = []
  /// Those who wait; nil once it was opened.
  private let waiting = Mutex<[CheckedContinuation<Void, Never>]?>([])

  func open() {
    let all = waiting.withLock { waiting in
      defer { waiting = nil }
      return waiting ?? []
    }
    for one in all { one.resume() }
  }

  func page(_ query: CatalogQuery) async throws(DataError) -> CatalogPage<City> {
    await withCheckedContinuation { continuation in
      let isOpen = waiting.withLock { waiting in
        waiting?.append(continuation)
        return waiting == nil
      }
      if isOpen { continuation.resume() }
    }
    return CatalogPage(matches: [], total: 0)
  }

  func item(_ id: String) async throws(DataError) -> City {
    throw .notFound(Reference(.cities, id))
  }

  func id(_ steps: Int, from id: String) async throws(DataError) -> String? { nil }

  func parts(for query: CatalogQuery) async throws(DataError) -> [PartStatus] { [] }

  func parts(ofEntity id: String) async throws(DataError) -> [PartStatus] { [] }

  func provenance(of query: CatalogQuery) async throws(DataError) -> Provenance {
    Provenance(.cached, fetchedAt: 0)
  }

  func provenance(ofEntity id: String) async throws(DataError) -> Provenance {
    Provenance(.cached, fetchedAt: 0)
  }

  func store(_ deliveries: [Delivery<City>]) async throws(DataError) {}
}
