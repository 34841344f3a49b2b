package import Domain

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
