import Glibc
import Synchronization

/// Writes to a descriptor, all or an error.
package struct Output: Sendable {
  package let descriptor: Int32

  /// Makes the process ignore SIGPIPE: a closed pipe is an error of the write.
  package init(_ descriptor: Int32) {
    self.descriptor = descriptor
    signal(SIGPIPE, SIG_IGN)
  }

  package func write(_ text: String) throws(OutputError) {
    try write(Array(text.utf8))
  }

  /// One write at a time: a sequence that another one came into would be text on the screen.
  private static let turn = Mutex(())

  /// Writes all bytes, waiting where the descriptor would block.
  package func write(_ bytes: [UInt8]) throws(OutputError) {
    try Self.turn.withLock { (_) throws(OutputError) in try writeAll(bytes) }
  }

  private func writeAll(_ bytes: [UInt8]) throws(OutputError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest.removeFirst(count)
      } else {
        let code = errno
        if Waiting.isTemporary(code, on: descriptor, for: POLLOUT) { continue }
        throw code == EPIPE ? .closed : .failed(code)
      }
    }
  }
}
