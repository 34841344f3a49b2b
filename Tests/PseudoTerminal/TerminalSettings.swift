import Glibc

/// The modes of a terminal (termios), to compare.
package struct TerminalSettings: Hashable, Sendable {
  package let input: UInt32
  package let output: UInt32
  package let control: UInt32
  package let local: UInt32

  init(_ descriptor: Int32) {
    var settings = termios()
    tcgetattr(descriptor, &settings)
    input = settings.c_iflag
    output = settings.c_oflag
    control = settings.c_cflag
    local = settings.c_lflag
  }

  /// Whether the terminal hands over whole lines, as it does where nobody edits them.
  package var isCooked: Bool { local & UInt32(ICANON) != 0 && local & UInt32(ECHO) != 0 }
}
