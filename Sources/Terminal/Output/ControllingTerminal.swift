import Glibc

/// The terminal that the program was started from, in the place of standard input and output, which
/// may be pipes.
///
/// A program that asks somebody for something draws there, and writes the answer where it goes.
package struct ControllingTerminal: Sendable {
  private let terminal: Int32
  /// The former standard output.
  private let output: Int32

  /// Takes the terminal, before anybody looks at the standard descriptors.
  ///
  /// - Returns: `nil` if the program was started from no terminal.
  package static func take() -> ControllingTerminal? {
    let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC)
    guard terminal >= 0 else { return nil }
    let output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    guard output >= 0, dup2(terminal, STDIN_FILENO) >= 0 else { return nil }
    let taken = ControllingTerminal(terminal: terminal, output: output)
    taken.takeAgain()
    return taken
  }

  /// Standard output is the terminal from now on.
  package func takeAgain() {
    dup2(terminal, STDOUT_FILENO)
  }

  /// Standard output is again the former one from now on.
  package func giveBack() {
    dup2(output, STDOUT_FILENO)
  }
}

/// The terminal in the place of a pipe.
package enum TerminalInput {
  /// Makes standard input the terminal, if output goes to one and input comes through a pipe.
  ///
  /// - Returns: the descriptor from which to read the bytes of the pipe; 0 if all is as it was.
  package static func reopened() -> Int32 {
    guard isatty(1) != 0, isatty(0) == 0 else { return 0 }
    let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC)
    guard terminal >= 0 else { return 0 }
    defer { close(terminal) }
    let pipe = fcntl(0, F_DUPFD_CLOEXEC, 3)
    guard pipe >= 0, dup2(terminal, 0) == 0 else { return 0 }
    return pipe
  }
}
