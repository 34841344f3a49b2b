package import Domain
package import TextUI

/// What the session asks of a screen by itself: what keys, the pointer, the window and the network
/// come to.
///
/// What is typed is read by the screen's table. A View answers each by an event of its feature, or by
/// nothing where the screen has no such thing.
package enum Intent: Hashable, Sendable {
  /// The screen is entered, or come back to.
  case appear
  /// The services can be reached again.
  case reconnect
  /// What was under way for the screen was given up.
  case stop
  /// The screen has this size from now on.
  case resize(Size)
  /// What is known of the chosen row stands beside the screen, or no longer does.
  case accompany(Bool)
  case point(PointerEvent)
  /// A row is clicked, by its number: once, to be chosen, or twice, to be opened.
  case click(row: Int, isSecond: Bool)
  /// The text is searched for where the screen lists something; an empty text is no search.
  case search(String)
  /// What is listed is sorted by this key.
  case sort(String)
  /// A place is looked for by its name, and the screen goes there.
  case find(String)
  /// The screen goes to a place that was looked for and chosen elsewhere.
  case goTo(Reference)
  /// The choice moves by this many rows: down, or up where negative.
  case step(Int)
  case nextPage
  case previousPage
  /// The chosen row is opened.
  case open
  /// What is chosen becomes a favorite, or is one no longer.
  case star
  /// What is chosen is marked, to be taken with others, or is no longer.
  case mark
  /// The favorites that were removed last come back.
  case undo
}
