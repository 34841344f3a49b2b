import Glibc

/// Asks the terminal for its background where no line editor reads from it.
package enum BackgroundQuestion {
  /// What every terminal answers (xterm, ctlseqs: DA1): it comes after the answer, or in its place.
  private static let sentinel = "\u{1B}[c"

  /// More than both answers need.
  private static let longestAnswer = 1_024

  private static let interruptKey: UInt8 = 3

  /// What the terminal says, which is standard input and output.
  ///
  /// Nil where it says nothing in time, or something was typed before: that stays for who reads
  /// next. What is typed while the answer is awaited is lost but for Ctrl-C, and nothing of it is
  /// echoed.
  package static func ask(
    within patience: Duration = .milliseconds(50)
  ) -> TerminalBackground? {
    var settings = termios()
    // In the background the terminal is somebody else's, and setting it would stop the program.
    guard tcgetpgrp(STDIN_FILENO) == getpgrp(), tcgetattr(STDIN_FILENO, &settings) == 0 else {
      return nil
    }
    var silent = settings
    // Nothing may end the program before the terminal is set back.
    silent.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    guard tcsetattr(STDIN_FILENO, TCSANOW, &silent) == 0 else { return nil }
    let answer = isReadable(within: 0) ? nil : answer(within: patience)
    tcsetattr(STDIN_FILENO, answer == nil ? TCSANOW : TCSAFLUSH, &settings)
    guard let answer else { return nil }
    if answer.contains(interruptKey) { raise(SIGINT) }
    return background(in: answer)
  }

  /// What came until the sentinel's answer was complete, or the time was over.
  private static func answer(within patience: Duration) -> [UInt8] {
    var bytes: [UInt8] = []
    do throws(OutputError) {
      try Output(STDOUT_FILENO).write(TerminalBackground.question + sentinel)
    } catch {
      // The map that comes next finds that out, and says it.
      return bytes
    }
    let end = ContinuousClock.now + patience
    while bytes.count < longestAnswer, !isComplete(bytes), !bytes.contains(interruptKey) {
      let left = Int32(((end - .now) / .milliseconds(1)).rounded(.up))
      guard left > 0, isReadable(within: left) else { break }
      var block = [UInt8](repeating: 0, count: longestAnswer)
      let count = read(STDIN_FILENO, &block, block.count)
      guard count > 0 else { break }
      bytes += block[..<count]
    }
    return bytes
  }

  private static func isReadable(within milliseconds: Int32) -> Bool {
    var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&descriptor, 1, milliseconds) > 0
  }

  /// Whether the sentinel was answered: `ESC [ ? … c`.
  static func isComplete(_ bytes: [UInt8]) -> Bool {
    let start = Array("\u{1B}[?".utf8)
    return bytes.indices.contains { index in
      guard bytes[index...].starts(with: start) else { return false }
      let rest = bytes[(index + start.count)...].drop { (0x20...0x3F).contains($0) }
      return rest.first == UInt8(ascii: "c")
    }
  }

  static func background(in bytes: [UInt8]) -> TerminalBackground? {
    var keys = KeyBuffer()
    keys.append(bytes)
    while true {
      switch keys.next(isFinal: true) {
      case .background(let background): return background
      case .none, .partial: return nil
      case .scalar, .special, .paste, .pointer: continue
      }
    }
  }
}
