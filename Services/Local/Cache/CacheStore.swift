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
  ///   - path: the database; its folder is made with its first write.
  ///   - clock: the present, in seconds since 1970; it names files that are set aside.
  ///   - warn: told at once what the store did by itself.
  package init(
    path: String, clock: @escaping @Sendable () -> Int,
    warn: @escaping @Sendable (StoreWarning) -> Void
  ) {
    self.init(
      path: path, clock: clock, warn: warn, executor: DatabaseExecutor(label: "catalejo.cache"))
  }

  init(
    path: String, clock: @escaping @Sendable () -> Int,
    warn: @escaping @Sendable (StoreWarning) -> Void, executor: any SerialExecutor
  ) {
    file = DatabaseFile(path: path, schema: .cache, clock: clock, warn: warn)
    self.executor = executor
  }

  package func part(_ part: CatalogPart, of catalog: CatalogID) async -> CachedPart? {
    held(orElse: nil) { try PartQueries.part(part, of: catalog, $0) }
  }

  package func stamps(of catalog: CatalogID) async -> [CatalogPart: Stamp] {
    held(orElse: [:]) { try PartQueries.stamps(of: catalog, $0) }
  }

  package func pages(of catalog: CatalogID) async -> [CachedPart] {
    held(orElse: []) { try PartQueries.pages(of: catalog, $0) }
  }

  package func rows(_ id: String, of catalog: CatalogID) async -> [CachedRow] {
    held(orElse: []) { try PartQueries.rows(id, of: catalog, $0) }
  }

  package func replace(
    _ parts: [CachedPart], confirming confirmed: [CatalogPart: Stamp], of catalog: CatalogID
  ) async throws(DataError) {
    try file.write { try PartQueries.replace(parts, confirming: confirmed, of: catalog, $0) }
  }

  package func description(of reference: Reference, language: String) async -> CachedDescription? {
    held(orElse: nil) { try DescriptionQueries.description(of: reference, language: language, $0) }
  }

  package func store(
    _ description: CachedDescription, of reference: Reference, language: String
  ) async throws(DataError) {
    try file.write {
      try DescriptionQueries.store(description, of: reference, language: language, $0)
    }
  }

  /// What the file answers; a file that can't be read holds nothing, whatever the reason.
  private func held<Answer>(
    orElse nothing: Answer, _ query: DatabaseFile.Query<Answer>
  ) -> Answer {
    do throws(DataError) {
      return try file.read(orElse: nothing, query)
    } catch {
      return nothing
    }
  }
}
