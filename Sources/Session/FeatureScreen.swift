package import Components
package import Domain
package import TextUI
package import Viper

/// A feature's View and Presenter, held together for the session.
///
/// The only owner of both: letting go of the screen frees them.
@MainActor
package final class FeatureScreen<Event: Slotted>: Screen {
  package let surface: ScreenSurface
  private let view: any ScreenView<Event>
  let presenter: any Presenting<Event>
  /// The commands for what is shown: they are made once for it, not once a key.
  private var made: (version: Int, commands: CommandTable<ScreenAction>)?

  package init(_ parts: ScreenParts<Event>, on surface: ScreenSurface) {
    self.surface = surface
    (view, presenter) = parts
  }

  package var title: String { view.title }
  package var outcome: ScreenOutcome { view.outcome }
  package var numbers: ScreenNumbers { view.numbers }
  package var fetchedAt: Int? { view.fetchedAt }
  package var chosen: Reference? { view.chosen }
  package var answered: String? { view.answered }
  package var due: ScreenAction? { view.due.map(action) }

  package var commands: CommandTable<ScreenAction> {
    if let made, made.version == surface.version { return made.commands }
    let presenter = presenter
    let commands = view.commands.map { Self.action($0, presenter) }
    made = (surface.version, commands)
    return commands
  }

  package func action(for intent: Intent) -> ScreenAction? {
    view.event(for: intent).map(action)
  }

  private func action(_ event: Event) -> ScreenAction {
    Self.action(event, presenter)
  }

  private nonisolated static func action(
    _ event: Event, _ presenter: any Presenting<Event>
  ) -> ScreenAction {
    ScreenAction(slot: event.slot) { await presenter.handle(event) }
  }
}
