import Domain
import Foundation

/// Keeps a database that can't be used where a new one can't overwrite it.
enum AsideFile {
  /// SQLite's files beside a database.
  private static let companions = ["-wal", "-shm", "-journal"]

  /// Gives a closed database and its companions a name nothing has, and returns it.
  ///
  /// Whoever calls holds the folder's lock. The name has the present (`seconds` since 1970) in UTC.
  static func setAside(
    _ path: String, because reason: AsideReason = .damaged, at seconds: Int
  ) throws(FileProblem) -> String {
    // SQLite keeps the companions beside the file a link names.
    guard let resolved = realpath(path, nil) else { throw .last }
    defer { free(resolved) }
    let path = String(cString: resolved)
    let base = "\(path).\(reason.rawValue)-\(stamp(seconds))"
    var name = base
    var count = 1
    while try !reserve(name) {
      count += 1
      name = "\(base)-\(count)"
    }
    guard rename(path, name) == 0 else {
      let failure = FileProblem.last
      unlink(name)
      throw failure
    }
    for companion in companions where try FileStatus.of(path + companion) != nil {
      guard rename(path + companion, name + companion) == 0 else { throw .last }
    }
    return name
  }

  /// Makes an empty file; false where the name or one that goes with it is taken.
  private static func reserve(_ name: String) throws(FileProblem) -> Bool {
    for companion in companions where try FileStatus.of(name + companion) != nil { return false }
    let descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      if errno == EEXIST { return false }
      throw .last
    }
    close(descriptor)
    return true
  }

  /// `YYYYMMDD-HHMMSS`.
  private static func stamp(_ seconds: Int) -> String {
    let style = Date.ISO8601FormatStyle(dateSeparator: .omitted, timeSeparator: .omitted)
    let text = Date(timeIntervalSince1970: Double(seconds)).formatted(style)
    return text.replacing("T", with: "-").replacing("Z", with: "")
  }
}
