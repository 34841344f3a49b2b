package import Domain

/// The cache of what the services sent; programs that run at once share it.
///
/// Everything in it can be fetched again, so it may be deleted at any time, and a part that can't be
/// read counts as missing. A part is replaced as a whole; stale parts are kept.
package protocol CacheDataManager: DescriptionCacheDataManager {
  /// Returns those of the parts that are held, with their rows, in any order.
  func parts(
    _ parts: [CatalogPart], of catalog: CatalogID
  ) async throws(DataError) -> [CachedPart]

  /// Returns the metadata of all parts that are held of a catalog, by the parts' keys: a dictionary
  /// by the parts themselves takes long to make.
  func metadata(of catalog: CatalogID) async throws(DataError) -> [String: CacheMetadata]

  /// Returns every part that has rows with an id, with these rows alone; the newest part comes first.
  func parts(
    having id: String, of catalog: CatalogID
  ) async throws(DataError) -> [CachedPart]

  /// Stores parts in the place of those held, and sets the metadata of the parts that the service
  /// confirmed, all or nothing.
  ///
  /// A confirmed part that is not held any more is not brought back.
  /// - Throws: `unwritable`, `malformed`.
  func replace(
    _ parts: [CachedPart], confirming confirmed: [CatalogPart: CacheMetadata], of catalog: CatalogID
  ) async throws(DataError)
}

/// The cache of the descriptions of places, each in its language.
package protocol DescriptionCacheDataManager: Sendable {
  /// Returns the description held of a place; `nil` if the encyclopedia was never asked.
  func description(
    of reference: Reference, language: String
  ) async throws(DataError) -> CachedDescription?

  /// Stores the description of a place in a language.
  /// - Throws: `unwritable`, `malformed`.
  func store(
    _ description: CachedDescription, of reference: Reference, language: String
  ) async throws(DataError)
}

/// A part of a catalog as the cache holds it.
package struct CachedPart: Hashable, Sendable {
  package let part: CatalogPart
  package let metadata: CacheMetadata
  /// The entities, in the order in which the service sent them.
  package let rows: [CachedRow]

  package init(_ part: CatalogPart, _ metadata: CacheMetadata, rows: [CachedRow]) {
    self.part = part
    self.metadata = metadata
    self.rows = rows
  }
}

/// An entity in the cache: its id, and the bytes that its catalog wrote.
///
/// Only the catalog can read them.
package struct CachedRow: Hashable, Sendable {
  package let id: String
  /// The entity, as its catalog encoded it.
  package let body: [UInt8]

  package init(id: String, body: [UInt8]) {
    self.id = id
    self.body = body
  }
}
