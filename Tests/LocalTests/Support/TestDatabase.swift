import Glibc
import Testing

/// SQLite without the code under test, by the library that the program has loaded.
extension TestFiles {
  private typealias Open =
    @convention(c) (
      UnsafePointer<CChar>, UnsafeMutablePointer<OpaquePointer?>
    ) -> Int32
  private typealias Execute =
    @convention(c) (
      OpaquePointer?, UnsafePointer<CChar>, OpaquePointer?, OpaquePointer?, OpaquePointer?
    ) -> Int32
  private typealias Close = @convention(c) (OpaquePointer?) -> Int32

  /// Runs statements in a database that is there.
  static func run(_ sql: String, in path: String) throws {
    let open = unsafeBitCast(try #require(dlsym(nil, "sqlite3_open")), to: Open.self)
    let execute = unsafeBitCast(try #require(dlsym(nil, "sqlite3_exec")), to: Execute.self)
    let close = unsafeBitCast(try #require(dlsym(nil, "sqlite3_close")), to: Close.self)
    try #require(mode(of: path) != nil)
    var database: OpaquePointer?
    try #require(open(path, &database) == 0)
    defer { _ = close(database) }
    try #require(execute(database, sql, nil, nil, nil) == 0)
  }
}
