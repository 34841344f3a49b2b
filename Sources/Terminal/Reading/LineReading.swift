package import TextUI

/// A source of lines: a person at a terminal, or a file.
package protocol LineReading: Sendable {
  /// Reads the next line, without blocking the caller's executor.
  ///
  /// One read at a time: a second waits for the first. A reader without a terminal prints no prompt.
  func read(prompt: Line) async -> LineInput

  /// Asks for something, whether a read is under way or not; may be called from anywhere.
  func ask(_ request: LineRequest)

  /// Whether it tells of edits and keeps rows below the line.
  var isLive: Bool { get }

  /// What a person does while a line is not done, in order; for one consumer.
  ///
  /// A change is told when the reader is about to wait for more, so not for each of many keys that
  /// come at once; of changes that are not taken in time only the last stays, and none once the line
  /// is done. Each line starts empty, which is not told. `over` ends each read: who reads may wait
  /// for it. A reader without a terminal tells nothing.
  var edits: AsyncStream<EditEvent> { get }
}

extension LineReading {
  package func ask(_ request: LineRequest) {}

  package var isLive: Bool { false }

  package var edits: AsyncStream<EditEvent> { AsyncStream { nil } }

  /// The longest line a reader answers, in UTF-8 bytes.
  package static var longestLine: Int { 65_536 }
}

/// What a reader is asked for beside lines.
///
/// A reader without a terminal only prints lines, and so does one whose terminal can't move its cursor,
/// except that it ends a read when it is asked to.
package enum LineRequest: Hashable, Sendable {
  /// Prints lines in the place of so many rows above the prompt, as far as they are in the window.
  ///
  /// What is typed stays. Without a read under way, and where the terminal can't clear its rows, nothing
  /// is printed over. A terminal that fails shows at the session's next output.
  case print([Line], over: Int = 0)

  /// Clears the window and prints lines at its top, the prompt and what is typed below them.
  ///
  /// Only while a read is under way. What was asked to be printed before goes with the rest.
  case redraw([Line])

  /// Keeps a line above the prompt until another takes its place; nil takes it away, at once where a
  /// read is under way.
  case banner(Line?)

  /// Puts a prompt in the place of that of the read under way; what is typed stays.
  case prompt(Line)

  /// Keeps lines below the prompt and what is typed until others take their place, at most until the
  /// read under way ends; without one, they wait for the next.
  ///
  /// As many as fit the window, each cut to a row.
  case below([Line])

  /// Has `edits` tell what is done with the mouse, or no longer; at first it is not told.
  ///
  /// The terminal then leaves its mouse to the program while a line is read, and no text can be chosen
  /// with it.
  case pointer(Bool)

  /// Asks the terminal for its background while a line is read; `edits` tells the answer, whenever it
  /// comes.
  case background

  /// Ends the read under way with what is typed, as Enter does.
  case enter

  /// Ends the read under way, or the next one, with `gaveWay`; of its prompt nothing stays.
  case giveWay
}

/// What a reader of lines answers.
package enum LineInput: Hashable, Sendable {
  /// A line, without its line break.
  case line(String)
  /// A line of more bytes than a reader keeps; it was read to its end and thrown away.
  case tooLong
  /// Ctrl-C, or the reading task was cancelled: whatever was typed is gone.
  case interrupted
  /// It was asked to give way: what was typed is kept for the next read.
  case gaveWay
  /// Ctrl-D on an empty line, or the end of the input.
  case end
  /// The input can't be read, for this reason of the system's (`errno`).
  case failed(Int32)
}

/// What a person does while a line is not done.
package enum EditEvent: Hashable, Sendable {
  /// The line now reads so.
  ///
  /// Of changes that come faster than they are taken, only the last is told.
  case changed(String)
  /// A key that was asked for.
  case key(EditKey)
  /// What was done with the mouse, where it is asked about.
  ///
  /// A movement that comes faster than it is taken is told as one.
  case pointer(PointerEvent)
  /// What the terminal says of its background, where it was asked.
  case background(TerminalBackground)
  /// Only the start of a paste was taken, so that rows have room below the line it went into.
  case cut
  /// What Tab can lead to was printed above the prompt.
  case listed([Line])
  /// The window has another size.
  case resized(Size)
  /// The read is over: what was done in it has been told.
  case over
}
