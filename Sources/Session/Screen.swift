package import Components
package import Domain
package import TextUI
import Viper

/// A screen as the session sees it: whatever the feature, it has a title, commands and text.
@MainActor
package protocol Screen: AnyObject {
  var surface: ScreenSurface { get }
  var title: String { get }
  var commands: CommandTable<ScreenAction> { get }
  var outcome: ScreenOutcome { get }

  /// The rows and pages that commands can name by their number.
  var numbers: ScreenNumbers { get }

  /// When what is shown was fetched, in seconds since 1970; nil where it was not.
  var fetchedAt: Int? { get }

  /// The entity of the chosen row; nil where no row is chosen.
  var chosen: Reference? { get }

  /// The search that what this machine holds was looked through for last; nil before the first.
  var answered: String? { get }

  /// What to do when the session asks for something; nil where that is nothing.
  func action(for intent: Intent) -> ScreenAction?

  /// What is to be done next without being told, in its own time: it only adds to what is shown.
  var due: ScreenAction? { get }

  /// Brings what stands beside the screen in line with it, before it is drawn.
  ///
  /// - Returns: what brings it in line; nil where there is nothing to do.
  func follow() -> Job?

  /// Ends what the screen began beside its actions: it will not be shown any more.
  func leave()
}

extension Screen {
  package var numbers: ScreenNumbers { ScreenNumbers() }
  package var chosen: Reference? { nil }
  package var answered: String? { nil }
  package var due: ScreenAction? { nil }
  package func follow() -> Job? { nil }
  package func leave() {}
}

extension Screen {
  /// Whether there is something to choose: where nothing was found it may be guesses.
  var hasChoice: Bool {
    outcome.error == nil && !numbers.rows.isEmpty
  }
}

extension Screen {
  /// What to do, in order, when the screen is entered at a size.
  func entered(at size: Size) -> [ScreenAction] {
    [.resize(size), .appear].compactMap { action(for: $0) }
  }
}

/// An event on its way to its presenter, the feature's type erased.
package struct ScreenAction: Sendable {
  let slot: EventSlot?
  let run: @MainActor @Sendable () async -> Void
}
