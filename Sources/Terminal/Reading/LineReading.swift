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

  /// Keeps a line above the prompt until another takes its place; nil takes it away, at once where a
  /// read is under way.
  ///
  /// May be called from anywhere. A reader without a terminal has no banner.
  func setBanner(_ banner: Line?)

  /// Whether it tells of edits and shows rows below the line.
  var isLive: Bool { get }

  /// What is typed and which keys are pressed while lines are read, for one who listens.
  var edits: AsyncStream<EditEvent> { get }

  /// Keeps rows below the line until others take their place or the read ends; none takes them away.
  ///
  /// May be called from anywhere. What does not fit the window is cut.
  func setBelow(_ lines: [Line])
}

extension LineReading {
  package var isLive: Bool { false }

  package var edits: AsyncStream<EditEvent> { AsyncStream { $0.finish() } }

  package func setBelow(_ lines: [Line]) {}

  package func setBanner(_ banner: Line?) {}

  /// The longest line a reader answers, in UTF-8 bytes.
  package static var longestLine: Int { 65_536 }
}
