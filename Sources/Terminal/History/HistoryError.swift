import Glibc

/// Why a history can't be kept.
package enum HistoryError: Error, Hashable, Sendable {
  /// The file or its folder can't be made or written; with the C error number.
  case unwritable(path: String, code: Int32)
  /// The file can't be read; with the C error number.
  case unreadable(path: String, code: Int32)
  /// The path names something that is not a regular file.
  case notAFile(path: String)

  package var path: String {
    switch self {
    case .unwritable(let path, _), .unreadable(let path, _), .notAFile(let path): path
    }
  }

  /// What was wrong, in the system's words.
  package var reason: String {
    switch self {
    case .unwritable(_, let code), .unreadable(_, let code): String(cString: strerror(code))
    case .notAFile: String(cString: strerror(EINVAL))
    }
  }
}
