import TextUI

/// Where a session prints.
///
/// The live one writes to the terminal or to pipes.
@MainActor
protocol Console: AnyObject {
  var size: Size { get }

  /// Whether a person sits at it: prompts are shown and nothing may be waited for.
  var isInteractive: Bool { get }

  /// Prints data. Off a terminal this is standard output.
  /// - Throws: `ConsoleClosed` where nobody reads any more.
  func write(_ lines: [Line]) throws(ConsoleClosed)

  /// Prints a message that is not data. Off a terminal this is standard error.
  func complain(_ line: Line)
}

/// The reader of standard output has gone (`| head`).
struct ConsoleClosed: Error {}
