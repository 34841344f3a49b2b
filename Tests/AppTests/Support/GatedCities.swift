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
    return CatalogPage(matches: [], total: 0, provenance: Provenance(.cached, fetchedAt: 0))
  }

  func held(_ id: String) async throws(DataError) -> HeldItem<City> {
    HeldItem(nil, parts: [], provenance: Provenance(.cached, fetchedAt: 0))
  }

  func store(_ results: [FetchResult<City>]) async throws(DataError) {}
}
