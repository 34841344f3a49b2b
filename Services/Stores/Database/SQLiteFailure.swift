import CSQLite
package import Domain
import Files
import Platform

/// Why SQLite did not do what it was asked for.
package struct SQLiteError: Error {
  /// The primary result code (sqlite.org/rescode.html).
  package let code: CInt
  package let message: String

  /// The error of a file whose rows make no sense.
  package static func corrupt(_ message: String) -> SQLiteError {
    SQLiteError(code: SQLITE_CORRUPT, message: message)
  }
}

/// The meaning of a failure of the database for its callers.
package enum SQLiteFailure {
  /// Whether the file is no database, or a damaged one.
  ///
  /// A value may have a type its column can't have. Or its tables are not those that its migrations
  /// made: then SQLite has no better word than ERROR for a statement that it can't compile.
  package static func isDamage(_ error: any Error) -> Bool {
    guard let error = error as? SQLiteError else { return false }
    return [SQLITE_ERROR, SQLITE_CORRUPT, SQLITE_NOTADB].contains(error.code)
  }

  /// The file is there and this program may not open it the way it should.
  static func isDenial(_ error: any Error) -> Bool {
    guard let error = error as? SQLiteError else { return false }
    return [SQLITE_CANTOPEN, SQLITE_READONLY].contains(error.code)
  }

  /// The error to go on with; it depends on whether something was to be changed.
  package static func dataError(_ error: any Error, path: String, isWriting: Bool) -> DataError {
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

  /// The file that can't be written, and why; `nil` for a failure that passes or is not about a file.
  package static func lasting(_ error: DataError) -> (path: String, reason: FileProblem)? {
    switch error {
    case .unwritable(_, .busy): nil
    case .unwritable(let path, let reason), .malformed(let path, let reason): (path, reason)
    default: nil
    }
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
