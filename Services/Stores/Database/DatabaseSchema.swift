import CSQLite

/// The properties in which the program's databases differ.
package struct DatabaseSchema: Sendable {
  package typealias Migration = (name: String, script: String)

  /// Its name in the library's messages.
  package let label: String
  /// Scripts that make the tables and make an older file a current one, in their order.
  ///
  /// Each runs once in a file, which keeps its name in the table `grdb_migrations`: so the first
  /// versions of the program, which left this to GRDB, open the files of this one and the other way
  /// round. A name is never changed and never used again.
  let migrations: [Migration]
  /// How SQLite takes back what was begun, as `PRAGMA journal_mode` has it: the file keeps it.
  let journal: String
  /// The settings of a connection that writes, as SQL.
  let writeSettings: String
  /// Whether everything in it can be had again.
  ///
  /// A file of a newer version is then quarantined rather than refused, and after a power cut the
  /// last writes may be gone (never half of one).
  let isExpendable: Bool
  /// Reads what can be read of a damaged file; `nil` for a database whose rows can be had again.
  let rescue: (@Sendable (_ path: String) -> RescuedDatabase?)?

  package init(
    label: String, migrations: [Migration], journal: String, writeSettings: String,
    isExpendable: Bool, rescue: (@Sendable (_ path: String) -> RescuedDatabase?)? = nil
  ) {
    self.label = label
    self.migrations = migrations
    self.journal = journal
    self.writeSettings = writeSettings
    self.isExpendable = isExpendable
    self.rescue = rescue
  }
}

/// The rows that could be read of a damaged database, as a new one.
package struct RescuedDatabase {
  /// The bytes of a whole database with these rows.
  let database: [UInt8]
  /// How many rows are saved of what the user put there.
  let count: Int

  package init(database: [UInt8], count: Int) {
    self.database = database
    self.count = count
  }
}

extension DatabaseSchema {
  /// The names of the migrations that a database has seen.
  func seen(by database: SQLiteConnection) throws(SQLiteError) -> Set<String> {
    // The first migration makes the table.
    let table = try database.texts("SELECT name FROM sqlite_master WHERE name = 'grdb_migrations'")
    return table.isEmpty ? [] : try database.texts("SELECT identifier FROM grdb_migrations")
  }

  /// Chooses the journal and makes the tables that are missing: one program at a time.
  func prepare(_ database: SQLiteConnection) throws {
    do throws(SQLiteError) {
      try database.run("PRAGMA journal_mode = \(journal)")
    } catch {
      // A file that another program has open keeps its kind of journal, and so does one on a file
      // system that can't share memory, which WAL needs: the database works as well with either.
      guard error.code == SQLITE_BUSY else { throw error }
    }
    try database.execute(writeSettings)
    guard try seen(by: database).count < migrations.count else { return }
    try migrate(database)
  }

  /// Runs the migrations which a database has not seen: all, or none where one fails.
  package func migrate(_ database: SQLiteConnection) throws {
    try database.transaction { db in
      try db.run(
        "CREATE TABLE IF NOT EXISTS grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY)")
      let known = try seen(by: db)
      for migration in migrations where !known.contains(migration.name) {
        try db.execute(migration.script)
        try db.run("INSERT INTO grdb_migrations VALUES (?)", [migration.name])
      }
    }
  }
}
