package import Domain

/// The descriptions of places that were fetched, each in its language.
package protocol DescriptionCacheDataManager: Sendable {
  /// The description held of a place; nil where none was ever asked for.
  func description(
    of reference: Reference, language: String
  ) async throws(DataError) -> CachedDescription?

  /// - Throws: `unwritable`, `malformed`.
  func store(
    _ description: CachedDescription, of reference: Reference, language: String
  ) async throws(DataError)
}
