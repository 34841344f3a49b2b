package import TextUI

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
