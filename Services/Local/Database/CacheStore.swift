package import Catalog
package import Domain

/// The cache in an SQLite file, kept across runs and shared by programs running at once.
///
/// Making one touches nothing: the file is opened by the first call and made by the first write.
///
/// - Reading never fails: what can't be read is not there. Writing says why it could not be.
/// - A damaged file, and one of a newer version of the program, is moved aside
///   (`cache.sqlite.corrupt-20260131-235959`, `cache.sqlite.newer-…`, UTC), said so through `warn`,
///   and the next write starts a new one.
/// - The file is readable by its owner only (0600), so is the folder it makes (0700).
/// - A call waits up to five seconds for another program's write, on a queue of its own. A write is
///   one transaction.
package actor CacheStore: CacheDataManager {
  private let file: DatabaseFile
  private let executor: any SerialExecutor

  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// - Parameters:
  ///   - path: the database, whose folder is made with its first write; nil where there is no place
  ///     for it.
  ///   - clock: the present, in seconds since 1970; it names files that are set aside.
  ///   - warn: told at once what the store did by itself.
  package init(
    path: String?, clock: @escaping @Sendable () -> Int,
    warn: @escaping @Sendable (StoreWarning) -> Void,
    executor: any SerialExecutor = DatabaseExecutor(label: "catalejo.cache")
  ) {
    file = DatabaseFile(path: path, schema: .cache, clock: clock, warn: warn)
    self.executor = executor
  }

  package func parts(_ parts: [CatalogPart], of catalog: CatalogID) async -> [CachedPart] {
    held(orElse: []) { try CacheQueries.parts(parts, of: catalog, $0) }
  }

  package func stamps(of catalog: CatalogID) async -> [CatalogPart: Stamp] {
    held(orElse: [:]) { try CacheQueries.stamps(of: catalog, $0) }
  }

  package func parts(having id: String, of catalog: CatalogID) async -> [CachedPart] {
    held(orElse: []) { try CacheQueries.parts(having: id, of: catalog, $0) }
  }

  package func replace(
    _ parts: [CachedPart], confirming confirmed: [CatalogPart: Stamp], of catalog: CatalogID
  ) async throws(DataError) {
    try file.write { try CacheQueries.replace(parts, confirming: confirmed, of: catalog, $0) }
  }

  package func description(of reference: Reference, language: String) async -> CachedDescription? {
    held(orElse: nil) { try CacheQueries.description(of: reference, language: language, $0) }
  }

  package func store(
    _ description: CachedDescription, of reference: Reference, language: String
  ) async throws(DataError) {
    try file.write {
      try CacheQueries.store(description, of: reference, language: language, $0)
    }
  }

  /// What the file answers; a file that can't be read holds nothing, whatever the reason.
  private func held<Answer>(
    orElse nothing: Answer, _ query: DatabaseFile.Query<Answer>
  ) -> Answer {
    (try? file.read(orElse: nothing, query)) ?? nothing
  }
}
