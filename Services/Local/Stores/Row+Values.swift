import GRDB

/// Columns as values; what the tables' declarations do not allow is `SQLITE_CORRUPT`.
extension Row {
  func text(_ index: Int) throws -> String { try value(index) }

  func number(_ index: Int) throws -> Int { try value(index) }

  func bytes(_ index: Int) throws -> [UInt8] {
    guard case .blob(let bytes) = (self[index] as DatabaseValue).storage else {
      throw Self.nonsense
    }
    return Array(bytes)
  }

  private func value<Value: DatabaseValueConvertible>(_ index: Int) throws -> Value {
    guard let value = Value.fromDatabaseValue(self[index]) else { throw Self.nonsense }
    return value
  }

  private static var nonsense: DatabaseError {
    DatabaseError(resultCode: .SQLITE_CORRUPT, message: "a row makes no sense")
  }
}
