package import Domain
package import TextUI

/// A request of the session to a screen, which comes from keys, the pointer, the window or the network,
/// or from a typed line that the session itself understands (`sort`, `undo`, a search).
///
/// The screen's table reads the other lines. A View answers an intent by an event of its feature, or by
/// nothing if the screen has no such event.
package enum Intent: Hashable, Sendable {
  /// The screen is entered, or come back to.
  case appear
  /// The screen, a preview so far, takes its place on the path with what it shows.
  case adopt
  /// The screen takes up what may have changed: a service can be reached again, the map has other colors, or
  /// the file of places is another one.
  case reconnect
  /// The tasks under way for the screen were given up.
  case stop
  /// The screen fetches what only adds to it, such as pictures, and may take its time;
  /// `ScreenStatus.canProceed` says whether there is something to do.
  case proceed
  /// The screen has this size from now on.
  case resize(Size)
  /// The map or the detail of the chosen row stands beside the screen, or no longer does.
  case accompany(Bool)
  case point(PointerEvent)
  /// A row is clicked, by its number: once, to be chosen, or twice, to be opened.
  case click(row: Int, isSecond: Bool)
  /// A screen that lists something looks for the text; an empty text is no search.
  case search(String)
  /// The list is sorted by this key.
  case sort(String)
  /// A place is looked for by its name, and the screen goes there.
  case find(String)
  /// A thing that the screen shows is looked for by its name, and its detail is opened, or its star changed.
  ///
  /// `ScreenStatus.answered` is the name if there is one.
  case inform(String, isStarred: Bool)
  /// The screen goes to a place that was looked for and chosen elsewhere.
  case goTo(Reference)
  /// The choice moves by this many rows: down, or up if negative.
  case step(Int)
  case nextPage
  case previousPage
  /// The chosen row is opened.
  case open
  /// The chosen entity becomes a favorite, or is one no longer.
  case star
  /// The chosen row gets a mark, to be taken with others, or loses it.
  case mark
  /// The last change of the favorites is taken back.
  case undo
  /// The screen puts away a part that it shows besides its content, such as the profile of a track.
  ///
  /// If it shows none, the way back leads to the screen before.
  case close
}
