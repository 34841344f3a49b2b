import Components
import Domain
import TextUI
import Viper

/// A feature's View and Presenter, held together for the session.
///
/// The only owner of both: letting go of the screen frees them.
@MainActor
final class FeatureScreen<Event: Slotted>: Screen {
  let surface: ScreenSurface
  private let view: any ScreenView<Event>
  let presenter: any Presenting<Event>

  init(
    surface: ScreenSurface, view: any ScreenView<Event>, presenter: any Presenting<Event>
  ) {
    self.surface = surface
    self.view = view
    self.presenter = presenter
  }

  var title: String { view.title }
  var outcome: ScreenOutcome { view.outcome }
  var numbers: ScreenNumbers { view.numbers }
  var fetchedAt: Int? { view.fetchedAt }
  var chosen: Reference? { view.chosen }
  var answered: String? { view.answered }
  var keys: Set<EditKey> { view.commands.keys }
  var hasLetters: Bool { view.commands.hasLetters }
  var due: ScreenAction? { view.due.map(action) }

  var commands: CommandTable<ScreenAction> {
    let presenter = self.presenter
    return view.commands.map { Self.action($0, presenter) }
  }

  func action(for intent: Intent) -> ScreenAction? {
    view.event(for: intent).map(action)
  }

  func action(for key: EditKey, hasLetters: Bool) -> ScreenAction? {
    view.commands.event(for: key, hasLetters: hasLetters).map(action)
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

extension ScreenOutcome {
  /// What a script ends with for it.
  var status: ExitStatus {
    switch self {
    case .done: .done
    case .nothingFound: .nothingFound
    case .failed(let error): ExitStatus(error)
    }
  }
}
