import Domain
import TextUI
import Viper

/// A screen as the session sees it: whatever the feature, it has a title, commands and text.
@MainActor
protocol Screen: AnyObject {
  var surface: ScreenSurface { get }
  var title: String { get }
  var commands: CommandTable<ScreenAction> { get }
  var outcome: ScreenOutcome { get }

  /// The rows and pages that commands can name by their number.
  var numbers: ScreenNumbers { get }

  /// When what is shown was fetched, in seconds since 1970; nil where it was not.
  var fetchedAt: Int? { get }

  /// What to do when the screen is entered, and when it is come back to.
  var appeared: ScreenAction { get }

  /// What to do when the network is back; nil where nothing comes from it.
  var connected: ScreenAction? { get }

  /// What to do when what is under way for the screen was given up; nil where it waits for nothing.
  var stopped: ScreenAction? { get }

  /// What is to be done next without being told, in its own time: it only adds to what is shown.
  var due: ScreenAction? { get }

  /// What to do when the size changes; nil where a new drawing of the same text is enough.
  func resized(to size: Size) -> ScreenAction?

  /// What to do when what is known of the chosen row begins to stand beside the screen, or ends to;
  /// nil where nothing can.
  func accompanied(_ isAccompanied: Bool) -> ScreenAction?

  /// What to do with what is done with the pointer; nil where that is nothing.
  func pointer(_ event: PointerEvent) -> ScreenAction?

  /// What to do with an entity that was looked for here and chosen; nil where nothing is looked for.
  func chosen(_ reference: Reference) -> ScreenAction?

  /// Brings what stands beside the screen in line with it, before it is drawn.
  ///
  /// - Returns: when that is done; nil where there is nothing to do.
  func follow() -> Task<Void, Never>?

  /// Ends what the screen began beside its actions: it will not be shown any more.
  func leave()
}

extension Screen {
  var stopped: ScreenAction? { nil }
  var numbers: ScreenNumbers { ScreenNumbers() }
  func accompanied(_ isAccompanied: Bool) -> ScreenAction? { nil }
  func pointer(_ event: PointerEvent) -> ScreenAction? { nil }
  func chosen(_ reference: Reference) -> ScreenAction? { nil }
  func follow() -> Task<Void, Never>? { nil }
  func leave() {}
}

extension Screen {
  /// Whether there is something to choose: where nothing was found it may be guesses.
  var hasChoice: Bool {
    switch outcome {
    case .done: true
    case .nothingFound: !numbers.rows.isEmpty
    case .failed: false
    }
  }

  var due: ScreenAction? { nil }
}

/// An event on its way to its presenter, the feature's type erased.
struct ScreenAction: Sendable {
  let slot: EventSlot?
  let run: @MainActor @Sendable () async -> Void
}

extension LoadingState {
  /// How fetching turned out.
  var outcome: ScreenOutcome {
    error.map(ScreenOutcome.failed) ?? .done
  }
}
