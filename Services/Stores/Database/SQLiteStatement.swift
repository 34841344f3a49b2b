import CSQLite

/// A compiled statement that is bound and stepped value by value: for millions of rows, where the
/// arrays of ``SQLiteConnection/run(_:_:read:)`` would take most of the time.
///
/// Not safe to share. A value is read as the type that is asked for, whatever the column holds.
package final class SQLiteStatement {
  /// Stays open while it has statements.
  private let connection: SQLiteConnection
  private let statement: OpaquePointer

  /// - Parameter sql: one statement.
  package init(_ connection: SQLiteConnection, _ sql: String) throws(SQLiteError) {
    self.connection = connection
    statement = try connection.compile(sql)
  }

  deinit { sqlite3_finalize(statement) }

  // MARK: - Values of question marks, the first of which is 1

  package func bind(_ index: CInt, _ value: Int) {
    sqlite3_bind_int64(statement, index, Int64(value))
  }

  package func bind(_ index: CInt, _ value: Int?) {
    guard let value else { return bindNull(index) }
    bind(index, value)
  }

  package func bindNull(_ index: CInt) { sqlite3_bind_null(statement, index) }

  package func bind(_ index: CInt, text: String?) {
    guard let text else { return bindNull(index) }
    _ = text.bind(to: statement, at: index)
  }

  package func bind(_ index: CInt, utf8 bytes: UnsafeRawBufferPointer) {
    sqlite3_bind_text(
      statement, index, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), CInt(bytes.count),
      transient)
  }

  package func bind(_ index: CInt, _ bytes: UnsafeRawBufferPointer) {
    guard !bytes.isEmpty else {
      sqlite3_bind_zeroblob(statement, index, 0)
      return
    }
    sqlite3_bind_blob(statement, index, bytes.baseAddress, CInt(bytes.count), transient)
  }

  package func bind(_ index: CInt, _ bytes: [UInt8]) {
    bytes.withUnsafeBytes { bind(index, $0) }
  }

  // MARK: - Running

  /// Goes to the next row of the answer.
  ///
  /// - Returns: whether there is one. At the end, and after an error, it is reset.
  package func next() throws(SQLiteError) -> Bool {
    let code = sqlite3_step(statement)
    if code == SQLITE_ROW { return true }
    sqlite3_reset(statement)
    guard code == SQLITE_DONE else { throw connection.error(code) }
    return false
  }

  /// Runs a statement that has no answer.
  package func run() throws(SQLiteError) { while try next() {} }

  /// Leaves an answer before its end; the values of question marks stay.
  package func reset() { sqlite3_reset(statement) }

  // MARK: - Columns of a row, the first of which is 0

  package var columnCount: CInt { sqlite3_column_count(statement) }

  package func number(_ index: CInt) -> Int { Int(sqlite3_column_int64(statement, index)) }

  package func optionalNumber(_ index: CInt) -> Int? { isNull(index) ? nil : number(index) }

  package func isNull(_ index: CInt) -> Bool {
    sqlite3_column_type(statement, index) == SQLITE_NULL
  }

  /// The bytes of a text or a blob, until the next step.
  package func bytes(_ index: CInt) -> UnsafeRawBufferPointer {
    let start = sqlite3_column_blob(statement, index)
    return UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, index)))
  }

  package func text(_ index: CInt) -> String { String(decoding: bytes(index), as: UTF8.self) }
}
