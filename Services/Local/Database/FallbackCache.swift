package import Catalog
package import Domain
import Storage

/// A cache that takes what can't be stored, too: it is kept in memory, until the program ends.
///
/// From the first write that fails, all of its catalog is held in memory, what was stored of it
/// before included: other programs no longer see what becomes of it, nor this one what they do. New
/// descriptions are held there from the first that fails.
///
/// That another program is writing passes: such a write fails alone, and the next one is tried.
package actor FallbackCache: CacheDataManager {
  private let cache: any CacheDataManager
  private let warn: @Sendable (StoreWarning) -> Void
  private lazy var memory = InMemoryCacheDataManager()
  private var catalogsInMemory: Set<CatalogID> = []
  /// Counts what the cache took: what was read of it before is not all that is stored.
  private var writes: [CatalogID: Int] = [:]
  private var keepsDescriptions = false
  private var hasWarned = false

  /// - Parameters:
  ///   - cache: where everything is put that it takes.
  ///   - warn: told once that it does not.
  package init(
    _ cache: any CacheDataManager, warn: @escaping @Sendable (StoreWarning) -> Void
  ) {
    self.cache = cache
    self.warn = warn
  }

  package func parts(
    _ parts: [CatalogPart], of catalog: CatalogID
  ) async throws(DataError) -> [CachedPart] {
    try await holder(of: catalog).parts(parts, of: catalog)
  }

  package func metadata(of catalog: CatalogID) async throws(DataError) -> [CatalogPart:
    CacheMetadata]
  {
    try await holder(of: catalog).metadata(of: catalog)
  }

  package func parts(
    having id: String, of catalog: CatalogID
  ) async throws(DataError) -> [CachedPart] {
    try await holder(of: catalog).parts(having: id, of: catalog)
  }

  private func holder(of catalog: CatalogID) -> any CacheDataManager {
    catalogsInMemory.contains(catalog) ? memory : cache
  }

  package func replace(
    _ parts: [CachedPart], confirming confirmed: [CatalogPart: CacheMetadata], of catalog: CatalogID
  ) async throws(DataError) {
    if !catalogsInMemory.contains(catalog) {
      do throws(DataError) {
        try await cache.replace(parts, confirming: confirmed, of: catalog)
        writes[catalog, default: 0] += 1
        // Another write may have failed in the meantime: memory answers now.
        guard catalogsInMemory.contains(catalog) else { return }
      } catch {
        try fallBack(error)
        let stored = try await stored(of: catalog)
        if catalogsInMemory.insert(catalog).inserted {
          memory.replace(stored, confirming: [:], of: catalog)
        }
      }
    }
    memory.replace(parts, confirming: confirmed, of: catalog)
  }

  package func description(
    of reference: Reference, language: String
  ) async throws(DataError) -> CachedDescription? {
    if keepsDescriptions, let held = memory.description(of: reference, language: language) {
      return held
    }
    return try await cache.description(of: reference, language: language)
  }

  package func store(
    _ description: CachedDescription, of reference: Reference, language: String
  ) async throws(DataError) {
    if !keepsDescriptions {
      do throws(DataError) {
        return try await cache.store(description, of: reference, language: language)
      } catch {
        try fallBack(error)
        keepsDescriptions = true
      }
    }
    memory.store(description, of: reference, language: language)
  }

  /// Every part the cache holds of a catalog; read again while parts are being stored.
  private func stored(of catalog: CatalogID) async throws(DataError) -> [CachedPart] {
    while true {
      let count = writes[catalog]
      let parts = Array(try await cache.metadata(of: catalog).keys)
      let stored = try await cache.parts(parts, of: catalog)
      if writes[catalog] == count { return stored }
    }
  }

  /// - Throws: what is no failure of a file, and what passes.
  private func fallBack(_ error: DataError) throws(DataError) {
    switch error {
    case .unwritable(_, .busy): throw error
    case .unwritable(let path, let reason), .malformed(let path, let reason):
      guard !hasWarned else { return }
      hasWarned = true
      warn(.cacheUnwritable(path: path, reason: reason))
    default: throw error
    }
  }
}
