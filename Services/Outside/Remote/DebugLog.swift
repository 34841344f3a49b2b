package import Domain
import Glibc
import Synchronization

/// The switch of the debug log: off, or on and going somewhere.
///
/// It can be switched at any time.
package final class DebugLog: Sendable {
  private let sink: Mutex<(any LogSink)?>
  private let fail: @Sendable (DataError) -> Void

  /// - Parameters:
  ///   - sink: where the log goes from the start; nil where it is off.
  ///   - fail: is told once when the log can't be written; the log is off from then on.
  package init(
    to sink: (any LogSink)? = nil, onFailure fail: @escaping @Sendable (DataError) -> Void
  ) {
    self.sink = Mutex(sink)
    self.fail = fail
  }

  package var isOn: Bool { sink.withLock { $0 != nil } }

  /// Turns the log on.
  package func turnOn(to sink: any LogSink) {
    self.sink.withLock { $0 = sink }
  }

  package func turnOff() {
    sink.withLock { $0 = nil }
  }

  /// Lines are written under the lock: those of one entry stay together.
  func write(_ lines: [String]) {
    let failure: DataError? = sink.withLock { sink in
      do throws(DataError) {
        try sink?.write(lines)
        return nil
      } catch {
        sink = nil
        return error
      }
    }
    if let failure { fail(failure) }
  }
}

/// Where a log goes.
package protocol LogSink: Sendable {
  /// Writes whole lines, safe to be shown.
  /// - Throws: `unwritable`.
  func write(_ lines: [String]) throws(DataError)
}

/// Writes a log to standard error.
package struct StandardErrorSink: LogSink {
  package init() {}

  package func write(_ lines: [String]) throws(DataError) {
    try Remote.write(lines, on: STDERR_FILENO, path: "stderr")
  }
}

/// Appends a log to a file that only its owner can read.
///
/// At its size limit the file becomes `NAME.1`, in the place of the one before. Programs running at
/// once share it. The folder must be there; the file is opened for each entry and never before.
package struct FileLogSink: LogSink {
  private let path: String
  private let limit: Int

  /// - Parameters:
  ///   - path: the file; made where there is none.
  ///   - limit: in bytes, of one file; two are kept.
  package init(path: String, limit: Int = 1 << 20) {
    self.path = path
    self.limit = limit
  }

  package func write(_ lines: [String]) throws(DataError) {
    let descriptor = try opened()
    defer { close(descriptor) }
    try Remote.write(lines, on: descriptor, path: path)
  }

  private func opened() throws(DataError) -> Int32 {
    let descriptor = try open()
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_size >= limit else { return descriptor }
    close(descriptor)
    guard rename(path, path + ".1") == 0 || errno == ENOENT else {
      throw .unwritable(path: path, reason: problem)
    }
    return try open()
  }

  private func open() throws(DataError) -> Int32 {
    // No symbolic link is followed, and a named pipe does not block the program.
    let flags = O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
    let descriptor = Glibc.open(path, flags, 0o600)
    guard descriptor >= 0 else {
      throw .unwritable(path: path, reason: problem)
    }
    return descriptor
  }
}

/// Writes lines to an open file or terminal, in as few steps as it takes, so that lines of two
/// programs stay whole.
///
/// - Parameter path: what an error names.
private func write(
  _ lines: [String], on descriptor: Int32, path: String
) throws(DataError) {
  var rest = Array(lines.joined(separator: "\n").utf8)[...]
  rest.append(UInt8(ascii: "\n"))
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
    if count >= 0 {
      rest.removeFirst(count)
    } else if errno != EINTR {
      throw .unwritable(path: path, reason: problem)
    }
  }
}

/// Why the call just made failed.
private var problem: FileProblem { errno == EROFS ? .denied : .last }
