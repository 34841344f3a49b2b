import Catalog
import Domain
import Synchronization

/// Records what another cache is asked, and fails to write where it has an error.
final class CountingCache: CacheDataManager {
  private let cache: any CacheDataManager
  private let log = Mutex<(read: [CatalogPart], queries: [String])>(([], []))
  private let error: DataError?

  init(_ cache: any CacheDataManager, error: DataError? = nil) {
    self.cache = cache
    self.error = error
  }

  /// The parts that were read.
  var read: [CatalogPart] { log.withLock { $0.read } }

  /// What it was asked, in order.
  var queries: [String] { log.withLock { $0.queries } }

  func parts(
    _ parts: [CatalogPart], of catalog: CatalogID
  ) async throws(DataError) -> [CachedPart] {
    log.withLock { log in
      log.read += parts
      log.queries.append((["parts"] + parts.map(\.key)).joined(separator: " "))
    }
    return try await cache.parts(parts, of: catalog)
  }

  func metadata(of catalog: CatalogID) async throws(DataError) -> [CatalogPart: CacheMetadata] {
    log.withLock { $0.queries.append("metadata") }
    return try await cache.metadata(of: catalog)
  }

  func parts(
    having id: String, of catalog: CatalogID
  ) async throws(DataError) -> [CachedPart] {
    log.withLock { $0.queries.append("parts having \(id)") }
    return try await cache.parts(having: id, of: catalog)
  }

  func replace(
    _ parts: [CachedPart], confirming confirmed: [CatalogPart: CacheMetadata], of catalog: CatalogID
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
