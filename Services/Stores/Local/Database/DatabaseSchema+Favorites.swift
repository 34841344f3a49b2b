import Database

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
