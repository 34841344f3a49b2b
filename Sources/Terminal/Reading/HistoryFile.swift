import Glibc
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
    guard let file = try LockedFile.open(path, creating: false) else { return [] }
    defer { file.close() }
    let bytes = try file.read(last: Self.longestRead)
    let entries = HistoryCodec.decode(bytes, limit: limit)
    if isTooLong(bytes) {
      try file.replace(with: entries.flatMap(HistoryCodec.encode))
    }
    return entries
  }

  /// Adds an entry at the end of the file, and makes the file if it is missing.
  func append(_ entry: String) throws(HistoryError) {
    guard let file = try LockedFile.open(path, creating: true) else { return }
    defer { file.close() }
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
  private let descriptor: Int32

  /// Opens and locks a file; nil where it does not exist and is not to be made.
  static func open(_ path: String, creating: Bool) throws(HistoryError) -> LockedFile? {
    if creating { try makeFolder(of: path) }
    while true {
      // A file that can only be read still gives its entries. Not blocking: it may be a FIFO.
      let flags = O_CLOEXEC | O_NONBLOCK | (creating ? O_RDWR | O_APPEND | O_CREAT : O_RDWR)
      var descriptor = Glibc.open(path, flags, 0o600)
      if descriptor < 0, !creating {
        descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
      }
      guard descriptor >= 0 else {
        if !creating, errno == ENOENT { return nil }
        let isNoFile = errno == EISDIR || errno == ENXIO
        throw HistoryError(path: path, code: isNoFile ? EINVAL : errno)
      }
      let file = LockedFile(path: path, descriptor: descriptor)
      var status = stat()
      guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
        file.close()
        throw HistoryError(path: path, code: EINVAL)
      }
      // A file system without locks is no reason to have no history.
      while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
      // Another session may have put a new file in its place while this one waited.
      var named = stat()
      if stat(path, &named) == 0, named.st_ino == status.st_ino, named.st_dev == status.st_dev {
        return file
      }
      file.close()
    }
  }

  func close() {
    Glibc.close(descriptor)
  }

  /// Reads the end of the file, from the start of a line.
  func read(last limit: Int) throws(HistoryError) -> [UInt8] {
    let size = Int(lseek(descriptor, 0, SEEK_END))
    let start = max(0, size - limit)
    var bytes = [UInt8](repeating: 0, count: min(max(size, 0), limit))
    let count = pread(descriptor, &bytes, bytes.count, off_t(start))
    guard count >= 0 else { throw HistoryError(path: path, code: errno) }
    let kept = bytes[..<count]
    guard start > 0 else { return Array(kept) }
    return Array(kept.drop { $0 != UInt8(ascii: "\n") }.dropFirst())
  }

  /// Writes at the end of the file.
  func append(_ bytes: [UInt8]) throws(HistoryError) {
    fchmod(descriptor, 0o600)
    try write(bytes, on: descriptor)
  }

  private func write(_ bytes: [UInt8], on descriptor: Int32) throws(HistoryError) {
    do throws(ConsoleError) {
      try Output(descriptor).write(bytes)
    } catch {
      throw HistoryError(path: path, code: error.code)
    }
  }

  /// Puts a new file in the place of this one, at once.
  ///
  /// Only the holder of the lock does so. It overwrites a new file that a killed program left.
  func replace(with bytes: [UInt8]) throws(HistoryError) {
    let target = resolved
    let temporary = "\(target).new"
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW
    let new = Glibc.open(temporary, flags, 0o600)
    guard new >= 0 else { throw HistoryError(path: path, code: errno) }
    defer { Glibc.close(new) }
    do throws(HistoryError) {
      try write(bytes, on: new)
      guard fsync(new) == 0, rename(temporary, target) == 0 else {
        throw HistoryError(path: path, code: errno)
      }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// The path without symbolic links: a link stays one.
  private var resolved: String {
    guard let found = realpath(path, nil) else { return path }
    defer { free(found) }
    return String(cString: found)
  }

  private static func makeFolder(of path: String) throws(HistoryError) {
    let slashes = path.indices.dropFirst().filter { path[$0] == "/" }
    for folder in slashes.map({ String(path[..<$0]) }) where mkdir(folder, 0o700) != 0 {
      let code = errno
      // A folder that is there, and those it is in, may be others'.
      guard code == EEXIST || access(folder, F_OK) == 0 else {
        throw HistoryError(path: path, code: code)
      }
    }
  }
}

/// The reason why a history can't be kept.
package struct HistoryError: Error, Hashable, Sendable {
  package let path: String
  /// The C error number; EINVAL for what is no regular file.
  let code: Int32

  /// The reason in the system's words.
  package var reason: String { String(cString: strerror(code)) }
}
