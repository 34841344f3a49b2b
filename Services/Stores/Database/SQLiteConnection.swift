import CSQLite

/// A connection to a database, by SQLite's own functions.
///
/// Not safe to share. If another connection holds the database, this one waits up to five seconds.
package final class SQLiteConnection {
  private let connection: OpaquePointer
  /// Statements stay compiled.
  private var statements: [String: OpaquePointer] = [:]

  /// Opens a file that is there, or an empty database in memory (`:memory:`).
  ///
  /// A file that is taken for immutable is read without locks and without files beside it, which a
  /// read-only folder would not allow.
  package init(_ path: String, isImmutable: Bool = false) throws(SQLiteError) {
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
  package var changesCount: Int { Int(sqlite3_changes(connection)) }

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
  package func run(
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
  package func texts(
    _ sql: String, _ arguments: [(any SQLiteValue)?] = []
  ) throws(SQLiteError) -> Set<String> {
    var texts: Set<String> = []
    try run(sql, arguments) { row throws(SQLiteError) in texts.insert(try row.text(0)) }
    return texts
  }

  private func statement(_ sql: String) throws(SQLiteError) -> OpaquePointer {
    if let known = statements[sql] { return known }
    let statement = try compile(sql)
    statements[sql] = statement
    return statement
  }

  /// Compiles one statement, which the caller finalizes.
  func compile(_ sql: String) throws(SQLiteError) -> OpaquePointer {
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
    return statement
  }

  /// Has each run of a statement end with `SQLITE_INTERRUPT` after a number of SQLite's steps.
  ///
  /// For files of others: a view in them may never end.
  package func endRuns(after steps: CInt) {
    sqlite3_progress_handler(connection, steps, { _ in 1 }, nil)
  }

  /// Runs statements that have no arguments, and whose answers do not count.
  package func execute(_ script: String) throws(SQLiteError) {
    try check(sqlite3_exec(connection, script, nil, nil, nil), SQLITE_OK)
  }

  /// Makes all changes of the body, or none of them where it throws.
  ///
  /// The lock is taken at once: a program that read first and then wanted to write could be too late.
  package func transaction<Answer>(_ body: (SQLiteConnection) throws -> Answer) throws -> Answer {
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
  package func copy(to other: SQLiteConnection) throws(SQLiteError) {
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
  package func serialized() throws(SQLiteError) -> [UInt8] {
    var count: sqlite3_int64 = 0
    guard let start = sqlite3_serialize(connection, "main", &count, 0) else {
      throw SQLiteError(code: SQLITE_NOMEM, message: String(cString: sqlite3_errstr(SQLITE_NOMEM)))
    }
    defer { sqlite3_free(start) }
    return Array(UnsafeBufferPointer(start: start, count: Int(count)))
  }

  private func check(_ code: CInt, _ expected: CInt...) throws(SQLiteError) {
    guard !expected.contains(code) else { return }
    throw error(code)
  }

  /// The error of the last call, with its message.
  func error(_ code: CInt) -> SQLiteError {
    SQLiteError(code: code, message: String(cString: sqlite3_errmsg(connection)))
  }

  /// Leaves the database open for good.
  ///
  /// For a file that was moved or removed under its name: closing would delete the journal of the
  /// file that has the name now.
  package func abandon() {
    _ = Unmanaged.passRetained(self)
  }
}

/// The SQLite this program found.
package enum DatabaseVersion {
  package static var current: String { String(cString: sqlite3_libversion()) }
}
