package import Domain
import Platform
import Synchronization

/// The switch of the debug log: off, or on and going somewhere.
///
/// It can be switched at any time.
package final class DebugLog: Sendable {
  private let sink: Mutex<(any LogSink)?>
  private let fail: @Sendable (DataError) -> Void

  /// - Parameters:
  ///   - sink: where the log goes from the start; `nil` if it is off.
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

/// The receiver of a log.
package protocol LogSink: Sendable {
  /// Writes whole lines, safe to be shown.
  /// - Throws: `unwritable`.
  func write(_ lines: [String]) throws(DataError)
}

/// Writes a log to standard error.
package struct StandardErrorSink: LogSink {
  package init() {}

  package func write(_ lines: [String]) throws(DataError) {
    do throws(Errno) {
      try FileDescriptor.standardError.write(logLines: lines)
    } catch {
      throw unwritable("stderr", error)
    }
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
    do throws(Errno) {
      let file = try opened()
      defer { file.close() }
      try file.write(logLines: lines)
    } catch {
      throw unwritable(path, error)
    }
  }

  private func opened() throws(Errno) -> FileDescriptor {
    let file = try open()
    guard let status = try? file.status(), status.size >= limit else { return file }
    file.close()
    do throws(Errno) {
      try FileSystem.rename(path, to: path + ".1")
    } catch {
      guard error == .noSuchFileOrDirectory else { throw error }
    }
    return try open()
  }

  private func open() throws(Errno) -> FileDescriptor {
    // No symbolic link is followed, and a named pipe does not block the program.
    try FileDescriptor.open(path, [.writeOnly, .append, .create, .noFollow, .nonBlocking])
  }
}

extension FileDescriptor {
  /// Writes lines in as few steps as it takes, so that lines of two programs stay whole.
  fileprivate func write(logLines lines: [String]) throws(Errno) {
    let bytes = Array((lines.joined(separator: "\n") + "\n").utf8)
    try write(bytes.span.bytes)
  }
}

private func unwritable(_ path: String, _ error: Errno) -> DataError {
  .unwritable(path: path, reason: error == .readOnlyFileSystem ? .denied : FileProblem(error))
}
