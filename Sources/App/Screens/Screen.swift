import TextUI
import Viper

/// A screen as the session sees it: whatever the feature, it has a title, commands and text.
@MainActor
protocol Screen: AnyObject {
  var surface: ScreenSurface { get }
  var title: String { get }
  var commands: CommandTable<ScreenAction> { get }
  var outcome: ScreenOutcome { get }

  /// When what is shown was fetched, in seconds since 1970; nil where it was not.
  var fetchedAt: Int? { get }

  /// What to do when the screen is entered, and when it is come back to.
  var appeared: ScreenAction { get }

  /// What to do when the network is back; nil where nothing comes from it.
  var connected: ScreenAction? { get }

  /// What to do when the size changes; nil where a new drawing of the same text is enough.
  func resized(to size: Size) -> ScreenAction?
}
