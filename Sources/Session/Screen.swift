package import Components
package import Domain
package import Localization
package import TextUI
package import Viper

/// A feature's View and Presenter as the session holds them: each screen has a title, commands and
/// text.
///
/// It alone holds the presenter, and the presenter holds the view, so both are freed with the screen.
@MainActor
package final class Screen {
  let surface: ScreenSurface
  /// The view, which tells about the scene that is shown.
  let view: any ScreenView
  /// The tasks that the screen has started.
  let jobs: ScreenJobs
  /// Whether it was entered before.
  var hasAppeared = false
  private let ownCommands: () -> CommandTable<ScreenAction>
  private let ownAction: (Intent) -> ScreenAction?
  /// The companion beside the screen in a wide window; `nil` if the screen never has one.
  private let beside: Companion?
  /// The commands for the scene that is shown; they are made once for it, not once a key.
  private var made: (version: Int, beside: Destination?, commands: CommandTable<ScreenAction>)?
  /// The status of the scene that is shown; it is made once for it, not once for each reading.
  private var madeStatus: (version: Int, status: ScreenStatus)?
  /// The table made of two others.
  ///
  /// It is kept as long as these are the same, and not made once a line.
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
    if let made, (made.version, made.beside) == (surface.version, beside?.destination) {
      return made.commands
    }
    let own = ownCommands()
    let commands = beside?.commands(own) ?? own
    made = (surface.version, beside?.destination, commands)
    return commands
  }

  /// Returns all commands that can be typed on the screen.
  ///
  /// - Parameter everywhere: the commands of every screen.
  func table(
    with everywhere: CommandTable<Session.Action>, _ strings: Strings, _ vocabulary: Vocabulary
  ) -> CommandTable<Session.Action> {
    let here = commands
    if let typed, typed.here === here, typed.everywhere === everywhere { return typed.table }
    let table = here.map(Session.Action.screen).translated(strings, vocabulary).merging(everywhere)
    typed = (here, everywhere, table)
    return table
  }

  /// Returns the action for an intent of the session; `nil` if there is nothing to do.
  func action(for intent: Intent) -> ScreenAction? {
    guard let beside else { return ownAction(intent) }
    return beside.action(for: intent, of: ownAction)
  }

  /// Starts the action for an intent of the session; `nil` if there is nothing to do.
  func start(_ intent: Intent) -> Job? { action(for: intent).map { jobs.start($0) } }

  /// The status of the scene on screen.
  var status: ScreenStatus {
    if let madeStatus, madeStatus.version == surface.version { return madeStatus.status }
    let status = view.status
    madeStatus = (surface.version, status)
    return status
  }

  /// Starts the next addition to the content, such as pictures; `nil` if there is none.
  @discardableResult
  func startDue() -> Job? { status.canProceed ? start(.proceed) : nil }

  /// Returns the actions for a screen that is entered at a size, in order.
  func entered(at size: Size) -> [ScreenAction] {
    [.resize(size), .appear].compactMap { action(for: $0) }
  }

  /// Whether there is a row to choose; if nothing was found, it may be a suggestion.
  var hasChoice: Bool { status.outcome.error == nil && !status.numbers.rows.isEmpty }

  /// Brings the companion in line with the screen, before both are drawn.
  ///
  /// - Returns: the job that does so; `nil` if there is nothing to do.
  func updateCompanion() -> Job? { beside?.update(on: surface) }

  /// Ends the tasks of the screen, which is not shown any more.
  ///
  /// - Returns: the jobs that have to be finished all the same.
  @discardableResult
  func leave() -> [Job] {
    beside?.leave(surface)
    return jobs.leave()
  }
}

extension Screen {
  /// Makes a screen that only shows a text.
  package convenience init(
    _ title: String, outcome: ScreenOutcome = .done, _ scheduler: Scheduler,
    content: @escaping ScreenSurface.Content
  ) {
    let text = TextView(title: title, status: ScreenStatus(outcome: outcome))
    let surface = ScreenSurface()
    self.init((text, text), on: surface, scheduler)
    surface.show(content)
  }

  /// Makes a screen that shows an error in place of a map: a deep link can ask for a map of an entity
  /// that has none.
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

/// The view and presenter of a screen that only shows a text.
///
/// It has no state and no events.
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

/// An event on its way to its presenter, without the feature's type.
package struct ScreenAction: Sendable {
  let slot: EventSlot?
  let run: @MainActor @Sendable () async -> Void
}

/// The surface of one screen: it keeps the newest content until the session prints it, and the content
/// of the companion.
@MainActor
package final class ScreenSurface: Surface {
  package typealias Content = (Size) -> [Line]

  /// The newest content; `nil` before the first.
  private(set) var newest: Content?

  /// Whether a wide window shows two screens beside each other.
  var canSplit = false

  /// The content of the companion; `nil` if there is none.
  var beside: Content? { didSet { change() } }

  /// Whether the newest content was not printed yet.
  private(set) var isDirty = false

  /// The number of contents so far: values that depend on the content are made anew with each.
  private(set) var version = 0

  /// The function that is called with each new content.
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

  /// Returns the newest content at a size; it does not count as printed.
  func preview(for size: Size) -> [Line] {
    guard let newest else { return [] }
    guard canSplit, let layout = SplitLayout(size) else { return newest(size) }
    return layout.lines(left: newest(layout.left), right: beside?(layout.right) ?? [])
  }

  /// Returns the newest content at a size; it counts as printed from then on.
  func lines(for size: Size) -> [Line] {
    isDirty = false
    return preview(for: size)
  }
}
