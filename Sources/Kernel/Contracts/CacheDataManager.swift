package import Domain

/// What was fetched, kept until it is fetched again; shared by programs running at once.
///
/// Everything in it can be had again: it may be deleted at any time, and what can't be read is not
/// there. Parts are replaced whole; stale ones are kept.
package protocol CacheDataManager: DescriptionCacheDataManager {
  /// Those of the parts that are held, with their rows, in any order.
  func parts(
    _ parts: [CatalogPart], of catalog: CatalogID
  ) async throws(DataError) -> [CachedPart]

  /// The metadata of all parts held of a catalog, by their keys: a dictionary by the parts themselves
  /// takes long to make.
  func metadata(of catalog: CatalogID) async throws(DataError) -> [String: CacheMetadata]

  /// Every part that has rows under an id, with these rows alone; the newest part first.
  func parts(
    having id: String, of catalog: CatalogID
  ) async throws(DataError) -> [CachedPart]

  /// Puts parts in the place of those held, and sets the metadata of parts that were confirmed: all
  /// or nothing.
  ///
  /// A confirmed part that is not held any more stays away.
  /// - Throws: `unwritable`, `malformed`.
  func replace(
    _ parts: [CachedPart], confirming confirmed: [CatalogPart: CacheMetadata], of catalog: CatalogID
  ) async throws(DataError)
}

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

/// A part of a catalog as the cache holds it.
package struct CachedPart: Hashable, Sendable {
  package let part: CatalogPart
  package let metadata: CacheMetadata
  /// In the service's order.
  package let rows: [CachedRow]

  package init(_ part: CatalogPart, _ metadata: CacheMetadata, rows: [CachedRow]) {
    self.part = part
    self.metadata = metadata
    self.rows = rows
  }
}

/// An entity in the store: its id and, opaque to the store, what its catalog wrote.
package struct CachedRow: Hashable, Sendable {
  package let id: String
  package let body: [UInt8]

  package init(id: String, body: [UInt8]) {
    self.id = id
    self.body = body
  }
}
