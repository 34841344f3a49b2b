import Domain
import Files
import FoundationEssentials
import Platform

/// Keeps a database that can't be used where a new one can't overwrite it.
enum QuarantinedDatabase {
  /// SQLite's files beside a database.
  private static let companions = ["-wal", "-shm", "-journal"]

  /// Gives a closed database and its companions a name nothing has, and returns it.
  ///
  /// Whoever calls holds the folder's lock. The name has the present (`seconds` since 1970) in UTC.
  ///
  /// - Parameter replacement: the database that takes its place, in the same step: at no moment is there
  ///   none. `nil` leaves the name free.
  static func move(
    _ path: String, because reason: QuarantineReason = .damaged, at seconds: Int,
    leaving replacement: [UInt8]? = nil
  ) throws(FileProblem) -> String {
    // SQLite keeps the companions beside the file a link names.
    let path = try FileStatus.resolved(path)
    let successor = try replacement.map { bytes throws(FileProblem) in
      let file = try UnfinishedFile(path)
      try file.write(bytes.span.bytes)
      try file.finish(permissions: 0o600)
      return file
    }
    let base = "\(path).\(reason.rawValue)-\(time(seconds))"
    var name = base
    var count = 1
    while try !reserve(name) {
      count += 1
      name = "\(base)-\(count)"
    }
    try FileProblem.catching(give(name, to: path, keepingIts: successor != nil))
    for companion in companions where try FileStatus.of(path + companion) != nil {
      try FileProblem.catching(FileSystem.rename(path + companion, to: name + companion))
    }
    try successor?.publish(replacing: true)
    return name
  }

  /// Gives a file the name that was reserved.
  ///
  /// - Parameter isKept: whether it keeps the one it has, where the file system knows second names.
  private static func give(
    _ name: String, to path: String, keepingIts isKept: Bool
  ) throws(Errno) {
    if isKept {
      try? FileSystem.remove(name)
      if (try? FileSystem.link(path, as: name)) != nil { return }
    }
    do throws(Errno) {
      try FileSystem.rename(path, to: name)
    } catch {
      try? FileSystem.remove(name)
      throw error
    }
  }

  /// Makes an empty file; false where the name or one that goes with it is taken.
  private static func reserve(_ name: String) throws(FileProblem) -> Bool {
    for companion in companions where try FileStatus.of(name + companion) != nil { return false }
    do throws(FileProblem) {
      try UnfinishedFile.claim(name)
      return true
    } catch {
      guard error == .exists else { throw error }
      return false
    }
  }

  /// `YYYYMMDD-HHMMSS`.
  private static func time(_ seconds: Int) -> String {
    let style = Date.ISO8601FormatStyle(dateSeparator: .omitted, timeSeparator: .omitted)
    let text = Date(timeIntervalSince1970: Double(seconds)).formatted(style)
    return text.replacing("T", with: "-").replacing("Z", with: "")
  }
}

/// Why a database is quarantined; the raw value is a part of the name it gets.
package enum QuarantineReason: String, Hashable, Sendable {
  case damaged = "corrupt"
  case newerVersion = "newer"
}
