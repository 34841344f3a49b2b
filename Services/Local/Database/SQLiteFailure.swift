import CSQLite
import Domain
import Files

/// What a failure of the database means for its callers.
enum SQLiteFailure {
  /// The file is no database, or a damaged one, or a value has a type its column can't have.
  static func isDamage(_ error: any Error) -> Bool {
    guard let error = error as? SQLiteError else { return false }
    return [SQLITE_CORRUPT, SQLITE_NOTADB].contains(error.code)
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
      try FileStatus.check(path, isWriting: isWriting)
      // The files beside the database are written even to read it.
      try FileStatus.check(UnfinishedFile.folder(of: path))
      return nil
    } catch {
      return error
    }
  }
}
