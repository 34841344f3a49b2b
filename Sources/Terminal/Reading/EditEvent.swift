package import TextUI

/// What a person does while a line is not done.
package enum EditEvent: Hashable, Sendable {
  /// The line now reads so.
  ///
  /// Of changes that come faster than they are taken, only the last is told.
  case changed(String)
  /// A key that was asked for.
  case key(EditKey)
  /// The window has another size.
  case resized(Size)
}
