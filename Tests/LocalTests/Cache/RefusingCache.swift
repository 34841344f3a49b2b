import Catalog
import Domain
import Storage

/// A cache that does not take one of its parts, or nothing, and during a call of which something else happens.
actor RefusingCache: CacheDataManager {
  /// What happens once, when a call comes to it.
  enum Moment: Hashable {
    /// A part was read and is not yet answered with.
    case read
    /// A write begins.
    case write
  }

  private let cache = InMemoryCacheDataManager()
  /// Nil is everything.
  private let refused: CatalogPart?
  private let error: DataError
  private var isRefusing = true
  private var events: [Moment: @Sendable () async throws(DataError) -> Void] = [:]

  init(refusing part: CatalogPart? = nil, with error: DataError) {
    refused = part
    self.error = error
  }

  /// Takes everything from now on.
  func relent() { isRefusing = false }

  func happen(
    at moment: Moment, _ event: @escaping @Sendable () async throws(DataError) -> Void
  ) {
    events[moment] = event
  }

  func parts(
    _ parts: [CatalogPart], of catalog: CatalogID
  ) async throws(DataError) -> [CachedPart] {
    let held = cache.parts(parts, of: catalog)
    try await events.removeValue(forKey: .read)?()
    return held
  }

  func metadata(of catalog: CatalogID) async -> [CatalogPart: CacheMetadata] {
    cache.metadata(of: catalog)
  }

  func parts(having id: String, of catalog: CatalogID) async -> [CachedPart] {
    cache.parts(having: id, of: catalog)
  }

  func replace(
    _ parts: [CachedPart], confirming confirmed: [CatalogPart: CacheMetadata], of catalog: CatalogID
  ) async throws(DataError) {
    try await events.removeValue(forKey: .write)?()
    if isRefusing, refused == nil || parts.contains(where: { $0.part == refused }) { throw error }
    cache.replace(parts, confirming: confirmed, of: catalog)
  }

  func description(of reference: Reference, language: String) async -> CachedDescription? {
    cache.description(of: reference, language: language)
  }

  func store(
    _ description: CachedDescription, of reference: Reference, language: String
  ) async throws(DataError) {
    if isRefusing, refused == nil { throw error }
    cache.store(description, of: reference, language: language)
  }
}
