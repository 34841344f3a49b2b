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
  private let appearedEvent: Event
  private let connectedEvent: Event?
  private let stoppedEvent: Event?
  private let chosenEvent: ((Reference) -> Event)?

  init(
    surface: ScreenSurface, view: any ScreenView<Event>, presenter: any Presenting<Event>,
    appeared: Event, connected: Event? = nil, stopped: Event? = nil,
    chosen: ((Reference) -> Event)? = nil
  ) {
    self.surface = surface
    self.view = view
    self.presenter = presenter
    appearedEvent = appeared
    connectedEvent = connected
    stoppedEvent = stopped
    chosenEvent = chosen
  }

  var title: String { view.title }
  var outcome: ScreenOutcome { view.outcome }
  var numbers: ScreenNumbers { view.numbers }
  var fetchedAt: Int? { view.fetchedAt }
  var appeared: ScreenAction { action(appearedEvent) }
  var connected: ScreenAction? { connectedEvent.map(action) }
  var stopped: ScreenAction? { stoppedEvent.map(action) }
  var due: ScreenAction? { view.due.map(action) }

  var commands: CommandTable<ScreenAction> {
    let presenter = self.presenter
    return view.commands.map { Self.action($0, presenter) }
  }

  func resized(to size: Size) -> ScreenAction? {
    view.event(for: size).map(action)
  }

  func accompanied(_ isAccompanied: Bool) -> ScreenAction? {
    view.event(accompanied: isAccompanied).map(action)
  }

  func pointer(_ event: PointerEvent) -> ScreenAction? {
    view.event(for: event).map(action)
  }

  func chosen(_ reference: Reference) -> ScreenAction? {
    chosenEvent.map { action($0(reference)) }
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
  /// What failed; every layer below the presenters fails with a `DataError`.
  var error: DataError? {
    if case .failed(let error) = self { error as? DataError } else { nil }
  }

  /// What a script ends with for it.
  var status: ExitStatus {
    switch self {
    case .done: .done
    case .nothingFound: .nothingFound
    case .failed: error.map(ExitStatus.init) ?? .file
    }
  }
}
