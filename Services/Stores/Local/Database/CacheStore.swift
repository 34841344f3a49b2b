package import Contracts
package import Database
package import Domain

/// The cache in an SQLite file, kept across runs and shared by programs running at once.
///
/// Making one touches nothing: the file is opened by the first call and made by the first write.
///
/// - Reading never fails: what can't be read is not there. Writing says why it could not be.
/// - With `keepsInMemory`, the first write that fails copies the file into memory, and `warn` is told.
///   From then on the copy is the cache: other programs see nothing of it, nor does it of theirs. A
///   write that fails because another program is writing fails alone.
/// - A damaged file, and one of a newer version of the program, is quarantined
///   (`cache.sqlite.corrupt-20260131-235959`, `cache.sqlite.newer-…`, UTC), said so through `warn`,
///   and the next write starts a new one.
/// - The file is readable by its owner only (0600), so is the folder it makes (0700).
/// - A call waits up to five seconds for another program's write, on a queue of its own. A question
///   is one statement, a write one transaction.
package actor CacheStore: CacheDataManager {
  private let file: DatabaseFile
  private let keepsInMemory: Bool
  private let catalogs: [CatalogID]
  private let warn: @Sendable (StoreWarning) -> Void
  /// Takes the place of the file that could not be written.
  private var memory: SQLiteConnection?
  private let executor: any SerialExecutor

  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// - Parameters:
  ///   - path: the database, whose folder is made with its first write; `nil` if there is no place
  ///     for it.
  ///   - keepsInMemory: whether what can't be written is kept until the program ends, rather than an
  ///     error.
  ///   - catalogs: those whose entities are told (``references()``).
  ///   - clock: the present, in seconds since 1970; it names files that are quarantined.
  ///   - warn: told at once what the store did by itself.
  package init(
    path: String?, keepsInMemory: Bool = false, catalogs: [CatalogID] = [],
    clock: @escaping @Sendable () -> Int,
    warn: @escaping @Sendable (StoreWarning) -> Void,
    executor: any SerialExecutor = DatabaseExecutor(label: "catalejo.cache")
  ) {
    file = DatabaseFile(path: path, schema: .cache, clock: clock, warn: warn)
    self.keepsInMemory = keepsInMemory
    self.catalogs = catalogs
    self.warn = warn
    self.executor = executor
  }

  /// Asks the database; one that can't be read counts as empty, whatever the reason.
  private func held<Answer>(
    orElse nothing: Answer, _ query: DatabaseFile.Query<Answer>
  ) -> Answer {
    (try? memory.map(query) ?? file.read(orElse: nothing, query)) ?? nothing
  }

  private func write(_ change: DatabaseFile.Query<Void>) throws(DataError) {
    do throws(DataError) {
      if memory == nil { return try file.write(change) }
    } catch {
      memory = try copy(because: error)
    }
    do {
      try memory?.transaction(change)
    } catch {
      throw SQLiteFailure.dataError(error, path: ":memory:", isWriting: true)
    }
  }

  /// Copies the content of the file into memory.
  /// - Throws: the error, if nothing is kept in memory because of it.
  private func copy(because error: DataError) throws(DataError) -> SQLiteConnection {
    guard keepsInMemory, let (path, reason) = SQLiteFailure.lasting(error) else { throw error }
    do {
      let copy = try SQLiteConnection(":memory:")
      // A file that can't be read holds nothing.
      try? file.read(orElse: ()) { file in try file.copy(to: copy) }
      try DatabaseSchema.cache.migrate(copy)
      warn(.cacheUnwritable(path: path, reason: reason))
      return copy
    } catch {
      throw SQLiteFailure.dataError(error, path: ":memory:", isWriting: true)
    }
  }

  // MARK: - Parts

  /// A part without rows is one row without an id.
  package func parts(_ parts: [CatalogPart], of catalog: CatalogID) async -> [CachedPart] {
    held(orElse: []) { db in
      // Not `joined`, whose types are made at run time.
      let places = String(repeating: "?,", count: parts.count).dropLast()
      return try Self.parts(
        db,
        """
        SELECT \(Self.columns), r.id, r.body
        FROM parts p LEFT JOIN rows r USING (catalog, part)
        WHERE p.catalog = ? AND p.part IN (\(places))
        ORDER BY p.part, r.place
        """, [catalog.rawValue] + parts.map { $0.key })
    }
  }

  package func parts(having id: String, of catalog: CatalogID) async -> [CachedPart] {
    held(orElse: []) { db in
      try Self.parts(
        db,
        """
        SELECT \(Self.columns), r.id, r.body
        FROM rows r JOIN parts p USING (catalog, part)
        WHERE r.catalog = ? AND r.id = ? ORDER BY p.fetched_at DESC, p.part, r.place
        """, [catalog.rawValue, id])
    }
  }

  package func metadata(of catalog: CatalogID) async -> [String: CacheMetadata] {
    held(orElse: [:]) { db in
      var metadata: [String: CacheMetadata] = [:]
      try db.run(
        "SELECT \(Self.columns) FROM parts p WHERE catalog = ?", [catalog.rawValue]
      ) { row throws(SQLiteError) in
        guard let part = try Self.part(row) else { return }
        metadata[part.key] = try Self.metadata(row)
      }
      return metadata
    }
  }

  package func replace(
    _ parts: [CachedPart], confirming confirmed: [CatalogPart: CacheMetadata], of catalog: CatalogID
  ) async throws(DataError) {
    try write { db in
      for part in parts { try Self.replace(part, of: catalog, db) }
      for (part, metadata) in confirmed {
        try db.run(
          """
          UPDATE parts SET fetched_at = ?, etag = ?, last_modified = ?, is_partial = ?
          WHERE catalog = ? AND part = ?
          """, Self.arguments(metadata) + [catalog.rawValue, part.key])
      }
    }
  }

  private static func replace(
    _ part: CachedPart, of catalog: CatalogID, _ db: SQLiteConnection
  ) throws {
    let (catalog, key) = (catalog.rawValue, part.part.key)
    try db.run("DELETE FROM rows WHERE catalog = ? AND part = ?", [catalog, key])
    try db.run(
      """
      INSERT OR REPLACE INTO parts
      (fetched_at, etag, last_modified, is_partial, catalog, part)
      VALUES (?, ?, ?, ?, ?, ?)
      """, arguments(part.metadata) + [catalog, key])
    for (place, row) in part.rows.enumerated() {
      try db.run(
        "INSERT INTO rows (catalog, part, place, id, body) VALUES (?, ?, ?, ?, ?)",
        [catalog, key, place, row.id, row.body])
    }
  }

  /// The columns of a part, in the order in which they are read.
  private static let columns = "p.part, p.fetched_at, p.etag, p.last_modified, p.is_partial"

  /// Gathers what a question answers with, which is in the order of the parts.
  private static func parts(
    _ db: SQLiteConnection, _ sql: String, _ arguments: [(any SQLiteValue)?]
  ) throws(SQLiteError) -> [CachedPart] {
    var found: [(part: CatalogPart, metadata: CacheMetadata, rows: [CachedRow])] = []
    var last: (key: String, part: CatalogPart?)?
    try db.run(sql, arguments) { row throws(SQLiteError) in
      let key = try row.text(0)
      if last?.key != key {
        last = (key, try part(row))
        if let part = last?.part { found.append((part, try metadata(row), [])) }
      }
      guard last?.part != nil, !row.isNull(5) else { return }
      let entity = CachedRow(id: try row.text(5), body: try row.bytes(6))
      found[found.count - 1].rows.append(entity)
    }
    return found.map { CachedPart($0.part, $0.metadata, rows: $0.rows) }
  }

  /// The first column; `nil` for a key that only another version writes.
  private static func part(_ row: SQLiteRow) throws(SQLiteError) -> CatalogPart? {
    let key = try row.text(0)
    // "page/01" would be the first page too.
    return CatalogPart(key: key).flatMap { $0.key == key ? $0 : nil }
  }

  /// The columns after it.
  private static func metadata(_ row: SQLiteRow) throws(SQLiteError) -> CacheMetadata {
    CacheMetadata(
      fetchedAt: try row.number(1),
      validators: Validators(
        etag: try row.optionalText(2), lastModified: try row.optionalText(3)),
      isPartial: try row.number(4) != 0)
  }

  private static func arguments(_ metadata: CacheMetadata) -> [(any SQLiteValue)?] {
    [
      metadata.fetchedAt, metadata.validators.etag, metadata.validators.lastModified,
      metadata.isPartial ? 1 : 0,
    ]
  }

  // MARK: - Descriptions

  package func description(of reference: Reference, language: String) async -> CachedDescription? {
    held(orElse: nil) { db in
      var found: CachedDescription?
      try db.run(
        """
        SELECT text, source, source_language, fetched_at FROM descriptions
        WHERE catalog = ? AND id = ? AND language = ?
        """, [reference.catalog.rawValue, reference.id, language]
      ) { row throws(SQLiteError) in
        let fetchedAt = try row.number(3)
        if row.isNull(0) {
          found = CachedDescription(nil, fetchedAt: fetchedAt)
          return
        }
        // A link another version took for one.
        guard let source = WebLink(try row.text(1)) else { return }
        found = CachedDescription(
          PlaceDescription(text: try row.text(0), source: source, language: try row.text(2)),
          fetchedAt: fetchedAt)
      }
      return found
    }
  }

  package func store(
    _ description: CachedDescription, of reference: Reference, language: String
  ) async throws(DataError) {
    let known = description.description
    try write { db in
      try db.run(
        """
        INSERT OR REPLACE INTO descriptions
        (catalog, id, language, text, source, source_language, fetched_at)
        VALUES (?, ?, ?, ?, ?, ?, ?)
        """,
        [
          reference.catalog.rawValue, reference.id, language, known?.text, known?.source.text,
          known?.language, description.fetchedAt,
        ])
    }
  }
}

extension CacheStore {
  /// The entities that have an answer or a description of their own.
  func references() -> Set<Reference> {
    held(orElse: []) { db in
      var references: Set<Reference> = []
      try db.run(
        """
        SELECT catalog, id FROM rows WHERE part = 'entity/' || id
        UNION SELECT catalog, id FROM descriptions
        """
      ) { row throws(SQLiteError) in
        let id = try row.text(1)
        if let known = catalogs.named(try row.text(0)) { references.insert(Reference(known, id)) }
      }
      return references
    }
  }

  /// Deletes all that is held of some entities, so that their bytes are in the file no more.
  func forget(_ references: [Reference]) throws(DataError) {
    // Deleted rows are written over (sqlite.org/pragma.html#pragma_secure_delete).
    try write { db in
      try db.run("PRAGMA secure_delete = ON")
      for reference in references {
        let named = [reference.catalog.rawValue, reference.id]
        let part = [reference.catalog.rawValue, CatalogPart.entity(reference.id).key]
        try db.run("DELETE FROM rows WHERE catalog = ? AND part = ?", part)
        try db.run("DELETE FROM parts WHERE catalog = ? AND part = ?", part)
        try db.run("DELETE FROM descriptions WHERE catalog = ? AND id = ?", named)
      }
    }
    // The journal has them still, until it is folded into the file and emptied.
    held(orElse: ()) { db in try db.run("PRAGMA wal_checkpoint(TRUNCATE)") }
  }
}
