import Database

/// Reads a damaged database of favorites a row at a time, each by its own number, so that neither a
/// damaged index nor a damaged page takes more with it than it holds.
struct RescuedFavorites {
  /// How many rows are looked for one by one after the first that can't be read: some seconds.
  private static let limit = 1_000_000

  private typealias Values = [(any SQLiteValue)?]

  private var favorites: [Values] = []
  private var removals: [Values] = []
  private var properties: [Values] = []

  private static let columns = "place, catalog, id, title, latitude, longitude, added"

  /// Nothing is read of a file that is no database.
  init(path: String) {
    guard let damaged = try? SQLiteConnection(path) else { return }
    // Else SQLite reads nothing of a file that is shorter than its header says.
    try? damaged.run("PRAGMA writable_schema = ON")
    // Another program that writes now would write what nobody reads any more.
    try? damaged.run("BEGIN IMMEDIATE")
    readFavorites(of: damaged)
    removals = Self.rows(
      "SELECT batch, \(Self.columns) FROM removals ORDER BY batch DESC, place", of: damaged
    ) { row throws(SQLiteError) in
      [try row.number(0)] + (try Self.favorite(row, from: 1))
    }
    properties = Self.rows(
      "SELECT catalog, id, place, name, value, is_literal FROM properties", of: damaged
    ) { row throws(SQLiteError) in
      [
        try row.text(0), try row.text(1), try row.number(2), try row.text(3), try row.text(4),
        try row.number(5),
      ]
    }
  }

  /// A whole database of what was read; `nil` if no favorite was.
  var database: RescuedDatabase? {
    guard !favorites.isEmpty, let database = try? SQLiteConnection(":memory:"),
      let bytes = try? written(to: database)
    else { return nil }
    // A damaged table may give one row twice.
    let count = Self.rows("SELECT count(*) FROM favorites", of: database) {
      row throws(SQLiteError) in [try row.number(0)]
    }
    return RescuedDatabase(database: bytes, count: count.first?.first as? Int ?? 0)
  }

  private func written(to database: SQLiteConnection) throws -> [UInt8] {
    try DatabaseSchema.favorites.migrate(database)
    try database.transaction { db in
      for values in favorites {
        try db.run(
          "INSERT OR IGNORE INTO favorites (\(Self.columns)) VALUES (?,?,?,?,?,?,?)", values)
      }
      for values in removals {
        try db.run(
          "INSERT OR IGNORE INTO removals (batch, \(Self.columns)) VALUES (?,?,?,?,?,?,?,?)", values
        )
      }
      if properties.isEmpty { return }
      try db.run(DatabaseSchema.propertiesTable)
      for values in properties {
        try db.run("INSERT OR IGNORE INTO properties VALUES (?,?,?,?,?,?)", values)
      }
    }
    return try database.serialized()
  }

  /// In the order of the table first, which needs no index; from the first page that can't be read on,
  /// each row by itself.
  private mutating func readFavorites(of damaged: SQLiteConnection) {
    let question = "SELECT \(Self.columns) FROM favorites NOT INDEXED"
    var last = 0
    do {
      try damaged.run(question) { row throws(SQLiteError) in
        last = try row.number(0)
        if let favorite = try? Self.favorite(row), Self.makesSense(favorite) {
          favorites.append(favorite)
        }
      }
    } catch {
      let ends = ["SELECT max(place) FROM favorites", "SELECT max(seq) FROM sqlite_sequence"]
        .compactMap { end in
          Self.rows(end, of: damaged) { row throws(SQLiteError) in [try row.number(0)] }
            .first?.first as? Int
        }
      let end = min(ends.max() ?? 0, last + Self.limit)
      guard end > last else { return }
      for place in last + 1...end {
        favorites += Self.rows(question + " WHERE place = ?", [place], of: damaged) {
          row throws(SQLiteError) in try Self.favorite(row)
        }
      }
    }
  }

  private static func favorite(_ row: SQLiteRow, from first: CInt = 0) throws(SQLiteError) -> Values
  {
    [
      try row.number(first), try row.text(first + 1), try row.text(first + 2),
      try row.text(first + 3), row.real(first + 4), row.real(first + 5), try row.number(first + 6),
    ]
  }

  /// Whether each word (a catalog, an id) is one: where a page is cut off, zeros stand for texts.
  private static func makesSense(_ values: Values) -> Bool {
    let texts = values.compactMap { $0 as? String }
    return !texts.prefix(2).contains("") && !texts.contains { $0.utf8.contains(0) }
  }

  /// The rows up to the first that can't be read; those that make no sense are passed over.
  private static func rows(
    _ question: String, _ arguments: Values = [], of damaged: SQLiteConnection,
    read: (SQLiteRow) throws(SQLiteError) -> Values
  ) -> [Values] {
    var rows: [Values] = []
    try? damaged.run(question, arguments) { row throws(SQLiteError) in
      if let values = try? read(row), makesSense(values) { rows.append(values) }
    }
    return rows
  }
}
