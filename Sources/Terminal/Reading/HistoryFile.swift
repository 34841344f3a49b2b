import Platform
import TextUI

/// The history of all sessions, in one file.
///
/// Each line is appended under a lock when it is entered, so that concurrent sessions merge, and none
/// loses lines. A file that has grown is cut to the newest entries. The file has the mode 0600, and
/// folders that are made for it have 0700.
struct HistoryFile: Sendable {
  let path: String
  /// The number of entries that are kept.
  var limit = HistoryFile.usualLimit

  static let usualLimit = 2_000

  /// The number of bytes that are read, from the end of the file: far more than the entries take.
  private static let longestRead = 4 << 20

  /// Whether a line is worth an entry: a few words, not an empty line or a paste.
  static func keeps(_ line: String) -> Bool {
    line.utf8.count <= 4_096 && line.contains { !$0.isWhitespace }
  }

  /// Reads the entries, oldest first; there are none if there is no file.
  ///
  /// It cuts a file that has grown too long.
  func load() throws(HistoryError) -> [String] {
    try locked(creating: false) { file throws(Errno) in
      let bytes = try file.read(last: Self.longestRead)
      let entries = HistoryCodec.decode(bytes, limit: limit)
      if isTooLong(bytes) {
        try file.replace(with: entries.flatMap(HistoryCodec.encode))
      }
      return entries
    } ?? []
  }

  /// Adds an entry at the end of the file, and makes the file if it is missing.
  func append(_ entry: String) throws(HistoryError) {
    try locked(creating: true) { file throws(Errno) in
      let bytes = try file.read(last: Self.longestRead)
      // A line that another program cut short must not swallow this one.
      let isOpen = !bytes.isEmpty && bytes.last != UInt8(ascii: "\n")
      let line = (isOpen ? [UInt8(ascii: "\n")] : []) + HistoryCodec.encode(entry)
      if isTooLong(bytes) {
        let entries = HistoryCodec.decode(bytes + line, limit: limit)
        try file.replace(with: entries.flatMap(HistoryCodec.encode))
      } else {
        try file.append(line)
      }
    }
  }

  /// Does something with the locked file; `nil` if there is no file, and none is to be made.
  @discardableResult
  private func locked<Answer>(
    creating: Bool, _ body: (LockedFile) throws(Errno) -> Answer
  ) throws(HistoryError) -> Answer? {
    do throws(Errno) {
      guard let file = try LockedFile.open(path, creating: creating) else { return nil }
      defer { file.close() }
      return try body(file)
    } catch {
      throw HistoryError(path: path, error: error)
    }
  }

  /// Whether the file has a tenth more entries than the limit, or more than half of the bytes that are read.
  ///
  /// Only then it is rewritten.
  private func isTooLong(_ bytes: [UInt8]) -> Bool {
    bytes.count > Self.longestRead / 2
      || bytes.count { $0 == UInt8(ascii: "\n") } >= limit + limit / 10
  }
}

/// A history as text: one entry a line, oldest first, in UTF-8, with `\\` and `\n` escaped.
enum HistoryCodec {
  static func encode(_ entry: String) -> [UInt8] {
    let escaped = entry.replacing("\\", with: "\\\\").replacing("\n", with: "\\n")
    return Array("\(escaped)\n".utf8)
  }

  /// Reads the entries of a file, whatever bytes it holds.
  ///
  /// It leaves out empty ones and repetitions, and returns the last ones up to a limit. It repairs bytes
  /// that are not UTF-8, and removes characters that could command a terminal.
  static func decode(_ bytes: some Collection<UInt8>, limit: Int) -> [String] {
    var entries: [String] = []
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let entry = decode(line: String(decoding: line, as: UTF8.self))
      if !entry.isEmpty, entry != entries.last { entries.append(entry) }
    }
    return entries.suffix(limit)
  }

  private static func decode(line: String) -> String {
    let entry = String(line.unicodeScalars.filter { !SafeText.isUnsafe($0) })
    // Hardly any entry has something escaped.
    guard entry.utf8.contains(UInt8(ascii: "\\")) else { return entry }
    return entry.split(separator: "\\\\", omittingEmptySubsequences: false)
      .map { $0.replacing("\\n", with: "\n") }.joined(separator: "\\")
  }
}

/// A file that only this process writes until it is closed (flock(2)).
struct LockedFile: Sendable {
  private let path: String
  private let file: FileDescriptor

  /// Opens and locks a file; `nil` if it does not exist and is not to be made.
  static func open(_ path: String, creating: Bool) throws(Errno) -> LockedFile? {
    if creating { try makeFolder(of: path) }
    while true {
      let file: FileDescriptor
      do throws(Errno) {
        file = try open(path, creating: creating)
      } catch .noSuchFileOrDirectory where !creating {
        return nil
      } catch .isDirectory, .noSuchAddressOrDevice {
        throw .invalidArgument
      }
      guard let status = try? file.status(), status.kind == .file else {
        file.close()
        throw .invalidArgument
      }
      // A file system without locks is no reason to have no history.
      try? file.lock()
      // Another session may have put a new file in its place while this one waited.
      if let named = try? FileSystem.status(of: path), named.identity == status.identity {
        return LockedFile(path: path, file: file)
      }
      file.close()
    }
  }

  /// Opens a file, for reading alone if nothing else is allowed: that still gives its entries.
  ///
  /// The call does not block: the file may be a FIFO.
  private static func open(_ path: String, creating: Bool) throws(Errno) -> FileDescriptor {
    if creating {
      return try FileDescriptor.open(path, [.readWrite, .append, .create, .nonBlocking])
    }
    let file = try? FileDescriptor.open(path, [.readWrite, .nonBlocking])
    if let file { return file }
    return try FileDescriptor.open(path, .nonBlocking)
  }

  func close() { file.close() }

  /// Reads the end of the file, from the start of a line.
  func read(last limit: Int) throws(Errno) -> [UInt8] {
    var bytes: [UInt8] = []
    let size = try file.status().size
    let start = max(0, size - limit)
    try file.seek(to: start)
    try file.read(min(size, limit), into: &bytes)
    return start > 0 ? Array(bytes.drop { $0 != UInt8(ascii: "\n") }.dropFirst()) : bytes
  }

  /// Writes at the end of the file.
  func append(_ bytes: [UInt8]) throws(Errno) {
    try? file.setPermissions(0o600)
    try file.write(bytes.span.bytes)
  }

  /// Puts a new file in the place of this one, at once.
  ///
  /// Only the holder of the lock does so. It overwrites a new file that a killed program left.
  func replace(with bytes: [UInt8]) throws(Errno) {
    let target = resolved
    let temporary = "\(target).new"
    let new = try FileDescriptor.open(temporary, [.writeOnly, .create, .truncate, .noFollow])
    defer { new.close() }
    do throws(Errno) {
      try new.write(bytes.span.bytes)
      try new.synchronize()
      try FileSystem.rename(temporary, to: target)
    } catch {
      try? FileSystem.remove(temporary)
      throw error
    }
  }

  /// The path without symbolic links: a link stays one.
  private var resolved: String { (try? FileSystem.resolved(path)) ?? path }

  private static func makeFolder(of path: String) throws(Errno) {
    let slashes = path.indices.dropFirst().filter { path[$0] == "/" }
    for folder in slashes.map({ String(path[..<$0]) }) {
      do throws(Errno) {
        try FileSystem.makeFolder(folder)
      } catch {
        // A folder that is there, and those it is in, may be others'.
        guard error == .fileExists || FileSystem.exists(folder) else { throw error }
      }
    }
  }
}

/// The reason why a history can't be kept.
package struct HistoryError: Error, Hashable, Sendable {
  package let path: String
  /// The system's reason; `invalidArgument` if it is no regular file.
  let error: Errno

  /// The reason in the system's words.
  package var reason: String { error.words }
}
