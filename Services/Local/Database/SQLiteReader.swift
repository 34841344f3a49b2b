import GRDB
import GRDBSQLite

/// A connection that asks a database through SQLite's own functions.
///
/// GRDB gives each connection functions and collations of its own, which cost more than all that a
/// one-shot command asks: it is opened by the first write only. Not safe to share.
final class SQLiteReader {
  private let connection: OpaquePointer
  private let isOwner: Bool
  /// Statements stay compiled.
  private var statements: [String: OpaquePointer] = [:]

  /// Opens a file that is there.
  ///
  /// One that is taken for immutable is read without locks and without files beside it, which a
  /// read-only folder would not allow.
  init(_ path: String, isImmutable: Bool = false) throws {
    let name = isImmutable ? Self.immutable(path) : path
    let access = isImmutable ? SQLITE_OPEN_READONLY | SQLITE_OPEN_URI : SQLITE_OPEN_READWRITE
    var opened: OpaquePointer?
    let code = sqlite3_open_v2(name, &opened, access | SQLITE_OPEN_NOMUTEX, nil)
    guard code == SQLITE_OK, let opened else {
      sqlite3_close_v2(opened)
      throw DatabaseError(resultCode: ResultCode(rawValue: code))
    }
    connection = opened
    isOwner = true
    sqlite3_busy_timeout(opened, 5_000)
  }

  /// Asks through a connection of GRDB, which closes it.
  init(_ database: Database) throws {
    guard let connection = database.sqliteConnection else {
      throw DatabaseError(resultCode: .SQLITE_MISUSE)
    }
    self.connection = connection
    isOwner = false
  }

  deinit {
    for statement in statements.values { sqlite3_finalize(statement) }
    if isOwner { sqlite3_close_v2(connection) }
  }

  private static func immutable(_ path: String) -> String {
    // SQLite takes "%", "?" and "#" for its own.
    let escapes: [Character: String] = ["%": "%25", "?": "%3f", "#": "%23"]
    return "file:\(path.map { escapes[$0] ?? String($0) }.joined())?immutable=1"
  }

  /// Runs a query; no row can be read, and no lock is held, once it is over.
  func read<Answer>(_ query: (SQLiteReader) throws -> Answer) rethrows -> Answer {
    defer {
      for statement in statements.values { sqlite3_reset(statement) }
    }
    return try query(self)
  }

  /// Begins a statement; a row counts until the next one is asked for.
  func rows(_ sql: String, _ arguments: [String] = []) throws -> SQLiteRows {
    let statement = try statement(sql)
    sqlite3_reset(statement)
    for (index, argument) in zip(CInt(1)..., arguments) {
      // SQLite makes a copy, as this asks for.
      let copy = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
      try check(
        sqlite3_bind_text(statement, index, argument, CInt(argument.utf8.count), copy), SQLITE_OK)
    }
    return SQLiteRows(reader: self, row: SQLiteRow(statement: statement))
  }

  private func statement(_ sql: String) throws -> OpaquePointer {
    if let known = statements[sql] { return known }
    var statement: OpaquePointer?
    try check(sqlite3_prepare_v2(connection, sql, -1, &statement, nil), SQLITE_OK)
    guard let statement else { throw DatabaseError(resultCode: .SQLITE_MISUSE) }
    statements[sql] = statement
    return statement
  }

  /// Copies all that is in the database over what is in another.
  func copy(to other: Database) throws {
    guard let backup = sqlite3_backup_init(other.sqliteConnection, "main", connection, "main")
    else {
      throw DatabaseError(resultCode: other.lastErrorCode, message: other.lastErrorMessage)
    }
    let code = sqlite3_backup_step(backup, -1)
    sqlite3_backup_finish(backup)
    try check(code, SQLITE_DONE)
  }

  fileprivate func check(_ code: CInt, _ expected: CInt...) throws {
    guard !expected.contains(code) else { return }
    throw DatabaseError(
      resultCode: ResultCode(rawValue: code), message: String(cString: sqlite3_errmsg(connection)))
  }
}

/// The answer to a statement, row by row.
struct SQLiteRows {
  fileprivate let reader: SQLiteReader
  fileprivate let row: SQLiteRow

  func next() throws -> SQLiteRow? {
    let code = sqlite3_step(row.statement)
    try reader.check(code, SQLITE_ROW, SQLITE_DONE)
    return code == SQLITE_ROW ? row : nil
  }
}

/// Columns as values; what the tables' declarations do not allow is `SQLITE_CORRUPT`.
struct SQLiteRow {
  fileprivate let statement: OpaquePointer

  func text(_ index: CInt) throws -> String { try known(optionalText(index)) }

  func optionalText(_ index: CInt) throws -> String? {
    if isNull(index) { return nil }
    return String(decoding: try bytes(index, of: SQLITE_TEXT), as: UTF8.self)
  }

  func number(_ index: CInt) throws -> Int {
    try known(type(index) == SQLITE_INTEGER ? Int(sqlite3_column_int64(statement, index)) : nil)
  }

  /// Nil for what is no number.
  func real(_ index: CInt) -> Double? {
    guard [SQLITE_FLOAT, SQLITE_INTEGER].contains(type(index)) else { return nil }
    return sqlite3_column_double(statement, index)
  }

  func bytes(_ index: CInt) throws -> [UInt8] { Array(try bytes(index, of: SQLITE_BLOB)) }

  func isNull(_ index: CInt) -> Bool { type(index) == SQLITE_NULL }

  private func type(_ index: CInt) -> CInt { sqlite3_column_type(statement, index) }

  /// They stay until the next row.
  private func bytes(_ index: CInt, of type: CInt) throws -> UnsafeRawBufferPointer {
    guard self.type(index) == type else { return try known(nil) }
    let start = sqlite3_column_blob(statement, index)
    return UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, index)))
  }

  private func known<Value>(_ value: Value?) throws -> Value {
    guard let value else {
      throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "a row makes no sense")
    }
    return value
  }
}
