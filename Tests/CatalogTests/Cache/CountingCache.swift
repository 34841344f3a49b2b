import Catalog
import Domain
import Synchronization

/// Records which parts are read of another cache, and fails to write where it has an error.
final class CountingCache: CacheDataManager {
  private let cache: any CacheDataManager
  private let log = Mutex<[CatalogPart]>([])

  private let error: DataError?

  init(_ cache: any CacheDataManager, error: DataError? = nil) {
    self.cache = cache
    self.error = error
  }

  var read: [CatalogPart] { log.withLock { $0 } }

  func parts(
    _ parts: [CatalogPart], of catalog: CatalogID
  ) async throws(DataError) -> [CachedPart] {
    log.withLock { $0 += parts }
    return try await cache.parts(parts, of: catalog)
  }

  func stamps(of catalog: CatalogID) async throws(DataError) -> [CatalogPart: Stamp] {
    try await cache.stamps(of: catalog)
  }

  func rows(_ id: String, of catalog: CatalogID) async throws(DataError) -> [CachedRow] {
    try await cache.rows(id, of: catalog)
  }

  func replace(
    _ parts: [CachedPart], confirming confirmed: [CatalogPart: Stamp], of catalog: CatalogID
  ) async throws(DataError) {
    if let error { throw error }
    try await cache.replace(parts, confirming: confirmed, of: catalog)
  }

  func description(
    of reference: Reference, language: String
  ) async throws(DataError) -> CachedDescription? {
    try await cache.description(of: reference, language: language)
  }

  func store(
    _ description: CachedDescription, of reference: Reference, language: String
  ) async throws(DataError) {
    try await cache.store(description, of: reference, language: language)
  }
}
