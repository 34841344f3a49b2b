import Glibc

/// The terminal in the place of a pipe.
package enum TerminalInput {
  /// Makes standard input the terminal, where output goes to one and input comes through a pipe.
  ///
  /// - Returns: the descriptor from which to read what comes through the pipe; 0 where all is as it was.
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
