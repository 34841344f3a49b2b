import CSQLite
import Glibc
import TestSupport
import Testing

extension TestFiles {
  static func rename(_ path: String, to other: String) throws {
    let result = Glibc.rename(path, other)
    try #require(result == 0)
  }

  static func contains(_ text: String, in path: String) throws -> Bool {
    String(decoding: try bytes(of: path), as: UTF8.self).contains(text)
  }
}

/// SQLite without the code under test.
extension TestFiles {
  /// Runs statements in a database that is there.
  static func run(_ sql: String, in path: String) throws {
    try #require(mode(of: path) != nil)
    var database: OpaquePointer?
    try #require(sqlite3_open(path, &database) == SQLITE_OK)
    defer { sqlite3_close(database) }
    try #require(sqlite3_exec(database, sql, nil, nil, nil) == SQLITE_OK)
  }
}
