import Domain
import GRDB

/// What a failure of the database means for who asked.
enum SQLiteFailure {
  /// The file is no database, or a damaged one.
  static func isDamage(_ error: any Error) -> Bool {
    switch error {
    case let error as DatabaseError:
      error.resultCode == .SQLITE_CORRUPT || error.resultCode == .SQLITE_NOTADB
    // A value of a type its column can't have.
    case is RowDecodingError: true
    default: false
    }
  }

  /// The file is there and this program may not open it the way it should.
  static func isDenial(_ error: any Error) -> Bool {
    guard let error = error as? DatabaseError else { return false }
    return error.resultCode == .SQLITE_CANTOPEN || error.resultCode == .SQLITE_READONLY
  }

  /// The error to go on with; it depends on whether something was to be changed.
  static func dataError(_ error: any Error, path: String, isWriting: Bool) -> DataError {
    switch error {
    case let error as DataError: return error
    case let error as FileProblem: return access(path, error, isWriting)
    case let error as DatabaseError:
      let message = error.message ?? "\(error.resultCode)"
      switch error.resultCode {
      case .SQLITE_ERROR, .SQLITE_CONSTRAINT, .SQLITE_SCHEMA, .SQLITE_MISMATCH, .SQLITE_CORRUPT,
        .SQLITE_NOTADB:
        return .malformed(path: path, reason: .damaged(detail: message))
      case .SQLITE_READONLY, .SQLITE_CANTOPEN:
        return access(path, denial(path, isWriting) ?? .system(message), isWriting)
      case .SQLITE_BUSY, .SQLITE_LOCKED: return access(path, .busy, isWriting)
      case .SQLITE_FULL: return access(path, .noSpace, isWriting)
      default: return access(path, .system(message), isWriting)
      }
    default: return .malformed(path: path, reason: .damaged(detail: "\(error)"))
    }
  }

  private static func access(
    _ path: String, _ reason: FileProblem, _ isWriting: Bool
  ) -> DataError {
    isWriting
      ? .unwritable(path: path, reason: reason) : .unreadable(path: path, reason: reason)
  }

  /// The system's reason for what SQLite did not say.
  private static func denial(_ path: String, _ isWriting: Bool) -> FileProblem? {
    do throws(FileProblem) {
      try FileStatus.check(path, isWriting: isWriting)
      // The files beside the database are written even to read it.
      try FileStatus.check(FileWriter.folder(of: path))
      return nil
    } catch {
      return error
    }
  }
}
