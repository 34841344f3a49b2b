import Glibc

extension FileDescriptor {
  /// Whether it is a terminal.
  package var isTerminal: Bool { isatty(rawValue) == 1 }

  /// Opens the terminal that the program belongs to.
  package static func controllingTerminal(
    _ options: OpenOptions = .readWrite
  ) throws(Errno) -> FileDescriptor {
    try open("/dev/tty", options)
  }

  /// The size of a terminal's window in characters and in pixels; zeros if that is not told.
  package var windowSize: (columns: Int, rows: Int, width: Int, height: Int) {
    var size = winsize()
    _ = ioctl(rawValue, UInt(TIOCGWINSZ), &size)
    return (Int(size.ws_col), Int(size.ws_row), Int(size.ws_xpixel), Int(size.ws_ypixel))
  }

  /// Does something while a terminal neither echoes nor interprets what is typed, and sets it back.
  ///
  /// - Parameter body: what is typed meanwhile is lost unless its answer is `nil`.
  /// - Returns: `nil`, too, if the program is in the background, where the terminal is another
  ///   program's and setting it would stop this one.
  package func whileSilent<Answer>(_ body: () -> Answer?) -> Answer? {
    var settings = termios()
    guard tcgetpgrp(rawValue) == getpgrp(), tcgetattr(rawValue, &settings) == 0 else { return nil }
    var silent = settings
    // Nothing may end the program before the terminal is set back.
    silent.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    guard tcsetattr(rawValue, TCSANOW, &silent) == 0 else { return nil }
    let answer = body()
    tcsetattr(rawValue, answer == nil ? TCSANOW : TCSAFLUSH, &settings)
    return answer
  }
}
