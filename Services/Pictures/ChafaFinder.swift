import Glibc
import Synchronization

/// Finds chafa among the programs, the first time it is asked.
final class ChafaFinder: Sendable {
  private let searchPath: String
  /// Nil before it was looked for.
  private let found = Mutex<String??>(nil)

  /// - Parameter searchPath: as `PATH` has it; relative folders don't count.
  init(searchPath: String) {
    self.searchPath = searchPath
  }

  /// Nil where it is not installed.
  var path: String? {
    found.withLock { found in
      if let found { return found }
      let path = searchPath.split(separator: ":").filter { $0.hasPrefix("/") }
        .map { "\($0)/chafa" }.first { Self.isProgram($0) }
      found = .some(path)
      return path
    }
  }

  private static func isProgram(_ path: String) -> Bool {
    var info = stat()
    return stat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
  }
}
