package import Catalog
package import Domain

/// The cache of a program which has nowhere to keep one: nothing is in it, and nothing can be put
/// there; ``FallbackCache`` makes it bearable.
package struct UnstoredCache: CacheDataManager {
  private let error = DataError.unwritable(path: "cache.sqlite", reason: .noHome)

  package init() {}

  package func part(_ part: CatalogPart, of catalog: CatalogID) async -> CachedPart? { nil }

  package func stamps(of catalog: CatalogID) async -> [CatalogPart: Stamp] { [:] }

  package func pages(of catalog: CatalogID) async -> [CachedPart] { [] }

  package func rows(_ id: String, of catalog: CatalogID) async -> [CachedRow] { [] }

  package func replace(
    _ parts: [CachedPart], confirming confirmed: [CatalogPart: Stamp], of catalog: CatalogID
  ) async throws(DataError) {
    throw error
  }

  package func description(of reference: Reference, language: String) async -> CachedDescription? {
    nil
  }

  package func store(
    _ description: CachedDescription, of reference: Reference, language: String
  ) async throws(DataError) {
    throw error
  }
}
