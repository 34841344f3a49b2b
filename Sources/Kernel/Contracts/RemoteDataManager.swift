package import Domain

/// Fetches one catalog from a service on the network.
package protocol RemoteDataManager<Item>: Sendable {
  associatedtype Item: Entity

  /// The service it asks.
  var service: RemoteService { get }

  /// The number of seconds for which an answer is good; with `nil` it is good until the user asks
  /// again.
  var timeToLive: Int? { get }

  /// Fetches one part of the catalog.
  ///
  /// An entity may come without the facts that other parts have (a list has no details). A cancelled
  /// call ends at once, with any error.
  ///
  /// - Parameters:
  ///   - part: the part to fetch.
  ///   - validators: the validators of the part that is held; empty if none is.
  /// - Throws: `service`; `notFound` if the service has no such entity.
  func fetch(
    _ part: CatalogPart, unless validators: Validators
  ) async throws(DataError) -> FetchResult<Item>
}

/// A part of a catalog as the service sent it, on its way to the store.
package struct FetchResult<Item: Entity>: Hashable, Sendable {
  package let part: CatalogPart
  /// The items in the service's order; `nil` if it answered that the ones held are still right (304).
  package let items: [Item]?
  /// The metadata to store.
  ///
  /// If they are partial, the data held fill the gaps.
  package let metadata: CacheMetadata
  /// The number of rows in the answer that can't be used and are not among the items.
  package let skipped: Int

  package init(_ part: CatalogPart, items: [Item]?, metadata: CacheMetadata, skipped: Int = 0) {
    self.part = part
    self.items = items
    self.metadata = metadata
    self.skipped = skipped
  }
}

/// The headers of an answer by which the service later tells whether it has changed (RFC 9110, 8.8).
package struct Validators: Hashable, Sendable, Codable {
  /// The `ETag` header.
  package let etag: String?
  /// The `Last-Modified` header.
  package let lastModified: String?

  package init(etag: String? = nil, lastModified: String? = nil) {
    self.etag = etag
    self.lastModified = lastModified
  }

  package var isEmpty: Bool { etag == nil && lastModified == nil }
}

/// The time a part of a catalog was fetched, and the validators of that version.
package struct CacheMetadata: Hashable, Sendable {
  /// Seconds since 1970.
  package let fetchedAt: Int
  package let validators: Validators
  /// Whether some of the requests for the part failed.
  ///
  /// Such a part is stale from the start, and the data held before fill its gaps.
  package let isPartial: Bool

  package init(
    fetchedAt: Int, validators: Validators = Validators(), isPartial: Bool = false
  ) {
    self.fetchedAt = fetchedAt
    self.validators = validators
    self.isPartial = isPartial
  }
}

/// The state and the age of data.
package struct Provenance: Hashable, Sendable {
  package var state: DataState
  /// The time they were fetched, in seconds since 1970; with several parts, the oldest one.
  ///
  /// `nil` if they are embedded, or not there yet.
  package var fetchedAt: Int?

  package init(_ state: DataState, fetchedAt: Int? = nil) {
    self.state = state
    self.fetchedAt = fetchedAt
  }

  /// Data that are embedded in the program.
  package static let embedded = Provenance(.embedded)

  /// The same data after their service confirmed them.
  package var confirmed: Provenance { Provenance(.fresh, fetchedAt: fetchedAt) }
}

/// The origin of the data on screen; the raw value is the name in JSON.
package enum DataState: String, Hashable, Sendable {
  /// The program embeds them.
  case embedded
  /// The store had them.
  case cached
  /// The service sent them just now, or confirmed the stored ones.
  case fresh
}
