package import Components
package import Domain
import Localization
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
  /// The parts that all screens share.
  let context: ScreenContext
  /// Whether the screen was a preview, and has not been entered since.
  var isAdopted = false
  /// Returns what the view offers now.
  private let look: () -> Offer
  private let ownAction: (Intent) -> ScreenAction?
  /// The companion beside the screen in a wide window; `nil` if the screen never has one.
  private let beside: Companion?
  /// The offer for the scene that is shown; the view is asked once for it, not once a key.
  private var offered: (version: Int, offer: Offer)?
  /// The table of what was offered last; it is made when the first line or key needs it.
  private var made: (offered: AnyObject, beside: CommandTable<Action>?, table: ScreenTable)?
  /// The status of the scene that is shown; it is made once for it, not once for each reading.
  private var madeStatus: (version: Int, status: ScreenStatus)?

  /// The commands that a view offers.
  private struct Offer {
    /// The view's table, which tells whether the offer is still the same.
    let table: AnyObject
    /// The keys, except single letters, that do something while nothing is typed.
    let keys: [EditKey]
    let commands: () -> CommandTable<Action>
  }

  package init<Event: SlottedEvent>(
    _ parts: ScreenParts<Event>, on surface: ScreenSurface, _ context: ScreenContext,
    beside: Companion? = nil
  ) {
    let (view, presenter) = parts
    let action: @Sendable (Event) -> ScreenAction = { event in
      ScreenAction(slot: event.slot) { await presenter.handle(event) }
    }
    self.surface = surface
    self.view = view
    self.context = context
    self.beside = beside
    jobs = ScreenJobs(context.scheduler)
    look = {
      let table = view.commands
      return Offer(table: table, keys: table.keys) {
        table.translated(context.strings, context.vocabulary) { event in
          let action = action(event)
          return .screen(beside?.noting(action) ?? action)
        }
      }
    }
    ownAction = { view.event(for: $0).map(action) }
    surface.canSplit = beside != nil
  }

  private var offer: Offer {
    if let offered, offered.version == surface.version { return offered.offer }
    let offer = look()
    offered = (surface.version, offer)
    return offer
  }

  /// The keys, except single letters, that do something while nothing is typed.
  var keys: [EditKey] { offer.keys }

  /// Returns the action of a key while nothing is typed; `nil` if the key has no effect.
  ///
  /// - Parameter hasLetters: whether single keys are on.
  func action(for key: EditKey, hasLetters: Bool) -> Action? {
    table.all.event(for: key, hasLetters: hasLetters)
  }

  /// The commands that can be typed on the screen.
  ///
  /// Its `map` takes what that of a map takes, too, and a detail beside it adds its commands.
  var table: ScreenTable {
    let (offer, detail) = (offer, beside?.table)
    if let made, made.offered === offer.table, made.beside === detail { return made.table }
    let commands = offer.commands()
    let own = (beside?.joined(commands) ?? commands).orElse(context.places)
    let table = ScreenTable(own: own, all: own.merging(context.everywhere))
    made = (offer.table, detail, table)
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
  func startAdditions() -> Job? { status.canProceed ? start(.proceed) : nil }

  /// Returns the actions for a screen that is entered at a size, in order.
  ///
  /// A screen that was a preview has asked already; it only takes its size.
  func entered(at size: Size) -> [ScreenAction] {
    defer { (hasAppeared, isAdopted) = (true, false) }
    let intents: [Intent] = isAdopted ? [.resize(size)] : [.resize(size), .appear]
    return intents.compactMap { action(for: $0) }
  }

  /// Returns the actions for a screen that a command opens, which asks for its content itself.
  func entered(at size: Size, by command: ScreenAction) -> [ScreenAction] {
    (hasAppeared, isAdopted) = (true, false)
    return [action(for: .resize(size)), command].compactMap(\.self)
  }

  /// The map that stands beside the screen; `nil` if there is none.
  var mapBeside: Screen? { beside?.map }

  /// Makes a preview one of the session's screens.
  func adopt() async {
    (hasAppeared, isAdopted) = (true, true)
    await start(.adopt)?.wait()
  }

  /// Returns whether its companion stands beside it in a part of the window.
  func isSplit(in size: Size) -> Bool { surface.canSplit && SplitLayout(size) != nil }

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
    _ title: String, outcome: ScreenOutcome = .done, _ context: ScreenContext,
    content: @escaping ScreenSurface.Content
  ) {
    let text = TextView(title: title, status: ScreenStatus(outcome: outcome))
    let surface = ScreenSurface()
    self.init((text, text), on: surface, context)
    surface.show(content)
  }

  /// Makes a screen that shows an error in place of a map: a deep link can ask for a map of an entity
  /// that has none.
  package convenience init(_ error: DataError, _ context: ScreenContext) {
    let strings = context.strings
    let title =
      if case .noMap(let catalog) = error { strings.name(of: catalog) } else {
        strings("map")
      }
    let message = strings.message(for: error)
    self.init(title, outcome: .failed(error), context) { size in
      Wrapping.wrap(message, to: size.columns).map { Line($0, .error) }
    }
  }
}

/// The view and presenter of a screen that only shows a text.
///
/// It has no state and no events.
@MainActor
private final class TextView: ScreenView, Presenting {
  enum Event: SlottedEvent {
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
