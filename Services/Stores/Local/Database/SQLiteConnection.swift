import CSQLite
import Domain
import Files
import Platform

/// A connection to a database, by SQLite's own functions.
///
/// Not safe to share. If another connection holds the database, this one waits up to five seconds.
final class SQLiteConnection {
  private let connection: OpaquePointer
  /// Statements stay compiled.
  private var statements: [String: OpaquePointer] = [:]

  /// Opens a file that is there, or an empty database in memory (`:memory:`).
  ///
  /// A file that is taken for immutable is read without locks and without files beside it, which a
  /// read-only folder would not allow.
  init(_ path: String, isImmutable: Bool = false) throws(SQLiteError) {
    let name = isImmutable ? Self.immutable(path) : path
    let access = isImmutable ? SQLITE_OPEN_READONLY | SQLITE_OPEN_URI : SQLITE_OPEN_READWRITE
    var opened: OpaquePointer?
    let code = sqlite3_open_v2(name, &opened, access | SQLITE_OPEN_NOMUTEX, nil)
    guard code == SQLITE_OK, let opened else {
      sqlite3_close_v2(opened)
      throw SQLiteError(code: code, message: String(cString: sqlite3_errstr(code)))
    }
    connection = opened
    sqlite3_busy_timeout(opened, 5_000)
  }

  deinit {
    for statement in statements.values { sqlite3_finalize(statement) }
    sqlite3_close_v2(connection)
  }

  private static func immutable(_ path: String) -> String {
    // SQLite takes "%", "?" and "#" for its own.
    let escapes: [Character: String] = ["%": "%25", "?": "%3f", "#": "%23"]
    return "file:\(path.map { escapes[$0] ?? String($0) }.joined())?immutable=1"
  }

  /// How many rows the last statement that changes rows has changed.
  var changesCount: Int { Int(sqlite3_changes(connection)) }

  /// Runs a statement to its end.
  ///
  /// It holds no lock of its own after that.
  ///
  /// - Parameters:
  ///   - sql: one statement.
  ///   - arguments: take the places of its question marks, as many as there are; `nil` means NULL.
  ///   - read: is called with each row of the answer.
  /// - Throws: `SQLITE_RANGE`, too, for fewer arguments than question marks, or more. A statement stays
  ///   compiled and keeps what it was given: the value of an earlier run would be taken.
  func run(
    _ sql: String, _ arguments: [(any SQLiteValue)?] = [],
    read: (SQLiteRow) throws(SQLiteError) -> Void = { _ in }
  ) throws(SQLiteError) {
    let statement = try statement(sql)
    defer { sqlite3_reset(statement) }
    let places = Int(sqlite3_bind_parameter_count(statement))
    guard arguments.count == places else {
      throw SQLiteError(
        code: SQLITE_RANGE, message: "\(arguments.count) arguments for \(places) places")
    }
    for (index, argument) in zip(CInt(1)..., arguments) {
      let code =
        argument?.bind(to: statement, at: index) ?? sqlite3_bind_null(statement, index)
      try check(code, SQLITE_OK)
    }
    while true {
      let code = sqlite3_step(statement)
      try check(code, SQLITE_ROW, SQLITE_DONE)
      guard code == SQLITE_ROW else { return }
      try read(SQLiteRow(statement: statement))
    }
  }

  /// The texts that a question for one column finds.
  func texts(
    _ sql: String, _ arguments: [(any SQLiteValue)?] = []
  ) throws(SQLiteError) -> Set<String> {
    var texts: Set<String> = []
    try run(sql, arguments) { row throws(SQLiteError) in texts.insert(try row.text(0)) }
    return texts
  }

  private func statement(_ sql: String) throws(SQLiteError) -> OpaquePointer {
    if let known = statements[sql] { return known }
    var statement: OpaquePointer?
    let (code, isOne) = sql.withCString { text in
      var rest: UnsafePointer<CChar>?
      let code = sqlite3_prepare_v2(connection, text, -1, &statement, &rest)
      return (code, rest?.pointee ?? 0 == 0)
    }
    try check(code, SQLITE_OK)
    // A text without a statement has none; of two the second would never run.
    guard let statement, isOne else {
      sqlite3_finalize(statement)
      throw SQLiteError(code: SQLITE_MISUSE, message: "not one statement")
    }
    statements[sql] = statement
    return statement
  }

  /// Runs statements that have no arguments, and whose answers do not count.
  func execute(_ script: String) throws(SQLiteError) {
    try check(sqlite3_exec(connection, script, nil, nil, nil), SQLITE_OK)
  }

  /// Makes all changes of the body, or none of them where it throws.
  ///
  /// The lock is taken at once: a program that read first and then wanted to write could be too late.
  func transaction<Answer>(_ body: (SQLiteConnection) throws -> Answer) throws -> Answer {
    try run("BEGIN IMMEDIATE")
    do {
      let answer = try body(self)
      try run("COMMIT")
      return answer
    } catch {
      // After some errors SQLite has done so itself, and has nothing left to take back.
      try? run("ROLLBACK")
      throw error
    }
  }

  /// Copies all that is in the database over what is in another.
  func copy(to other: SQLiteConnection) throws(SQLiteError) {
    guard let backup = sqlite3_backup_init(other.connection, "main", connection, "main") else {
      return try other.check(sqlite3_errcode(other.connection))
    }
    let code = sqlite3_backup_step(backup, -1)
    sqlite3_backup_finish(backup)
    guard code == SQLITE_DONE else {
      throw SQLiteError(code: code, message: String(cString: sqlite3_errstr(code)))
    }
  }

  /// The bytes of a file that holds what the database holds.
  func serialized() throws(SQLiteError) -> [UInt8] {
    var count: sqlite3_int64 = 0
    guard let start = sqlite3_serialize(connection, "main", &count, 0) else {
      throw SQLiteError(code: SQLITE_NOMEM, message: String(cString: sqlite3_errstr(SQLITE_NOMEM)))
    }
    defer { sqlite3_free(start) }
    return Array(UnsafeBufferPointer(start: start, count: Int(count)))
  }

  private func check(_ code: CInt, _ expected: CInt...) throws(SQLiteError) {
    guard !expected.contains(code) else { return }
    throw SQLiteError(code: code, message: String(cString: sqlite3_errmsg(connection)))
  }

  /// Leaves the database open for good.
  ///
  /// For a file that was moved or removed under its name: closing would delete the journal of the
  /// file that has the name now.
  func abandon() {
    _ = Unmanaged.passRetained(self)
  }
}

/// Why SQLite did not do what it was asked for.
struct SQLiteError: Error {
  /// The primary result code (sqlite.org/rescode.html).
  let code: CInt
  let message: String
}

/// The SQLite this program found.
package enum DatabaseVersion {
  package static var current: String { String(cString: sqlite3_libversion()) }
}

/// The meaning of a failure of the database for its callers.
enum SQLiteFailure {
  /// Whether the file is no database, or a damaged one.
  ///
  /// A value may have a type its column can't have. Or its tables are not those that its migrations
  /// made: then SQLite has no better word than ERROR for a statement that it can't compile.
  static func isDamage(_ error: any Error) -> Bool {
    guard let error = error as? SQLiteError else { return false }
    return [SQLITE_ERROR, SQLITE_CORRUPT, SQLITE_NOTADB].contains(error.code)
  }

  /// The file is there and this program may not open it the way it should.
  static func isDenial(_ error: any Error) -> Bool {
    guard let error = error as? SQLiteError else { return false }
    return [SQLITE_CANTOPEN, SQLITE_READONLY].contains(error.code)
  }

  /// The error to go on with; it depends on whether something was to be changed.
  static func dataError(_ error: any Error, path: String, isWriting: Bool) -> DataError {
    let reason: FileProblem
    switch error {
    case let error as DataError: return error
    case let error as FileProblem: reason = error
    case let error as SQLiteError:
      switch error.code {
      case SQLITE_ERROR, SQLITE_CONSTRAINT, SQLITE_SCHEMA, SQLITE_MISMATCH, SQLITE_CORRUPT,
        SQLITE_NOTADB:
        return .malformed(path: path, reason: .damaged(detail: error.message))
      case SQLITE_READONLY, SQLITE_CANTOPEN:
        reason = denial(path, isWriting) ?? .system(error.message)
      case SQLITE_BUSY, SQLITE_LOCKED: reason = .busy
      case SQLITE_FULL: reason = .noSpace
      default: reason = .system(error.message)
      }
    default: return .malformed(path: path, reason: .damaged(detail: "\(error)"))
    }
    return isWriting
      ? .unwritable(path: path, reason: reason) : .unreadable(path: path, reason: reason)
  }

  /// The system's reason for what SQLite did not say.
  private static func denial(_ path: String, _ isWriting: Bool) -> FileProblem? {
    do throws(FileProblem) {
      try FileStatus.check(path, isWriting ? .write : .read)
      // The files beside the database are written even to read it.
      try FileStatus.check(UnfinishedFile.folder(of: path))
      return nil
    } catch {
      return error
    }
  }
}
