package import Catalog
package import Domain

/// A cache that is forgotten with it; passes the same compatibility suite as the store.
package actor InMemoryCacheDataManager: CacheDataManager {
  private var contents = CacheContents()
  private let error: DataError?

  /// - Parameter error: thrown by every write.
  package init(error: DataError? = nil) {
    self.error = error
  }

  package func parts(_ parts: [CatalogPart], of catalog: CatalogID) async -> [CachedPart] {
    contents.parts(parts, of: catalog)
  }

  package func stamps(of catalog: CatalogID) async -> [CatalogPart: Stamp] {
    contents.stamps(of: catalog)
  }

  package func rows(_ id: String, of catalog: CatalogID) async -> [CachedRow] {
    contents.rows(id, of: catalog)
  }

  package func replace(
    _ parts: [CachedPart], confirming confirmed: [CatalogPart: Stamp], of catalog: CatalogID
  ) async throws(DataError) {
    if let error { throw error }
    contents.replace(parts, confirming: confirmed, of: catalog)
  }

  package func description(of reference: Reference, language: String) async -> CachedDescription? {
    contents.description(of: reference, language: language)
  }

  package func store(
    _ description: CachedDescription, of reference: Reference, language: String
  ) async throws(DataError) {
    if let error { throw error }
    contents.store(description, of: reference, language: language)
  }
}
