package import Catalog
package import Domain
import Synchronization

/// A cache in memory, forgotten with the program.
package final class InMemoryCacheDataManager: CacheDataManager {
  private struct Contents {
    var catalogs: [CatalogID: [CatalogPart: CachedPart]] = [:]
    /// By their languages.
    var descriptions: [Reference: [String: CachedDescription]] = [:]
  }

  private let contents = Mutex(Contents())

  package init() {}

  package func parts(_ parts: [CatalogPart], of catalog: CatalogID) -> [CachedPart] {
    let held = held(catalog)
    return parts.compactMap { held[$0] }
  }

  package func metadata(of catalog: CatalogID) -> [CatalogPart: CacheMetadata] {
    held(catalog).mapValues(\.metadata)
  }

  package func parts(having id: String, of catalog: CatalogID) -> [CachedPart] {
    held(catalog).values.sorted { first, second in
      (first.metadata.fetchedAt, second.part.key) > (second.metadata.fetchedAt, first.part.key)
    }.compactMap { part in
      let rows = part.rows.filter { $0.id == id }
      return rows.isEmpty ? nil : CachedPart(catalog, part.part, part.metadata, rows: rows)
    }
  }

  package func replace(
    _ parts: [CachedPart], confirming confirmed: [CatalogPart: CacheMetadata], of catalog: CatalogID
  ) {
    contents.withLock { contents in
      var held = contents.catalogs[catalog, default: [:]]
      for part in parts { held[part.part] = part }
      for (part, metadata) in confirmed {
        held[part] = held[part].map { CachedPart(catalog, part, metadata, rows: $0.rows) }
      }
      contents.catalogs[catalog] = held
    }
  }

  package func description(of reference: Reference, language: String) -> CachedDescription? {
    contents.withLock { $0.descriptions[reference]?[language] }
  }

  package func store(
    _ description: CachedDescription, of reference: Reference, language: String
  ) {
    contents.withLock { $0.descriptions[reference, default: [:]][language] = description }
  }

  private func held(_ catalog: CatalogID) -> [CatalogPart: CachedPart] {
    contents.withLock { $0.catalogs[catalog, default: [:]] }
  }
}
