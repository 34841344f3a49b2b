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

/// What a cache holds, as a value in memory.
package struct CacheContents: Sendable {
  private struct DescriptionKey: Hashable {
    let reference: Reference
    let language: String
  }

  private var catalogs: [CatalogID: [CatalogPart: CachedPart]] = [:]
  private var descriptions: [DescriptionKey: CachedDescription] = [:]

  package init() {}

  package func parts(_ parts: [CatalogPart], of catalog: CatalogID) -> [CachedPart] {
    parts.compactMap { catalogs[catalog]?[$0] }
  }

  package func stamps(of catalog: CatalogID) -> [CatalogPart: Stamp] {
    catalogs[catalog, default: [:]].mapValues(\.stamp)
  }

  /// The newest part's first.
  package func rows(_ id: String, of catalog: CatalogID) -> [CachedRow] {
    catalogs[catalog, default: [:]].values.sorted { first, second in
      if first.stamp.fetchedAt != second.stamp.fetchedAt {
        return first.stamp.fetchedAt > second.stamp.fetchedAt
      }
      return first.part.key < second.part.key
    }.flatMap(\.rows).filter { $0.id == id }
  }

  /// Puts parts in the place of those held, and sets the stamps of those that were confirmed and
  /// are held.
  package mutating func replace(
    _ parts: [CachedPart], confirming confirmed: [CatalogPart: Stamp], of catalog: CatalogID
  ) {
    for part in parts { catalogs[catalog, default: [:]][part.part] = part }
    for (part, stamp) in confirmed {
      guard let held = catalogs[catalog]?[part] else { continue }
      catalogs[catalog]?[part] = CachedPart(catalog, part, stamp, rows: held.rows)
    }
  }

  package func description(of reference: Reference, language: String) -> CachedDescription? {
    descriptions[DescriptionKey(reference: reference, language: language)]
  }

  package mutating func store(
    _ description: CachedDescription, of reference: Reference, language: String
  ) {
    descriptions[DescriptionKey(reference: reference, language: language)] = description
  }
}
