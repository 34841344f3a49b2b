import CTerminal
import FoundationEssentials
package import Platform
import Synchronization

/// Writes to a descriptor, either all bytes or with an error.
package struct Output: Sendable {
  package let descriptor: Int32

  /// Makes the process ignore SIGPIPE and SIGXFSZ, so that a write that fails is an error.
  package init(_ descriptor: Int32) {
    self.descriptor = descriptor
    Signals.ignoreFailedWrites()
  }

  package func write(_ text: String) throws(ConsoleError) {
    try write(Array(text.utf8))
  }

  /// Lets one thread write at a time: a write into a sequence of another one would show as text.
  private static let turn = Mutex(())

  /// Writes all bytes, and waits if the descriptor would block.
  package func write(_ bytes: [UInt8]) throws(ConsoleError) {
    catalejo_guard_hold()
    defer { catalejo_guard_release() }
    try Self.turn.withLock { (_) throws(ConsoleError) in
      try FileDescriptor(rawValue: descriptor).write(bytes.span.bytes, retry: .ifBlocked)
    }
  }
}

/// The reason why a write failed.
package typealias ConsoleError = Errno

extension ConsoleError {
  /// The reader closed the pipe (`| head`), because it needs no more.
  package static let closed = brokenPipe
}

/// The clipboard as terminals set it for the programs in them (xterm's OSC 52).
///
/// A terminal does not tell whether it does: many do, and some only if their user allows it.
package struct Clipboard: Sendable {
  private let output: Output
  private let isInTmux: Bool

  /// Makes the clipboard of a terminal.
  ///
  /// - Parameters:
  ///   - descriptor: the terminal's.
  ///   - environment: tells whether tmux is in between, which passes on only wrapped sequences.
  package init(descriptor: Int32, environment: [String: String]) {
    output = Output(descriptor)
    isInTmux = !(environment["TMUX"] ?? "").isEmpty
  }

  package func copy(_ text: String) throws(ConsoleError) {
    try output.write(Self.sequence(for: text, inTmux: isInTmux))
  }

  /// tmux sets its own buffer by the plain sequence, and the terminal's by the wrapped one.
  static func sequence(for text: String, inTmux: Bool) -> String {
    let plain = "\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{7}"
    guard inTmux else { return plain }
    let wrapped = plain.replacing("\u{1B}", with: "\u{1B}\u{1B}")
    return plain + "\u{1B}Ptmux;\(wrapped)\u{1B}\\"
  }
}
