import Domain
import GRDB
import GRDBSQLite

/// An open database, and which file it is.
struct DatabaseConnection {
  let identity: FileStatus.Identity
  let reader: SQLiteReader
  /// Nil for a connection that only reads.
  let writer: DatabaseQueue?

  /// Opens a file that is there; see ``SQLiteReader``.
  init(reading path: String, _ identity: FileStatus.Identity, isImmutable: Bool) throws {
    self.identity = identity
    reader = try SQLiteReader(path, isImmutable: isImmutable)
    writer = nil
  }

  /// Chooses the journal and makes the tables that are missing: one program at a time.
  init(
    _ writer: DatabaseQueue, in path: String, _ schema: DatabaseSchema,
    _ identity: FileStatus.Identity
  ) throws {
    self.identity = identity
    self.writer = writer
    reader = try writer.inDatabase { db in
      try Self.chooseJournal(schema.journal, db)
      try db.execute(sql: schema.writeSettings)
      return try SQLiteReader(db)
    }
    if try missingMigrations(of: schema, in: path) > 0 { try schema.migrator.migrate(writer) }
  }

  /// Opens a file that is there to write; it has to be made ready.
  static func writer(_ path: String, _ schema: DatabaseSchema) throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.label = schema.label
    configuration.foreignKeysEnabled = false
    configuration.busyMode = .timeout(5)
    return try DatabaseQueue(path: path, configuration: configuration)
  }

  /// How many migrations the file has not seen: all of them where it has no tables.
  ///
  /// - Throws: `newerVersion` for one that has seen others.
  func missingMigrations(of schema: DatabaseSchema, in path: String) throws -> Int {
    let seen = try reader.read { reader in
      // GRDB's own table; made by the first migration.
      let tables = try reader.rows("SELECT 1 FROM sqlite_master WHERE name = 'grdb_migrations'")
      guard try tables.next() != nil else { return [] as Set<String> }
      let rows = try reader.rows("SELECT identifier FROM grdb_migrations")
      var seen: Set<String> = []
      while let row = try rows.next() { seen.insert(try row.text(0)) }
      return seen
    }
    guard seen.isSubset(of: schema.migrator.migrations) else {
      throw DataError.malformed(path: path, reason: .newerVersion)
    }
    return schema.migrator.migrations.count - seen.count
  }

  /// The journal's kind stays with the file.
  ///
  /// One that another program has open keeps its kind, and so does one on a file system that can't
  /// share memory, which WAL needs: the database works as well with either.
  private static func chooseJournal(_ journal: String, _ db: Database) throws {
    do {
      _ = try String.fetchOne(db, sql: "PRAGMA journal_mode = \(journal)")
    } catch let error as DatabaseError where error.resultCode == .SQLITE_BUSY {
      return
    }
  }

  /// Leaves the database open for good.
  ///
  /// For a file that was moved or removed under its name: closing would delete the journal of the
  /// file that has the name now.
  func abandon() {
    _ = Unmanaged.passRetained(reader)
    if let writer { _ = Unmanaged.passRetained(writer) }
  }
}

/// The SQLite this program found.
package enum DatabaseVersion {
  package static var current: String { String(cString: sqlite3_libversion()) }
}
