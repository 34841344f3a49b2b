package import Contracts
import Database
package import Domain
package import Geo

/// An MBTiles archive: an SQLite database with a table or a view `tiles`
/// (https://github.com/mapbox/mbtiles-spec, 1.3).
///
/// - It is read as one that nobody changes: without locks, and without files beside it.
/// - Its rows count from the south, as in TMS.
/// - `format` promises much (`pbf` is gzip), and may be missing: the bytes tell.
/// - A view could run for ever, so each question ends after a number of steps.
package actor MBTilesArchive: TileDataManager {
  /// Some seconds; a file without an index needs ten steps for each of its tiles.
  private static let mostSteps: Int32 = 400_000_000

  private let path: String
  private let steps: Int32
  private var opened: (database: SQLiteConnection, set: TileSet)?
  private let executor: any SerialExecutor

  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  package init(_ path: String) { self.init(path, steps: Self.mostSteps) }

  /// - Parameter steps: the most steps that SQLite takes for a question.
  init(
    _ path: String, steps: Int32,
    executor: any SerialExecutor = DatabaseExecutor(label: "catalejo.archive")
  ) {
    self.path = path
    self.steps = steps
    self.executor = executor
  }

  package func tileSet() throws(DataError) -> TileSet? { try open().set }

  /// - Returns: `nil` also for a tile that is NULL.
  package func tile(_ id: TileID) throws(DataError) -> TileData? {
    let database = try open().database
    // Rows count from the south (TMS).
    let row = (1 << id.zoom) - 1 - id.y
    var found: (bytes: [UInt8], length: Int)?
    try checked { () throws(SQLiteError) in
      try database.run(
        """
        SELECT CAST(iif(length(tile_data) <= ?, tile_data, '') AS BLOB), length(tile_data)
        FROM tiles WHERE zoom_level = ? AND tile_column = ? AND tile_row = ?
        AND tile_data IS NOT NULL LIMIT 1
        """, [PackedBytes.limit, id.zoom, id.x, row]
      ) { row throws(SQLiteError) in found = (try row.bytes(0), try row.number(1)) }
    }
    guard let found else { return nil }
    guard found.length <= PackedBytes.limit else {
      throw .tiles(source: path, .tooLarge(limit: PackedBytes.limit))
    }
    return TileData(found.bytes)
  }

  // MARK: - Opening

  private func open() throws(DataError) -> (database: SQLiteConnection, set: TileSet) {
    if let opened { return opened }
    let (database, metadata, start) = try checked { () throws(SQLiteError) in
      let database = try SQLiteConnection(path, isImmutable: true)
      try database.execute("PRAGMA trusted_schema = OFF")
      database.endRuns(after: steps)
      return (database, try Self.metadata(database), try Self.start(database))
    }
    if let problem = Self.problem(format: metadata["format"], start: start) {
      throw .tiles(source: path, problem)
    }
    let zooms = try zooms(database, metadata)
    let degrees = (metadata["bounds"] ?? "").split(separator: ",")
      .compactMap { Double($0.filter { $0 != " " }) }
    let set = TileSet(
      source: path, zooms: zooms,
      bounds: WorldRect.covering(degrees) ?? WorldRect(minX: 0, minY: 0, maxX: 1, maxY: 1),
      attribution: MarkupText.plain(metadata["attribution"] ?? ""))
    opened = (database, set)
    return (database, set)
  }

  /// The texts of the table `metadata` that matter; a file without the table has none.
  private static func metadata(_ database: SQLiteConnection) throws(SQLiteError) -> [String: String]
  {
    let isThere = try database.texts(
      "SELECT name FROM sqlite_schema WHERE lower(name) = 'metadata'")
    guard !isThere.isEmpty else { return [:] }
    var metadata: [String: String] = [:]
    // Attributions have some hundred characters.
    try database.run(
      """
      SELECT CAST(name AS TEXT), CAST(substr(value, 1, 10000) AS TEXT) FROM metadata
      WHERE value IS NOT NULL
      AND name IN ('format', 'minzoom', 'maxzoom', 'bounds', 'attribution') LIMIT 20
      """
    ) { row throws(SQLiteError) in metadata[try row.text(0)] = try row.text(1) }
    return metadata
  }

  /// The first bytes of a tile that has some; `nil` if there is none.
  private static func start(_ database: SQLiteConnection) throws(SQLiteError) -> [UInt8]? {
    var start: [UInt8]?
    try database.run(
      "SELECT CAST(substr(tile_data, 1, 16) AS BLOB) FROM tiles WHERE length(tile_data) > 0 LIMIT 1"
    ) { row throws(SQLiteError) in start = try row.bytes(0) }
    return start
  }

  /// The reason why tiles of a format, or with these first bytes, can't be used.
  private static func problem(format: String?, start: [UInt8]?) -> TileProblem? {
    guard let start else { return .empty }
    if let problem = PackedBytes.problem(start) { return problem }
    switch format?.lowercased() {
    case "png": return .kind("PNG")
    case "jpg", "jpeg": return .kind("JPEG")
    case "webp": return .kind("WebP")
    default: return nil
    }
  }

  /// The zooms that the description states, else those of the tiles.
  private func zooms(
    _ database: SQLiteConnection, _ metadata: [String: String]
  ) throws(DataError) -> ClosedRange<Int> {
    var (least, most) = (
      metadata["minzoom"].flatMap { Int($0) }, metadata["maxzoom"].flatMap { Int($0) }
    )
    if least == nil || most == nil {
      try checked { () throws(SQLiteError) in
        // Each of the two alone is found by an index.
        try database.run(
          "SELECT (SELECT min(zoom_level) FROM tiles), (SELECT max(zoom_level) FROM tiles)"
        ) { row throws(SQLiteError) in (least, most) = (try row.number(0), try row.number(1)) }
      }
    }
    guard let least, let most, 0 <= least, least <= most else {
      throw .tiles(source: path, .damaged(detail: "zooms"))
    }
    return min(least, TileID.deepest)...min(most, TileID.deepest)
  }

  private func checked<Value>(
    _ body: () throws(SQLiteError) -> Value
  ) throws(DataError) -> Value {
    do throws(SQLiteError) {
      return try body()
    } catch {
      // A database without tiles is whole, and something else.
      if error.message.hasPrefix("no such ") { throw .tiles(source: path, .notTiles) }
      let known = SQLiteFailure.dataError(error, path: path, isWriting: false)
      switch known {
      case .malformed(_, .damaged(let detail)), .unreadable(_, .system(let detail)):
        throw .tiles(source: path, .damaged(detail: detail))
      default: throw known
      }
    }
  }
}
