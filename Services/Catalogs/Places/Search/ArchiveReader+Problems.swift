import Contracts
import Database
import Domain

/// The reasons why a file of places can't be searched.
extension ArchiveReader {
  /// Returns the reason why a file can't be searched; `nil` if it can.
  static func problem(
    of database: SQLiteConnection
  ) throws(SQLiteError) -> PlaceArchiveState.Problem? {
    var version = 0
    try database.run("PRAGMA user_version") { row throws(SQLiteError) in
      version = try row.number(0)
    }
    // A database without tables, such as an empty file, has no version.
    guard version != 0 else { return .damaged("file is not a database") }
    guard version == ArchiveLayout.version else { return .otherVersion }
    var unicode = 0
    try database.run("SELECT unicode FROM archive") { row throws(SQLiteError) in
      unicode = try row.number(0)
    }
    // Folds of another version of Unicode may differ from those of a search.
    return unicode == Int(Fold.unicodeVersion) ? nil : .otherVersion
  }

  /// - Throws: `olderVersion` and `damagedPlaces` for a file that can't be searched.
  static func check(_ database: SQLiteConnection) throws {
    switch try problem(of: database) {
    case .otherVersion?: throw FileProblem.olderVersion
    case .damaged(let detail)?: throw FileProblem.damagedPlaces(detail: detail)
    case nil: break
    }
  }

  /// Returns the error to go on with.
  ///
  /// The remedy for a file that can't be searched is to add its places anew.
  static func dataError(_ error: any Error, path: String, isWriting: Bool) -> DataError {
    switch SQLiteFailure.dataError(error, path: path, isWriting: isWriting) {
    case .malformed(path, .damaged(let detail)):
      .malformed(path: path, reason: .damagedPlaces(detail: detail))
    case .unreadable(path, .olderVersion), .unwritable(path, .olderVersion):
      .malformed(path: path, reason: .olderVersion)
    case .unreadable(path, .damagedPlaces(let detail)),
      .unwritable(path, .damagedPlaces(let detail)):
      .malformed(path: path, reason: .damagedPlaces(detail: detail))
    case let error: error
    }
  }
}
