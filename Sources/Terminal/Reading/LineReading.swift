package import TextUI

/// A source of lines: a person at a terminal, or a file.
package protocol LineReading: Sendable {
  /// Reads the next line, without blocking the caller's executor.
  ///
  /// A second read waits for the first. A reader without a terminal prints no prompt.
  func read(prompt: Line) async -> LineInput

  /// Asks for something during a read or between two; any thread may call it.
  func ask(_ request: LineRequest)

  /// Whether the reader tells of edits, and keeps rows below the line.
  var isLive: Bool { get }

  /// The edits while a line is being typed, in order; for one consumer.
  ///
  /// The reader tells of a change when it is about to wait for more bytes, so once for keys that come
  /// together. If nobody takes changes in time, only the newest stays; once the line is done, none does.
  /// Each line starts empty, without an event. `over` ends each read, so that a caller can wait for it. A
  /// reader without a terminal has no events.
  var edits: AsyncStream<EditEvent> { get }
}

extension LineReading {
  package func ask(_ request: LineRequest) {}

  package var isLive: Bool { false }

  package var edits: AsyncStream<EditEvent> { AsyncStream { nil } }

  /// The length of the longest line that a reader returns, in UTF-8 bytes.
  package static var longestLine: Int { 65_536 }
}

/// A request to a reader, beside reading lines.
///
/// A reader without a terminal meets only `print`. A reader whose terminal can't move its cursor also ends
/// reads.
package enum LineRequest: Hashable, Sendable {
  /// Prints lines, which replace a number of rows above the prompt as far as these are in the window.
  ///
  /// The typed text stays. Between reads, and on a terminal that can't clear rows, the lines replace
  /// nothing. If the terminal fails, the session's next output reports it.
  case print([Line], over: Int = 0)

  /// Clears the window and prints lines at its top, with the prompt and the typed text below them.
  ///
  /// It has no effect between reads. Lines that wait to be printed are dropped.
  case redraw([Line])

  /// Keeps a line above the prompt until another one replaces it; `nil` removes it, at once during a
  /// read.
  case banner(Line?)

  /// Replaces the prompt of the current read; the typed text stays.
  case prompt(Line)

  /// Shows a line in place of the prompt for as long as nothing is typed, in this read and the ones after
  /// it; `nil` shows the prompt again.
  case hint(Line?)

  /// Keeps lines below the prompt and the typed text until others replace them, or until the current read
  /// ends; between reads, the lines wait for the next one.
  ///
  /// It shows as many as fit the window, each cut to a row.
  case below([Line])

  /// Has `edits` tell of the mouse, or not; at first it does not.
  ///
  /// While a line is read, the terminal then gives its mouse to the program, and can't select text with
  /// it.
  case pointer(Bool)

  /// Asks the terminal for its background while a line is read; `edits` tells the answer whenever it
  /// comes.
  case background

  /// Ends the current read with the typed text, as Enter does.
  case enter

  /// Ends the current read, or the next one, with `gaveWay`, and removes its prompt.
  case giveWay

  /// Does the same, and forgets the text that is typed.
  case discard
}

/// The result of a read.
package enum LineInput: Hashable, Sendable {
  /// A line, without its line break.
  case line(String)
  /// Several lines were pasted while nothing was typed, and the reader takes them; the prompt is removed
  /// from the terminal.
  case lines([String])
  /// A line had more bytes than a reader keeps; it was read to its end and thrown away.
  case tooLong
  /// Ctrl-C was pressed, or the reading task was cancelled: the typed text is gone.
  case interrupted
  /// The reader was asked to give way: it keeps the typed text for the next read.
  case gaveWay
  /// Ctrl-D was pressed on an empty line, or the input has ended.
  case end
  /// The input can't be read; the number is the system's reason (`errno`).
  case failed(Int32)
}

/// An event while a line is being typed.
package enum EditEvent: Hashable, Sendable {
  /// The line has changed to this text.
  ///
  /// If changes come faster than they are taken, only the newest is told.
  case changed(String)
  /// A key that was captured.
  case key(EditKey)
  /// The mouse was used, and `pointer` was asked for.
  ///
  /// Movements that come faster than they are taken are told as one.
  case pointer(PointerEvent)
  /// The terminal has answered about its background.
  case background(TerminalBackground)
  /// Only the start of a paste was inserted, so that the rows below the line have room.
  case cut
  /// The candidates for Tab were printed above the prompt.
  case listed([Line])
  /// The window has another size.
  case resized(Size)
  /// The read is over, and all its events were told.
  case over
}
