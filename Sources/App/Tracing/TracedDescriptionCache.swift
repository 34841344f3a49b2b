import Catalog
import Domain

/// The stored descriptions of places, watched.
struct TracedDescriptionCache: DescriptionCacheDataManager {
  let base: any DescriptionCacheDataManager
  let tap: TraceTap

  func description(
    of reference: Reference, language: String
  ) async throws(DataError) -> CachedDescription? {
    try await tap.call("description", reference, language) { () async throws(DataError) in
      try await base.description(of: reference, language: language)
    }
  }

  func store(
    _ description: CachedDescription, of reference: Reference, language: String
  ) async throws(DataError) {
    try await tap.call("store", description, reference, language) { () async throws(DataError) in
      try await base.store(description, of: reference, language: language)
    }
  }
}
