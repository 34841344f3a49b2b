import CProcess
import Glibc

/// An open file, pipe, socket or terminal.
///
/// A copy stands for the same thing: the one who opened it closes it, once. No program that is started
/// later gets it.
package struct FileDescriptor: RawRepresentable, Hashable, Sendable {
  package let rawValue: Int32

  package init(rawValue: Int32) { self.rawValue = rawValue }

  package static let standardInput = FileDescriptor(rawValue: STDIN_FILENO)
  package static let standardOutput = FileDescriptor(rawValue: STDOUT_FILENO)
  package static let standardError = FileDescriptor(rawValue: STDERR_FILENO)

  /// How a file is opened: for reading, unless ``writeOnly`` or ``readWrite`` is among them.
  package struct OpenOptions: OptionSet, Sendable {
    package let rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }

    package static let writeOnly = OpenOptions(rawValue: O_WRONLY)
    package static let readWrite = OpenOptions(rawValue: O_RDWR)
    package static let append = OpenOptions(rawValue: O_APPEND)
    package static let create = OpenOptions(rawValue: O_CREAT)
    /// A file that is there already is an error.
    package static let exclusiveCreate = OpenOptions(rawValue: O_CREAT | O_EXCL)
    package static let truncate = OpenOptions(rawValue: O_TRUNC)
    package static let directory = OpenOptions(rawValue: O_DIRECTORY)
    /// A pipe without a writer must not keep the program waiting.
    package static let nonBlocking = OpenOptions(rawValue: O_NONBLOCK)
    /// A symbolic link is an error.
    package static let noFollow = OpenOptions(rawValue: O_NOFOLLOW)
    /// A terminal does not become the one that the program belongs to.
    package static let noControllingTerminal = OpenOptions(rawValue: O_NOCTTY)
    /// A file without a name in the folder of that path: `O_TMPFILE` of open(2), a compound macro that
    /// Glibc's module leaves out.
    package static let nameless = OpenOptions(rawValue: 0o20_000_000 | O_DIRECTORY | O_RDWR)
  }

  /// When a call that failed is made again.
  package enum Retry: Sendable {
    case never
    case ifInterrupted
    /// Also if it would have blocked: after waiting until it does not.
    case ifBlocked
  }

  /// - Parameter permissions: those of a file that is made, less what the umask takes away.
  package static func open(
    _ path: String, _ options: OpenOptions = [], permissions: UInt32 = 0o600
  ) throws(Errno) -> FileDescriptor {
    let opened = Glibc.open(path, O_CLOEXEC | options.rawValue, permissions)
    return FileDescriptor(rawValue: try Errno.check(opened))
  }

  /// The two ends of a new pipe.
  ///
  /// - Parameter isBlocking: whether a call waits while the pipe is empty or full.
  package static func pipe(
    isBlocking: Bool = true
  ) throws(Errno) -> (readEnd: FileDescriptor, writeEnd: FileDescriptor) {
    var ends: [Int32] = [-1, -1]
    try Errno.check(catalejo_process_pipe(&ends, isBlocking ? 0 : O_NONBLOCK))
    return (FileDescriptor(rawValue: ends[0]), FileDescriptor(rawValue: ends[1]))
  }

  /// A file in memory that holds some bytes, to be read from its start.
  package static func inMemory(_ bytes: [UInt8]) throws(Errno) -> FileDescriptor {
    let file = bytes.withUnsafeBytes { catalejo_process_file($0.baseAddress, $0.count) }
    return FileDescriptor(rawValue: try Errno.check(file))
  }

  package func close() { _ = Glibc.close(rawValue) }

  /// Another descriptor of the same thing.
  ///
  /// - Parameter least: the least number it may have.
  package func duplicate(least: Int32 = 0) throws(Errno) -> FileDescriptor {
    FileDescriptor(rawValue: try Errno.check(fcntl(rawValue, F_DUPFD_CLOEXEC, least)))
  }

  /// Makes another descriptor stand for the same thing; what that stood for is closed.
  package func duplicate(as other: FileDescriptor) throws(Errno) {
    try Errno.check(dup2(rawValue, other.rawValue))
  }
}

// MARK: - Bytes

extension FileDescriptor {
  /// Appends the bytes that can be read now, and waits until there are some.
  ///
  /// - Parameter limit: the most bytes that are read.
  /// - Returns: the number of bytes; 0 at the end.
  @discardableResult
  package func read(
    _ limit: Int, into bytes: inout [UInt8], retry: Retry = .ifInterrupted
  ) throws(Errno) -> Int {
    let start = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: limit))
    while true {
      let count = bytes.withUnsafeMutableBytes { buffer in
        Glibc.read(rawValue, buffer.baseAddress.map { $0 + start }, limit)
      }
      let error = Errno.last
      if count < 0, isOver(error, retry, .reading) { continue }
      bytes.removeLast(limit - max(0, count))
      guard count >= 0 else { throw error }
      return count
    }
  }

  /// Appends bytes from an offset in a file, whatever is read elsewhere of it meanwhile.
  ///
  /// - Parameter limit: the most bytes that are read.
  /// - Returns: the number of bytes; 0 at the end.
  package func read(
    _ limit: Int, at offset: Int, into bytes: inout [UInt8]
  ) throws(Errno) -> Int {
    let start = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: limit))
    while true {
      let count = bytes.withUnsafeMutableBytes { buffer in
        pread(rawValue, buffer.baseAddress.map { $0 + start }, limit, off_t(offset))
      }
      let error = Errno.last
      if count < 0, isOver(error, .ifInterrupted, .reading) { continue }
      bytes.removeLast(limit - max(0, count))
      guard count >= 0 else { throw error }
      return count
    }
  }

  /// Writes all bytes.
  package func write(_ bytes: RawSpan, retry: Retry = .ifInterrupted) throws(Errno) {
    try bytes.withUnsafeBytes { bytes throws(Errno) in
      var rest = bytes[...]
      while !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        let count = Glibc.write(rawValue, part.baseAddress, part.count)
        let error = Errno.last
        if count >= 0 {
          rest = rest.dropFirst(count)
        } else if !isOver(error, retry, .writing) {
          throw error
        }
      }
    }
  }

  /// Whether the reason of a failure is over, so that the call is made again.
  private func isOver(_ error: Errno, _ retry: Retry, _ readiness: Readiness) -> Bool {
    switch (error, retry) {
    case (.interrupted, .ifInterrupted), (.interrupted, .ifBlocked): true
    case (.wouldBlock, .ifBlocked): wait(for: readiness)
    default: false
    }
  }

  /// The offset of the next byte that is read or written; `nil` if there are no offsets, as in a pipe.
  package var position: Int? {
    let position = lseek(rawValue, 0, SEEK_CUR)
    return position < 0 ? nil : Int(position)
  }

  package func seek(to position: Int) throws(Errno) {
    try Errno.check(lseek(rawValue, off_t(position), SEEK_SET))
  }

  /// Leaves as many of the first bytes as `count`.
  package func truncate(to count: Int) throws(Errno) {
    try Errno.check(ftruncate(rawValue, off_t(count)))
  }

  /// Maps the first bytes into memory, to be read; they stay there when the descriptor is closed.
  ///
  /// - Returns: their address; the caller unmaps them.
  package func map(count: Int) throws(Errno) -> UnsafeMutableRawPointer {
    let start = mmap(nil, count, PROT_READ, MAP_PRIVATE, rawValue, 0)
    guard let start, start != MAP_FAILED else { throw .last }
    return start
  }
}

// MARK: - Waiting

extension FileDescriptor {
  package enum Readiness: Sendable {
    case reading, writing
  }

  /// Waits until a call on one of some descriptors would not block: it may also fail.
  ///
  /// - Parameter milliseconds: how long; for ever if it is below 0.
  /// - Returns: the places of the descriptors that are ready; none if the time is over.
  /// - Throws: also `interrupted`.
  package static func poll(
    _ descriptors: [FileDescriptor], for readiness: Readiness = .reading, within milliseconds: Int32
  ) throws(Errno) -> [Int] {
    let events = Int16(readiness == .reading ? POLLIN : POLLOUT)
    var waiting = descriptors.map { pollfd(fd: $0.rawValue, events: events, revents: 0) }
    try Errno.check(Glibc.poll(&waiting, nfds_t(waiting.count), milliseconds))
    return waiting.indices.filter { waiting[$0].revents != 0 }
  }

  /// Whether something can be read within a time, or the end was reached.
  package func isReadable(within milliseconds: Int32 = 0) -> Bool {
    (try? Self.poll([self], within: milliseconds))?.isEmpty == false
  }

  /// - Returns: whether it is ready; if not, it can't be waited for.
  private func wait(for readiness: Readiness) -> Bool {
    while true {
      do throws(Errno) {
        return try !Self.poll([self], for: readiness, within: -1).isEmpty
      } catch {
        guard error == .interrupted else { return false }
      }
    }
  }
}

// MARK: - Files

extension FileDescriptor {
  package func status() throws(Errno) -> FileStatus {
    var info = stat()
    try Errno.check(fstat(rawValue, &info))
    return FileStatus(info)
  }

  package func setPermissions(_ permissions: UInt32) throws(Errno) {
    try Errno.check(fchmod(rawValue, permissions))
  }

  /// Has all that was written on the disk before it returns.
  package func synchronize() throws(Errno) { try Errno.check(fsync(rawValue)) }

  /// Takes the lock of a file (flock(2)), which closing the file gives back.
  ///
  /// - Parameter isWaiting: whether it waits for the one who has the lock; else that is an error.
  /// - Throws: also where the file system knows no locks.
  package func lock(isWaiting: Bool = true) throws(Errno) {
    while flock(rawValue, isWaiting ? LOCK_EX : LOCK_EX | LOCK_NB) != 0 {
      guard Errno.last == .interrupted else { throw .last }
    }
  }
}
