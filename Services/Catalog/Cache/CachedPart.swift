package import Domain

/// A part of a catalog as the store holds it.
package struct CachedPart: Hashable, Sendable {
  package let catalog: CatalogID
  package let part: CatalogPart
  package let stamp: Stamp
  /// In the service's order.
  package let rows: [CachedRow]

  package init(_ catalog: CatalogID, _ part: CatalogPart, _ stamp: Stamp, rows: [CachedRow]) {
    self.catalog = catalog
    self.part = part
    self.stamp = stamp
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

/// A part that a question needs, and what the cache has of it.
struct HeldPart<Item: StoredEntity>: Sendable {
  let part: CatalogPart
  /// Nil where it is not held.
  let held: StoredPart<Item>?
  let isEssential: Bool

  /// What is to be asked of the service.
  var status: PartStatus { PartStatus(part, held?.usableStamp, isEssential: isEssential) }
}

/// How a catalog is cut into parts.
package enum CatalogDivision: Hashable, Sendable {
  /// One list, and parts that add to what it says.
  case whole(adding: [CatalogPart])
  /// Pages, one after the other, until one is empty.
  case pages
  /// One of several lists.
  case edition(String)
}
