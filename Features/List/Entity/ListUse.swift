/// The purpose that a list is made for.
package enum ListUse: Sendable {
  /// A screen that was asked for by its name: it is whole, in the order and the layout in which it was left.
  case anew
  /// A screen in place of an earlier one: it starts where that was left.
  case again
  /// The rows of a search while it is typed; it starts where the list was left, and may become a screen.
  case preview
  /// Rows to choose from, where no command can be typed.
  case choice
}
