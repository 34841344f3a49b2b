import CSQLite
package import Domain

/// The properties in which the program's databases differ.
struct DatabaseSchema: Sendable {
  typealias Migration = (name: String, script: String)

  /// Its name in the library's messages.
  let label: String
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
  var rescue: (@Sendable (_ path: String) -> RescuedDatabase?)?
}

/// The rows that could be read of a damaged database, as a new one.
struct RescuedDatabase {
  /// The bytes of a whole database with these rows.
  let database: [UInt8]
  /// How many rows are saved of what the user put there.
  let count: Int
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
  func migrate(_ database: SQLiteConnection) throws {
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

/// The tables of the favorites database, and how an older file becomes a current one.
///
/// - `favorites`: `place` is the order of adding and never used twice, so that an undone removal
///   goes back where it was; `added` is in seconds since 1970.
/// - `removals`: what each removal took, for undo; a higher `batch` is a later removal.
/// - `properties`: what is said of the user's own points, in the order of `place`; `is_literal` is 1 where
///   JSON has the value without quotes. The table is made with its first row and is no migration, so that
///   earlier versions of the program, which pass over these points, open the file.
/// - `additions`: the favorites that each addition made, for undo; `batch` goes on where that of
///   `removals` ends. It is made with its first row, too.
///
/// `catalog` is a `CatalogID` by its raw value. A newer version may have written others: such rows
/// are kept and never answered with.
extension DatabaseSchema {
  static let favorites = DatabaseSchema(
    label: "favorites", migrations: favoritesMigrations,
    // Quick to open: the old pages stand in a file that is emptied by a commit, and stays.
    journal: "TRUNCATE", writeSettings: "PRAGMA synchronous = FULL", isExpendable: false,
    rescue: { RescuedFavorites(path: $0).database })

  /// Makes the table `properties` where it is missing.
  static let propertiesTable = """
    CREATE TABLE IF NOT EXISTS properties (
      catalog TEXT NOT NULL,
      id TEXT NOT NULL,
      place INTEGER NOT NULL,
      name TEXT NOT NULL,
      value TEXT NOT NULL,
      is_literal INTEGER NOT NULL,
      PRIMARY KEY (catalog, id, place)
    ) WITHOUT ROWID
    """

  /// Makes the table `additions` where it is missing.
  static let additionsTable = """
    CREATE TABLE IF NOT EXISTS additions (
      batch INTEGER NOT NULL,
      catalog TEXT NOT NULL,
      id TEXT NOT NULL,
      PRIMARY KEY (batch, catalog, id)
    ) WITHOUT ROWID
    """

  private static let favoritesMigrations: [Migration] = [
    (
      "favorites",
      """
      CREATE TABLE favorites (
        place INTEGER PRIMARY KEY AUTOINCREMENT,
        catalog TEXT NOT NULL,
        id TEXT NOT NULL,
        title TEXT NOT NULL,
        latitude REAL,
        longitude REAL,
        added INTEGER NOT NULL,
        UNIQUE (catalog, id)
      );
      CREATE TABLE removals (
        batch INTEGER NOT NULL,
        place INTEGER NOT NULL,
        catalog TEXT NOT NULL,
        id TEXT NOT NULL,
        title TEXT NOT NULL,
        latitude REAL,
        longitude REAL,
        added INTEGER NOT NULL,
        PRIMARY KEY (batch, place)
      ) WITHOUT ROWID;
      """
    )
  ]
}

/// The tables of the cache.
///
/// - `parts`: what was fetched together; `part` is a `CatalogPart` by its key, `fetched_at` in
///   seconds since 1970, `is_partial` 1 where something is still missing.
/// - `rows`: the entities of a part in the service's order, counted by `place`; `body` is written
///   and read by the catalog.
/// - `descriptions`: of places; without a text nothing is known of the place.
///
/// `catalog` is a `CatalogID` by its raw value. Another version may have written other catalogs
/// and parts: such rows are never answered with.
extension DatabaseSchema {
  static let cache = DatabaseSchema(
    label: "cache", migrations: cacheMigrations,
    // Quick to write. It needs two more files, which each program that opens the database first
    // makes and each that closes it last removes.
    journal: "WAL",
    // Pages in the journal before it is folded into the file. The program may end without closing
    // the database; the next one then reads the journal before anything else.
    writeSettings: "PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = 64",
    isExpendable: true)

  private static let cacheMigrations: [Migration] = [
    (
      "cache",
      """
      CREATE TABLE parts (
        catalog TEXT NOT NULL,
        part TEXT NOT NULL,
        fetched_at INTEGER NOT NULL,
        etag TEXT,
        last_modified TEXT,
        PRIMARY KEY (catalog, part)
      ) WITHOUT ROWID;
      CREATE TABLE rows (
        catalog TEXT NOT NULL,
        part TEXT NOT NULL,
        place INTEGER NOT NULL,
        id TEXT NOT NULL,
        body BLOB NOT NULL,
        PRIMARY KEY (catalog, part, place)
      );
      CREATE INDEX rows_by_id ON rows (catalog, id);
      CREATE TABLE descriptions (
        catalog TEXT NOT NULL,
        id TEXT NOT NULL,
        language TEXT NOT NULL,
        text TEXT,
        source TEXT,
        source_language TEXT,
        fetched_at INTEGER NOT NULL,
        PRIMARY KEY (catalog, id, language)
      );
      """
    ),
    ("partial parts", "ALTER TABLE parts ADD COLUMN is_partial INTEGER NOT NULL DEFAULT 0"),
  ]
}

/// An action that a store took by itself, and that the user should hear of.
package enum StoreWarning: Hashable, Sendable {
  /// The database was damaged and moved. `saved` favorites could be read of it, and are in the file
  /// that took its place; if there are none, the next write makes that file.
  case quarantined(path: String, as: String, saved: Int = 0)
  /// The cache could not be used and was moved: what it held is fetched again.
  case cacheQuarantined(path: String, as: String, because: QuarantineReason)
  /// The cache takes nothing: what is fetched is kept until the program ends.
  case cacheUnwritable(path: String, reason: FileProblem)
}
