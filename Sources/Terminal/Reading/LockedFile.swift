import Glibc

/// A file that this process alone writes until it is closed (flock(2)).
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

  /// The end of the file, from the start of a line.
  func read(last limit: Int) throws(HistoryError) -> [UInt8] {
    let size = Int(lseek(descriptor, 0, SEEK_END))
    let start = max(0, size - limit)
    lseek(descriptor, off_t(start), SEEK_SET)
    var bytes = [UInt8](repeating: 0, count: min(max(size, 0), limit))
    var count = 0
    while count < bytes.count {
      let read = bytes[count...].withUnsafeMutableBytes {
        Glibc.read(descriptor, $0.baseAddress, $0.count)
      }
      if read < 0, errno == EINTR { continue }
      if read < 0 { throw HistoryError(path: path, code: errno) }
      if read == 0 { break }
      count += read
    }
    let kept = bytes[..<count]
    guard start > 0 else { return Array(kept) }
    return Array(kept.drop { $0 != UInt8(ascii: "\n") }.dropFirst())
  }

  /// Writes at the end of the file.
  func append(_ bytes: [UInt8]) throws(HistoryError) {
    fchmod(descriptor, 0o600)
    do throws(OutputError) {
      try Output(descriptor).write(bytes)
    } catch {
      throw HistoryError(path: path, code: error.code)
    }
  }

  /// Puts a new file in the place of this one, at once.
  func replace(with bytes: [UInt8]) throws(HistoryError) {
    let target = resolved
    let temporary = "\(target).\(getpid())"
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW
    let new = Glibc.open(temporary, flags, 0o600)
    guard new >= 0 else { throw HistoryError(path: path, code: errno) }
    defer { Glibc.close(new) }
    do throws(OutputError) {
      try Output(new).write(bytes)
    } catch {
      unlink(temporary)
      throw HistoryError(path: path, code: error.code)
    }
    guard fsync(new) == 0, rename(temporary, target) == 0 else {
      let code = errno
      unlink(temporary)
      throw HistoryError(path: path, code: code)
    }
  }

  /// The path without symbolic links: a link stays one.
  private var resolved: String {
    guard let found = realpath(path, nil) else { return path }
    defer { free(found) }
    return String(cString: found)
  }

  private static func makeFolder(of path: String) throws(HistoryError) {
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return }
    let folder = String(path[..<slash])
    if mkdir(folder, 0o700) == 0 || errno == EEXIST { return }
    guard errno == ENOENT else { throw HistoryError(path: path, code: errno) }
    try makeFolder(of: folder)
    if mkdir(folder, 0o700) != 0, errno != EEXIST {
      throw HistoryError(path: path, code: errno)
    }
  }
}

extension OutputError {
  fileprivate var code: Int32 {
    switch self {
    case .closed: EPIPE
    case .failed(let code): code
    }
  }
}

/// Why a history can't be kept.
package struct HistoryError: Error, Hashable, Sendable {
  package let path: String
  /// The C error number; EINVAL for what is no regular file.
  let code: Int32

  /// What was wrong, in the system's words.
  package var reason: String { String(cString: strerror(code)) }
}
