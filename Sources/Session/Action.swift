import TextUI
import Viper

/// The action that a line or a key asks for: an event of the screen, or a command of the session.
package enum Action: Sendable {
  case screen(ScreenAction)
  case session(CommonCommand)
}

/// An event on its way to its presenter, without the feature's type.
package struct ScreenAction: Sendable {
  let slot: EventSlot?
  let run: @MainActor @Sendable () async -> Void

  /// Returns the action of a screen as one of the list that it stands beside.
  func done(among jobs: ScreenJobs) -> ScreenAction {
    ScreenAction(slot: nil) { await jobs.start(self).wait() }
  }
}

/// The commands that can be typed on a screen.
struct ScreenTable {
  /// The commands of the screen alone.
  let own: CommandTable<Action>
  /// The same, then those of every screen.
  let all: CommandTable<Action>
}
