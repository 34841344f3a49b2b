package import TextUI

/// Where a session prints.
///
/// The live one writes to the terminal or to pipes.
@MainActor
package protocol Console: AnyObject {
  var size: Size { get }

  /// Whether a person sits at it: prompts are shown and nothing may be waited for.
  var isInteractive: Bool { get }

  /// Whether what is shown may be drawn over: a search below the prompt, a banner that goes.
  var canRedraw: Bool { get }

  /// Whether the terminal can tell what is done with its mouse.
  var tellsPointer: Bool { get }

  /// Whether text is linear, for screen readers and logs.
  var isPlain: Bool { get }

  /// What everything is drawn in from now on; `auto` is what fits.
  var theme: Theme { get set }

  /// What the theme comes to here, never `auto`; nil where no color is shown.
  var shownTheme: Theme? { get }

  /// What the terminal says is behind its text; nil while it has not said.
  var background: TerminalBackground? { get set }

  /// Whether what is drawn depends on an answer of the terminal's that is not there.
  var wantsBackground: Bool { get }

  /// Prints data. Off a terminal this is standard output.
  func write(_ lines: [Line]) throws(ConsoleError)

  /// Empties the window of a terminal that can redraw.
  func clear() throws(ConsoleError)

  /// Prints a message that is not data. Off a terminal this is standard error.
  func printMessage(_ line: Line)
}

extension Console {
  /// The size that text is laid out for in a window: linear text is broken by who reads it.
  package func layout(_ window: Size) -> Size { isPlain ? window.unbroken : window }
}

/// Why what was printed did not arrive.
package enum ConsoleError: Error, Hashable {
  /// Nobody reads any more (`| head`); the reader has what it wanted.
  case closed
  /// A full disk, say; with the system's message.
  case failed(String)
}
