package import Components
package import Domain
package import Localization
package import TextUI
package import Viper

/// A feature's View and Presenter as the session holds them: whatever the feature, a screen has a
/// title, commands and text.
///
/// The only owner of both: letting go of the screen frees them.
@MainActor
package final class Screen {
  let surface: ScreenSurface
  /// Says what is shown.
  let view: any ScreenView
  /// What is under way for the screen.
  let jobs: ScreenJobs
  /// Whether it was entered before.
  var hasAppeared = false
  private let ownCommands: () -> CommandTable<ScreenAction>
  private let ownAction: (Intent) -> ScreenAction?
  /// What stands beside the screen in a wide window; nil where nothing ever does.
  private let beside: Companion?
  /// The commands for what is shown: they are made once for it, not once a key.
  private var made: (version: Int, beside: Destination?, commands: CommandTable<ScreenAction>)?
  /// What can be typed, made of two tables: as long as they are the same, not once a line.
  private var typed:
    (
      here: CommandTable<ScreenAction>, everywhere: CommandTable<Session.Action>,
      table: CommandTable<Session.Action>
    )?

  package init<Event: Slotted>(
    _ parts: ScreenParts<Event>, on surface: ScreenSurface, _ scheduler: Scheduler,
    beside: Companion? = nil
  ) {
    let (view, presenter) = parts
    let action: @Sendable (Event) -> ScreenAction = { event in
      ScreenAction(slot: event.slot) { await presenter.handle(event) }
    }
    self.surface = surface
    self.view = view
    self.beside = beside
    jobs = ScreenJobs(scheduler)
    var kept: (own: CommandTable<Event>, commands: CommandTable<ScreenAction>)?
    ownCommands = {
      let own = view.commands
      if let kept, kept.own === own { return kept.commands }
      let commands = own.map(action)
      kept = (own, commands)
      return commands
    }
    ownAction = { view.event(for: $0).map(action) }
    surface.canSplit = beside != nil
  }

  var commands: CommandTable<ScreenAction> {
    if let made, (made.version, made.beside) == (surface.version, beside?.place) {
      return made.commands
    }
    let own = ownCommands()
    let commands = beside?.commands(own) ?? own
    made = (surface.version, beside?.place, commands)
    return commands
  }

  /// What can be typed on the screen.
  ///
  /// - Parameter everywhere: what can be typed on every screen.
  func table(
    with everywhere: CommandTable<Session.Action>, _ strings: Strings, _ vocabulary: Vocabulary
  ) -> CommandTable<Session.Action> {
    let here = commands
    if let typed, typed.here === here, typed.everywhere === everywhere { return typed.table }
    let table = here.map(Session.Action.screen).spoken(strings, vocabulary).merging(everywhere)
    typed = (here, everywhere, table)
    return table
  }

  /// What to do when the session asks for something; nil where that is nothing.
  func action(for intent: Intent) -> ScreenAction? {
    guard let beside else { return ownAction(intent) }
    return beside.action(for: intent, of: ownAction)
  }

  /// Starts what the session asks for; nil where that is nothing.
  func start(_ intent: Intent) -> Job? { action(for: intent).map { jobs.start($0) } }

  /// What the scene on screen says of itself.
  var status: ScreenStatus { view.status }

  /// Starts what the screen does next without being told, in its own time; `nil` if there is nothing.
  @discardableResult
  func startDue() -> Job? { status.canProceed ? start(.proceed) : nil }

  /// What to do, in order, when the screen is entered at a size.
  func entered(at size: Size) -> [ScreenAction] {
    [.resize(size), .appear].compactMap { action(for: $0) }
  }

  /// Whether there is something to choose: where nothing was found it may be suggestions.
  var hasChoice: Bool { status.outcome.error == nil && !status.numbers.rows.isEmpty }

  /// Brings what stands beside the screen in line with it, before it is drawn.
  ///
  /// - Returns: what brings it in line; nil where there is nothing to do.
  func follow() -> Job? { beside?.follow(on: surface) }

  /// Ends what was begun for the screen: it will not be shown any more.
  ///
  /// - Returns: what has to be finished all the same.
  @discardableResult
  func leave() -> [Job] {
    beside?.leave(surface)
    return jobs.leave()
  }
}

extension Screen {
  /// One that only says something.
  package convenience init(
    _ title: String, outcome: ScreenOutcome = .done, _ scheduler: Scheduler,
    content: @escaping ScreenSurface.Content
  ) {
    let text = TextView(title: title, status: ScreenStatus(outcome: outcome))
    let surface = ScreenSurface()
    self.init((text, text), on: surface, scheduler)
    surface.show(content)
  }

  /// In the place of a map for what has none: a deep link can ask for it.
  package convenience init(_ error: DataError, _ scheduler: Scheduler, strings: Strings) {
    let title =
      if case .noMap(let catalog) = error { strings.name(of: catalog) } else {
        strings[MapText.title]
      }
    let message = strings.message(for: error)
    self.init(title, outcome: .failed(error), scheduler) { size in
      Wrapping.wrap(message, to: size.columns).map { Line($0, .error) }
    }
  }
}

/// What only says something has no state, and nothing happens there.
@MainActor
private final class TextView: ScreenView, Presenting {
  enum Event: Slotted {
    var slot: EventSlot? { nil }
  }

  let title: String
  let commands = CommandTable<Event>([])
  let status: ScreenStatus

  init(title: String, status: ScreenStatus) {
    self.title = title
    self.status = status
  }

  func event(for intent: Intent) -> Event? { nil }

  func handle(_ event: Event) async {}
}

/// An event on its way to its presenter, the feature's type erased.
package struct ScreenAction: Sendable {
  let slot: EventSlot?
  let run: @MainActor @Sendable () async -> Void
}

/// The surface of one screen: it keeps the newest content until the session prints it, and what stands
/// beside it in a wide window.
@MainActor
package final class ScreenSurface: Surface {
  package typealias Content = (Size) -> [Line]

  /// The newest content; nil before the first.
  private(set) var newest: Content?

  /// Whether a wide window shows two screens beside each other.
  var canSplit = false

  /// What stands beside the screen there; nil where nothing does.
  var beside: Content? { didSet { change() } }

  /// Whether there is content that was not printed yet.
  private(set) var isDirty = false

  /// How many contents there were: what depends on what is shown is made anew with each.
  private(set) var version = 0

  /// Called with each new content.
  var changed: ((@escaping Content) -> Void)?

  package init() {}

  package func show(_ content: @escaping Content) {
    newest = content
    change()
  }

  private func change() {
    guard let newest else { return }
    isDirty = true
    version += 1
    changed?(newest)
  }

  /// The newest content at a size; it still waits for being printed.
  func preview(for size: Size) -> [Line] {
    guard let newest else { return [] }
    guard canSplit, let layout = SplitLayout(size) else { return newest(size) }
    return layout.lines(left: newest(layout.left), right: beside?(layout.right) ?? [])
  }

  /// The newest content at a size; it counts as printed then.
  func lines(for size: Size) -> [Line] {
    isDirty = false
    return preview(for: size)
  }
}
