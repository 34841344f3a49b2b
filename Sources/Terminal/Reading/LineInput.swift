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
