import Database

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
