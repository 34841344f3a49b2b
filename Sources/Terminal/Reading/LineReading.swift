package import TextUI

/// A source of lines: a person at a terminal, or a file.
package protocol LineReading: Sendable {
  /// Reads the next line, without blocking the caller's executor.
  ///
  /// One read at a time: a second waits for the first. A reader without a terminal prints no prompt.
  func read(prompt: Line) async -> LineInput

  /// Prints lines: above the prompt, and what is typed there stays, where a read is under way; else
  /// at once.
  ///
  /// May be called from anywhere; what is printed while a read is under way can't fail here.
  func show(_ lines: [Line]) throws(OutputError)

  /// Prints lines in the place of so many rows above the prompt, as far as they are in the window;
  /// what is typed stays.
  ///
  /// May be called from anywhere. Where no read is under way, and where the terminal can't clear its
  /// rows, they are printed as by `show`.
  func rewrite(_ lines: [Line], over rows: Int)

  /// Clears the window and prints lines at its top, the prompt and what is typed below them.
  ///
  /// Only while a read is under way; a reader without a terminal, or with one that can't clear its
  /// rows, prints nothing. What is shown before it is drawn goes with the rest.
  func redraw(_ lines: [Line])

  /// Keeps a line above the prompt until another takes its place; nil takes it away, at once where a
  /// read is under way.
  ///
  /// May be called from anywhere. A reader without a terminal has no banner.
  func setBanner(_ banner: Line?)

  /// Puts a prompt in the place of that of the read under way; what is typed stays.
  ///
  /// May be called from anywhere; without a read under way it does nothing. A reader without a
  /// terminal has no prompt.
  func setPrompt(_ prompt: Line)

  /// Whether it tells of edits and keeps rows below the line.
  var isLive: Bool { get }

  /// What a person does while a line is not done, in order; for one consumer.
  ///
  /// A change is told when the reader is about to wait for more, so not for each of many keys that
  /// come at once; of changes that are not taken in time only the last stays, and none once the line
  /// is done. Each line starts empty, which is not told. `over` ends each read: who reads may wait
  /// for it. A reader without a terminal tells nothing.
  var edits: AsyncStream<EditEvent> { get }

  /// Has `edits` tell what is done with the mouse, or no longer; at first it is not told.
  ///
  /// The terminal then leaves its mouse to the program while a line is read, and no text can be
  /// chosen with it. May be called from anywhere. A reader without a terminal, or with one that
  /// can't move its cursor, tells nothing.
  func setPointer(_ isTold: Bool)

  /// Ends the read under way, or the next one, with `gaveWay`; of its prompt nothing stays.
  ///
  /// May be called from anywhere. A reader without a terminal goes on.
  func giveWay()

  /// Ends the read under way with what is typed, as Enter does.
  ///
  /// May be called from anywhere; without a read under way, and without a terminal, it does nothing.
  func enter()

  /// Asks the terminal for its background; `edits` tells the answer, whenever it comes.
  ///
  /// May be called from anywhere; it is asked while a line is read. A reader without a terminal, or
  /// with one that can't move its cursor, does not ask.
  func askBackground()

  /// Keeps lines below the prompt and what is typed until others take their place, at most until
  /// the read under way ends; without one, they wait for the next.
  ///
  /// As many as fit the window, each cut to a row. May be called from anywhere. A reader without a
  /// terminal, or with one that can't move its cursor, shows none.
  func setBelow(_ lines: [Line])
}

extension LineReading {
  package var isLive: Bool { false }

  package func rewrite(_ lines: [Line], over rows: Int) {
    // A terminal that fails shows at the session's next output.
    try? show(lines)
  }

  package func redraw(_ lines: [Line]) {}

  package func setBanner(_ banner: Line?) {}

  package func setPrompt(_ prompt: Line) {}

  package var edits: AsyncStream<EditEvent> { AsyncStream { nil } }

  package func setPointer(_ isTold: Bool) {}

  package func askBackground() {}

  package func setBelow(_ lines: [Line]) {}

  package func giveWay() {}

  package func enter() {}

  /// The longest line a reader answers, in UTF-8 bytes.
  package static var longestLine: Int { 65_536 }
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
