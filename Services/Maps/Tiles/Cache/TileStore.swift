import Contracts
package import Database
package import Domain
import Geo

/// The tiles that were fetched, of all sources, in an SQLite file that programs running at once share.
///
/// Making one touches nothing: the file is opened by the first call and made by the first write.
///
/// - Reading never fails: a tile that can't be read is not there. The first write that fails for good is told
///   through `warn`; from then on tiles are kept in memory.
/// - A damaged file is quarantined, which is told through `warn`, and the next write starts a new one.
/// - Past its size the tiles that were not used for the longest time go, a tenth of the size at a time.
/// - The file is readable by its owner only (0600).
/// - A call waits up to five seconds for another program's write, on a queue of its own.
package actor TileStore {
  /// The size if nobody sets another, in bytes.
  package static let usualSize = 256_000_000
  /// The most that is kept in memory, in bytes.
  private static let mostInMemory = 32_000_000
  /// A tile counts more than its bytes: its place in the tables, and empty tiles have one, too.
  static let overhead = 128
  /// Seconds within which it does not matter which tile was used last.
  private static let useStep = 3600

  private let file: DatabaseFile
  /// The most bytes that the file may hold.
  package private(set) var size: Int
  private let clock: @Sendable () -> Int
  private let warn: @Sendable (StoreWarning) -> Void
  /// Takes what the file does not.
  private var memory: SQLiteConnection?
  private let executor: any SerialExecutor

  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// - Parameters:
  ///   - path: the database, whose folder is made with its first write; `nil` if there is no place for it.
  ///   - size: the most bytes that it may hold.
  ///   - clock: the present, in seconds since 1970.
  ///   - warn: told at once what the store did by itself.
  package init(
    path: String?, size: Int = TileStore.usualSize,
    clock: @escaping @Sendable () -> Int, warn: @escaping @Sendable (StoreWarning) -> Void,
    executor: any SerialExecutor = DatabaseExecutor(label: "catalejo.tiles")
  ) {
    file = DatabaseFile(path: path, schema: .tiles, clock: clock, warn: warn)
    self.size = size
    self.clock = clock
    self.warn = warn
    self.executor = executor
  }

  // MARK: - Reading

  /// Asks the memory, then the file; `nil` if neither has an answer.
  private func held<Answer>(_ query: DatabaseFile.Query<Answer?>) -> Answer? {
    if let memory, let answer = try? query(memory) { return answer }
    return (try? file.read(orElse: nil, query)) ?? nil
  }

  /// Returns the description of a source that was kept last.
  func set(of source: String) -> TileSet? {
    held { db in
      var set: TileSet?
      try db.run("SELECT \(TileRow.setColumns) FROM sets WHERE source = ?", [source]) {
        row throws(SQLiteError) in set = try TileRow.set(row)
      }
      return set
    }
  }

  /// Returns a tile, which counts as used.
  func tile(_ id: TileID, of source: String) -> TileData? {
    let found = held { db in
      var found: (tile: TileData, usedAt: Int)?
      try db.run(
        "SELECT \(TileRow.tileColumns), used_at FROM tiles WHERE \(TileRow.isTile)",
        TileRow.key(id, source)
      ) { row throws(SQLiteError) in found = (try TileRow.tile(row), try row.number(4)) }
      return found
    }
    guard let found else { return nil }
    let now = clock()
    // A file that can't be written has tiles to read all the same.
    if abs(now - found.usedAt) >= Self.useStep, memory == nil {
      try? file.write { db in
        try db.run(
          "UPDATE tiles SET used_at = ? WHERE \(TileRow.isTile)", [now] + TileRow.key(id, source))
      }
    }
    return found.tile
  }

  /// Returns how many tiles there are, and how many bytes they take.
  package func usage() -> (tiles: Int, bytes: Int) {
    let found = held { db in
      var usage: (Int, Int)?
      try db.run("SELECT (SELECT count(*) FROM tiles), bytes FROM totals") {
        row throws(SQLiteError) in usage = (try row.number(0), try row.number(1))
      }
      return usage
    }
    return found ?? (0, 0)
  }

  // MARK: - Writing

  func keep(_ set: TileSet, of source: String) {
    write { db in
      try db.run(
        "INSERT OR REPLACE INTO sets VALUES (?,?,?,?,?,?,?,?,?,?)", TileRow.values(set, source))
    }
  }

  func keep(_ tile: TileData, _ id: TileID, of source: String) {
    let now = clock()
    write { db in
      let key = TileRow.key(id, source)
      let size = tile.bytes.count + Self.overhead
      let before = try db.number("SELECT size FROM tiles WHERE \(TileRow.isTile)", key) ?? 0
      try db.run(
        """
        INSERT INTO tiles
          (source, zoom, x, y, size, etag, last_modified, fetched_at, used_at, body)
        VALUES (?,?,?,?,?,?,?,?,?,?)
        ON CONFLICT (source, zoom, x, y) DO UPDATE SET
          size = excluded.size, etag = excluded.etag, last_modified = excluded.last_modified,
          fetched_at = excluded.fetched_at, used_at = excluded.used_at, body = excluded.body
        """,
        key + [size, tile.validators.etag, tile.validators.lastModified, tile.fetchedAt, now]
          + [tile.bytes])
      try db.run("UPDATE totals SET bytes = bytes + ?", [size - before])
      try shrink(db)
    }
  }

  /// Sets the most bytes that the file may hold, which counts from the next tile on.
  package func limit(to size: Int) { self.size = size }

  /// Forgets all tiles and descriptions, and gives their place on the disk back.
  ///
  /// - Throws: `unreadable`, `unwritable`, `malformed`.
  package func clear() throws(DataError) {
    memory = nil
    // A file that can't be read keeps its tiles, so the failure has to be said.
    let hasTables = try file.read(orElse: false) { db in
      try db.number("SELECT bytes FROM totals") != nil
    }
    guard hasTables else { return }
    try file.write { db in
      try db.run("DELETE FROM tiles")
      try db.run("DELETE FROM sets")
      try db.run("UPDATE totals SET bytes = 0")
    }
    // While another program reads, the place is kept for later tiles.
    try? file.read(orElse: ()) { db in
      try db.run("VACUUM")
      try db.run("PRAGMA wal_checkpoint(TRUNCATE)")
    }
  }

  /// Removes the tiles that were not used for the longest time, if all take more than they may.
  private func shrink(_ db: SQLiteConnection) throws {
    let most = memory == nil ? size : min(size, Self.mostInMemory)
    let total = try db.number("SELECT bytes FROM totals") ?? 0
    guard total > most else { return }
    let excess = total - most + most / 10
    var (freed, ids): (Int, [Int]) = (0, [])
    while freed < excess {
      ids = []
      let least = "SELECT id, size FROM tiles ORDER BY used_at, id LIMIT 64"
      try db.run(least) { row throws(SQLiteError) in
        guard freed < excess else { return }
        ids.append(try row.number(0))
        freed += try row.number(1)
      }
      guard !ids.isEmpty else { break }
      for id in ids { try db.run("DELETE FROM tiles WHERE id = ?", [id]) }
    }
    try db.run("UPDATE totals SET bytes = bytes - ?", [freed])
  }

  /// Writes to the file, or from the first failure that lasts on to memory.
  private func write(_ change: DatabaseFile.Query<Void>) {
    do throws(DataError) {
      if memory == nil { return try file.write(change) }
    } catch {
      guard let (path, reason) = SQLiteFailure.lasting(error) else { return }
      guard let empty = try? SQLiteConnection(":memory:"),
        (try? DatabaseSchema.tiles.migrate(empty)) != nil
      else { return }
      memory = empty
      warn(.cacheUnwritable(path: path, reason: reason))
    }
    try? memory?.transaction(change)
  }
}

extension SQLiteConnection {
  /// The number that a question for one finds; `nil` if it finds no row.
  fileprivate func number(
    _ sql: String, _ arguments: [(any SQLiteValue)?] = []
  ) throws(SQLiteError) -> Int? {
    var number: Int?
    try run(sql, arguments) { row throws(SQLiteError) in number = try row.number(0) }
    return number
  }
}
