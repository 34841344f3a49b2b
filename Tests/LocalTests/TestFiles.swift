import CSQLite
import Glibc
import Testing

@testable import Local

/// Plain files, made and looked at without the code under test.
enum TestFiles {
  static func write(_ bytes: some Sequence<UInt8>, to path: String) throws {
    let file = try #require(fopen(path, "wb"))
    defer { fclose(file) }
    let bytes = Array(bytes)
    try #require(fwrite(bytes, 1, bytes.count, file) == bytes.count)
  }

  static func write(_ text: String, to path: String) throws {
    try write(Array(text.utf8), to: path)
  }

  static func bytes(of path: String) throws -> [UInt8] {
    let file = try #require(fopen(path, "rb"))
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while case let byte = getc(file), byte != EOF { bytes.append(UInt8(byte)) }
    return bytes
  }

  /// The permission bits in octal, "600"; nil where there is no file.
  static func mode(of path: String) -> String? {
    var info = stat()
    guard lstat(path, &info) == 0 else { return nil }
    return String(info.st_mode & 0o7777, radix: 8)
  }
}

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
