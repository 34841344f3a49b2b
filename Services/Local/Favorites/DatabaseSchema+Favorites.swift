import GRDB

/// The tables of the favorites database, and how an older file becomes a current one.
///
/// - `favorites`: `place` is the order of adding and never used twice, so that an undone removal
///   goes back where it was; `added` is in seconds since 1970.
/// - `removals`: what each removal took, for undo; a higher `batch` is a later removal.
///
/// `catalog` is a `CatalogID` by its raw value. A newer version may have written others: such rows
/// are kept and never answered with.
extension DatabaseSchema {
  static let favorites = DatabaseSchema(
    label: "favorites", migrator: favoritesMigrator, isExpendable: false
  ) { path, place, _ in .setAside(path: path, as: place) }

  private static let favoritesMigrator: DatabaseMigrator = {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("favorites") { db in
      try db.execute(
        sql: """
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
          """)
    }
    return migrator
  }()
}
