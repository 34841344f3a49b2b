import Contracts
import Database
import Domain

final class ArchiveReader {
  static func problem(
    of database: SQLiteConnection
  ) throws(SQLiteError) -> PlaceArchiveState.Problem? {
    var version = 0
    try database.run("PRAGMA user_version") { row throws(SQLiteError) in
      version = try row.number(0)
    }
    guard version == ArchiveLayout.version else { return .otherVersion }
    var unicode = 0
    try database.run("SELECT unicode FROM archive") { row throws(SQLiteError) in
      unicode = try row.number(0)
    }
    return unicode == Int(Fold.unicodeVersion) ? nil : .otherVersion
  }
}
