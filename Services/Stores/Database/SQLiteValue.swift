import CSQLite

/// A value that a statement can be given.
package protocol SQLiteValue {
  /// Puts it in the place of a question mark, the first of which is 1; answers with a result code.
  func bind(to statement: OpaquePointer, at index: CInt) -> CInt
}

/// SQLite makes a copy, as this asks for.
let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

extension String: SQLiteValue {
  package func bind(to statement: OpaquePointer, at index: CInt) -> CInt {
    sqlite3_bind_text(statement, index, self, CInt(utf8.count), transient)
  }
}

extension [UInt8]: SQLiteValue {
  package func bind(to statement: OpaquePointer, at index: CInt) -> CInt {
    // No bytes may have no address, which would be NULL.
    guard !isEmpty else { return sqlite3_bind_zeroblob(statement, index, 0) }
    return sqlite3_bind_blob(statement, index, self, CInt(count), transient)
  }
}

extension Int: SQLiteValue {
  package func bind(to statement: OpaquePointer, at index: CInt) -> CInt {
    sqlite3_bind_int64(statement, index, Int64(self))
  }
}

extension Double: SQLiteValue {
  package func bind(to statement: OpaquePointer, at index: CInt) -> CInt {
    sqlite3_bind_double(statement, index, self)
  }
}

/// Columns of one row as values; what the tables' declarations do not allow is `SQLITE_CORRUPT`.
///
/// It counts until the next row is read.
package struct SQLiteRow {
  let statement: OpaquePointer

  package func text(_ index: CInt) throws(SQLiteError) -> String { try known(optionalText(index)) }

  /// The text comes before its length: SQLite converts what a UTF-16 database holds to UTF-8, and only
  /// then counts the bytes of that (sqlite.org/c3ref/column_blob.html).
  package func optionalText(_ index: CInt) throws(SQLiteError) -> String? {
    if isNull(index) { return nil }
    guard type(index) == SQLITE_TEXT else { return try known(nil) }
    guard let start = sqlite3_column_text(statement, index) else {
      throw SQLiteError(code: SQLITE_NOMEM, message: String(cString: sqlite3_errstr(SQLITE_NOMEM)))
    }
    let bytes = UnsafeBufferPointer(
      start: start, count: Int(sqlite3_column_bytes(statement, index)))
    return String(decoding: bytes, as: UTF8.self)
  }

  package func number(_ index: CInt) throws(SQLiteError) -> Int {
    try known(type(index) == SQLITE_INTEGER ? Int(sqlite3_column_int64(statement, index)) : nil)
  }

  /// Returns a number; `nil` if the column holds none.
  package func real(_ index: CInt) -> Double? {
    guard [SQLITE_FLOAT, SQLITE_INTEGER].contains(type(index)) else { return nil }
    return sqlite3_column_double(statement, index)
  }

  package func bytes(_ index: CInt) throws(SQLiteError) -> [UInt8] {
    guard type(index) == SQLITE_BLOB else { return try known(nil) }
    let start = sqlite3_column_blob(statement, index)
    return Array(
      UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, index))))
  }

  package func isNull(_ index: CInt) -> Bool { type(index) == SQLITE_NULL }

  private func type(_ index: CInt) -> CInt { sqlite3_column_type(statement, index) }

  private func known<Value>(_ value: Value?) throws(SQLiteError) -> Value {
    guard let value else {
      throw SQLiteError(code: SQLITE_CORRUPT, message: "a row makes no sense")
    }
    return value
  }
}
