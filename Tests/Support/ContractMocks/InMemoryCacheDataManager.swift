package import Contracts
package import Domain
import Synchronization

/// A cache in memory, which records its queries; it passes the same compatibility suite as the store.
package final class InMemoryCacheDataManager: CacheDataManager {
  private struct Contents {
    var catalogs: [CatalogID: [CatalogPart: CachedPart]] = [:]
    /// The descriptions by their languages.
    var descriptions: [Reference: [String: CachedDescription]] = [:]
    var queries: [String] = []
  }

  private let contents: Mutex<Contents>
  private let error: DataError?

  /// - Parameters:
  ///   - descriptions: the descriptions it holds from the start, by place and language.
  ///   - error: the error that every write and every read of a description throws.
  package init(
    _ descriptions: [Reference: [String: CachedDescription]] = [:], error: DataError? = nil
  ) {
    contents = Mutex(Contents(descriptions: descriptions))
    self.error = error
  }

  /// The queries for parts, in order: "metadata", "parts whole page/1", "parts having 7".
  package var queries: [String] { contents.withLock { $0.queries } }

  package func parts(_ parts: [CatalogPart], of catalog: CatalogID) -> [CachedPart] {
    let held = held(catalog, (["parts"] + parts.map(\.key)).joined(separator: " "))
    return parts.compactMap { held[$0] }
  }

  package func metadata(of catalog: CatalogID) -> [String: CacheMetadata] {
    held(catalog, "metadata").values.reduce(into: [:]) { $0[$1.part.key] = $1.metadata }
  }

  package func parts(having id: String, of catalog: CatalogID) -> [CachedPart] {
    held(catalog, "parts having \(id)").values.sorted { first, second in
      (first.metadata.fetchedAt, second.part.key) > (second.metadata.fetchedAt, first.part.key)
    }.compactMap { part in
      let rows = part.rows.filter { $0.id == id }
      return rows.isEmpty ? nil : CachedPart(part.part, part.metadata, rows: rows)
    }
  }

  package func replace(
    _ parts: [CachedPart], confirming confirmed: [CatalogPart: CacheMetadata], of catalog: CatalogID
  ) throws(DataError) {
    if let error { throw error }
    contents.withLock { contents in
      var held = contents.catalogs[catalog, default: [:]]
      for part in parts { held[part.part] = part }
      for (part, metadata) in confirmed {
        held[part] = held[part].map { CachedPart(part, metadata, rows: $0.rows) }
      }
      contents.catalogs[catalog] = held
    }
  }

  package func description(
    of reference: Reference, language: String
  ) throws(DataError) -> CachedDescription? {
    if let error { throw error }
    return contents.withLock { $0.descriptions[reference]?[language] }
  }

  package func store(
    _ description: CachedDescription, of reference: Reference, language: String
  ) throws(DataError) {
    if let error { throw error }
    contents.withLock { $0.descriptions[reference, default: [:]][language] = description }
  }

  private func held(_ catalog: CatalogID, _ query: String) -> [CatalogPart: CachedPart] {
    contents.withLock { contents in
      contents.queries.append(query)
      return contents.catalogs[catalog, default: [:]]
    }
  }
}
