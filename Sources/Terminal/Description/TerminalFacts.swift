import Glibc
package import TextUI

/// What only the system knows of a terminal.
package struct TerminalFacts: Hashable, Sendable {
  package var inputIsTerminal: Bool
  package var outputIsTerminal: Bool
  package var errorIsTerminal: Bool
  /// What the window system says of the size; nil or zeros where it says nothing.
  package var window: Size?
  /// The pixels of a character cell, across and down; nil where the window system does not say.
  package var cell: Size?

  package init(
    inputIsTerminal: Bool, outputIsTerminal: Bool, errorIsTerminal: Bool, window: Size? = nil,
    cell: Size? = nil
  ) {
    self.cell = cell
    self.inputIsTerminal = inputIsTerminal
    self.outputIsTerminal = outputIsTerminal
    self.errorIsTerminal = errorIsTerminal
    self.window = window
  }

  /// The facts as they are now.
  package static func current() -> TerminalFacts {
    TerminalFacts(
      inputIsTerminal: isatty(STDIN_FILENO) == 1,
      outputIsTerminal: isatty(STDOUT_FILENO) == 1,
      errorIsTerminal: isatty(STDERR_FILENO) == 1,
      window: window(of: STDOUT_FILENO), cell: cell(of: STDOUT_FILENO))
  }

  /// The size of the window a descriptor shows in; nil for no terminal.
  static func window(of descriptor: Int32) -> Size? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 else { return nil }
    return Size(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  /// The cell of a window that tells its pixels, as few do.
  private static func cell(of descriptor: Int32) -> Size? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0,
      size.ws_xpixel > 0, size.ws_ypixel > 0
    else { return nil }
    return Size(
      columns: Int(size.ws_xpixel / size.ws_col), rows: Int(size.ws_ypixel / size.ws_row))
  }
}
