import Database

/// The tables of the tiles that were fetched.
///
/// - `sets`: the description of each source; a source is its address as it was named. `templates` has one
///   address a line.
/// - `tiles`: `body` has the bytes as they came; `size` is what a tile counts in `totals`. `used_at` is when
///   it was read last, to the hour. Times are in seconds since 1970.
/// - `totals`: one row with the sum of `size`, so that nobody has to add them up.
extension DatabaseSchema {
  static let tiles = DatabaseSchema(
    label: "tiles",
    migrations: [
      (
        "tiles",
        """
        CREATE TABLE sets (
          source TEXT NOT NULL PRIMARY KEY,
          machine TEXT NOT NULL,
          least_zoom INTEGER NOT NULL,
          most_zoom INTEGER NOT NULL,
          min_x REAL NOT NULL,
          min_y REAL NOT NULL,
          max_x REAL NOT NULL,
          max_y REAL NOT NULL,
          attribution TEXT NOT NULL,
          templates TEXT NOT NULL
        ) WITHOUT ROWID;
        CREATE TABLE tiles (
          id INTEGER PRIMARY KEY,
          source TEXT NOT NULL,
          zoom INTEGER NOT NULL,
          x INTEGER NOT NULL,
          y INTEGER NOT NULL,
          size INTEGER NOT NULL,
          etag TEXT,
          last_modified TEXT,
          fetched_at INTEGER NOT NULL,
          used_at INTEGER NOT NULL,
          body BLOB NOT NULL,
          UNIQUE (source, zoom, x, y)
        );
        CREATE INDEX tiles_by_use ON tiles (used_at, id, size);
        CREATE TABLE totals (bytes INTEGER NOT NULL);
        INSERT INTO totals VALUES (0);
        """
      )
    ],
    // A tile is written while a map is drawn: the disk need not be waited for.
    journal: "WAL", writeSettings: "PRAGMA synchronous = NORMAL", isExpendable: true)
}
