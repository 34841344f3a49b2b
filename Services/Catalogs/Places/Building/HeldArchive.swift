import Contracts
import Database
import Domain

/// The file that is there already, as a further source of a new one: all its rows are in order.
final class HeldArchive {
  let database: SQLiteConnection
  private(set) var dumps: [(number: Int, held: HeldDump)] = []
  private(set) var features: [(group: String, code: String, name: String?)] = []
  /// The areas by their numbers; the names of a postal dump's divisions are those that are held.
  private(set) var areas: [Int: String] = [:]
  private(set) var divisions: [String: String] = [:]
  private(set) var placeCount = 0
  private(set) var nameCount = 0

  /// Opens a file of this version.
  ///
  /// - Parameter path: the path of the file.
  init(_ path: String) throws {
    database = try SQLiteConnection(path, isImmutable: true)
    dumps = try Self.dumps(database)
    try database.run("SELECT class, code, name FROM features ORDER BY feature") {
      row throws(SQLiteError) in
      features.append((try row.text(0), try row.text(1), try row.optionalText(2)))
    }
    try database.run(
      "SELECT area, country, admin1, admin2, zone, region, district FROM areas"
    ) { row throws(SQLiteError) in
      let zone = try row.text(4)
      // Postal codes have no time zone, and their divisions have their own names.
      let names = zone.isEmpty ? [try row.text(5), try row.text(6)] : ["", ""]
      let parts = [try row.text(1), try row.text(2), try row.text(3), zone] + names
      areas[try row.number(0)] = parts.joined(separator: "\t")
    }
    try database.run("SELECT code, name FROM divisions") { row throws(SQLiteError) in
      divisions[try row.text(0)] = try row.text(1)
    }
    (placeCount, nameCount) = try ArchiveReader.counts(database)
  }

  static func dumps(
    _ database: SQLiteConnection
  ) throws(SQLiteError) -> [(number: Int, held: HeldDump)] {
    var validators: [Int: FileValidators] = [:]
    try database.run("SELECT dump, content, etag, modified FROM files") {
      row throws(SQLiteError) in
      guard let content = PlaceDump.File.Content(rawValue: try row.text(1)) else { return }
      validators[try row.number(0), default: [:]][content] = Validators(
        etag: try row.optionalText(2), lastModified: try row.optionalText(3))
    }
    var dumps: [(number: Int, held: HeldDump)] = []
    try database.run(
      "SELECT dump, name, places, added, skipped FROM dumps ORDER BY name"
    ) { row throws(SQLiteError) in
      let number = try row.number(0)
      dumps.append(
        (
          number,
          HeldDump(
            name: try row.text(1), places: ArchiveReader.count(try row.number(2)),
            addedAt: try row.number(3), validators: validators[number] ?? [:],
            skipped: try row.number(4))
        ))
    }
    return dumps
  }
}

/// The places of the old file that stay, with their new numbers.
final class HeldPlaces {
  private let statement: SQLiteStatement
  /// The new numbers of areas by the old ones.
  private let areas: [Int: Int]
  private let stays: (Row) -> Bool
  private(set) var row: Row?

  struct Row {
    let row: Int
    let id: Int
    let dump: Int
    let feature: Int
    let area: Int
    let latitude: Int
    let longitude: Int
    let population: Int
    let elevation: Int?
    let name: [UInt8]

    /// The order of places, as ``PlaceRecord/key``.
    var key: UInt64 {
      UInt64(Cell.cell(latitude: latitude, longitude: longitude)) << 32 | UInt64(id)
    }
  }

  init(
    _ held: HeldArchive, areas: [Int: Int], stays: @escaping (Row) -> Bool
  ) throws(SQLiteError) {
    statement = try SQLiteStatement(
      held.database,
      """
      SELECT row, id, dump, feature, area, latitude, longitude, population, elevation, name
      FROM places ORDER BY row
      """)
    self.areas = areas
    self.stays = stays
    try advance()
  }

  func advance() throws(SQLiteError) {
    while try statement.next() {
      guard let area = areas[statement.number(4)] else { throw ArchiveReader.damage }
      let latitude = min(9_000_000, max(-9_000_000, statement.number(5)))
      let longitude = min(18_000_000, max(-18_000_000, statement.number(6)))
      let next = Row(
        row: statement.number(0), id: min(Int(Int32.max), max(0, statement.number(1))),
        dump: statement.number(2), feature: statement.number(3), area: area,
        latitude: latitude, longitude: longitude, population: statement.number(7),
        elevation: statement.optionalNumber(8), name: Array(statement.bytes(9)))
      if stays(next) {
        row = next
        return
      }
    }
    row = nil
  }
}
