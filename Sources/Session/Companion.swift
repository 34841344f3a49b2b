import Components
package import Domain
package import Localization
import TextUI
package import Viper

/// The screen beside a list in a wide window, which shows the chosen row.
///
/// The list's router sets the navigator's companion. This makes the companion's screen, which lives
/// until another takes its place. The list keeps the keyboard.
@MainActor
package final class Companion {
  private let navigator: Navigator<Destination>
  private let strings: Strings
  private let vocabulary: Vocabulary
  private let scheduler: Scheduler
  private let make: (Destination) -> Screen
  private var layout: SplitLayout?
  private var shown: (destination: Destination, screen: Screen, size: Size)?
  /// Whether a change in the list may concern this screen too, such as a star or a new attempt.
  private var isOld = false

  /// - Parameters:
  ///   - navigator: the one that the list's router changes.
  ///   - strings, vocabulary: explain and read the command that moves the map beside the list.
  ///   - make: makes the screen of a companion.
  package init(
    _ navigator: Navigator<Destination>, strings: Strings, vocabulary: Vocabulary,
    scheduler: Scheduler, make: @escaping (Destination) -> Screen
  ) {
    self.navigator = navigator
    self.strings = strings
    self.vocabulary = vocabulary
    self.scheduler = scheduler
    self.make = make
  }

  /// The destination that stands beside the list now.
  var destination: Destination? { shown?.destination }
  private var screen: Screen? { shown?.screen }

  /// Returns the action for an intent of the session; if it concerns both screens, both act.
  func action(
    for intent: Intent, of list: (Intent) -> ScreenAction?
  ) -> ScreenAction? {
    switch intent {
    case .reconnect:
      let action = list(intent)
      guard let screen, let again = screen.action(for: intent) else { return action }
      return ScreenAction(slot: action?.slot) {
        let beside = screen.jobs.start(again)
        await action?.run()
        await beside.end()
      }
    case .resize(let size):
      layout = SplitLayout(size)
      let actions = [list(.accompany(layout != nil)), list(.resize(layout?.left ?? size))]
        .compactMap(\.self)
      return ScreenAction(slot: actions.last?.slot) {
        for action in actions { await action.run() }
      }
    case .point(let event):
      // A movement that begins on the right side is the companion's.
      guard let layout, let screen, event.column >= layout.rightStart else { return list(intent) }
      return screen.action(for: .point(event.seen(from: layout.rightStart))).map {
        started($0, screen.jobs)
      }
    case .appear, .stop, .proceed, .accompany: return list(intent)
    case .click, .search, .sort, .find, .goTo, .step, .nextPage, .previousPage, .open, .star,
      .mark, .undo:
      return list(intent).map(noting)
    }
  }

  /// Returns an action of the companion as one of the list.
  private nonisolated func started(_ action: ScreenAction, _ jobs: ScreenJobs) -> ScreenAction {
    ScreenAction(slot: nil) { await jobs.start(action).end() }
  }

  /// Returns an action of the list that may concern the companion too when it is done.
  private nonisolated func noting(_ action: ScreenAction) -> ScreenAction {
    ScreenAction(slot: action.slot) {
      await action.run()
      if action.slot != .content { self.isOld = true }
    }
  }

  /// Returns the commands of the list; its `map` also moves a map beside it (`map +`, `map fit`).
  func commands(_ list: CommandTable<ScreenAction>) -> CommandTable<ScreenAction> {
    let commands = list.map(noting)
    guard let shown, shown.destination.isMap else { return commands }
    return CommandTable(commands.commands.map { $0.name == "map" ? moving(shown.screen, $0) : $0 })
  }

  private func moving(
    _ map: Screen, _ command: Command<ScreenAction>
  ) -> Command<ScreenAction> {
    let (moves, jobs) = (map.commands.translated(strings, vocabulary), map.jobs)
    // Tab completes one word: those that need more are typed.
    let words = moves.commands.filter { !$0.needsArgument }
    return Command(
      command.form, arguments: "[N|all|+|-|n|fit|…]", summary: strings[SessionText.mapBeside],
      candidates: .rows(or: ["all"] + words.map(\.name)), key: command.key, signs: command.signs,
      letter: command.letter
    ) { argument in
      if let event = command.event(argument) { return event }
      guard Int(argument) == nil, let move = try? moves.event(argument) else { return nil }
      return self.started(move, jobs)
    }
  }

  /// Brings the companion in line with the list.
  ///
  /// - Returns: the job that does so; `nil` if there is nothing to do.
  func update(on surface: ScreenSurface) -> Job? {
    guard let layout, let destination = navigator.companion else {
      leave(surface)
      return nil
    }
    guard let shown, shown.destination == destination else {
      return open(destination, layout.right, on: surface)
    }
    guard isOld || shown.size != layout.right else { return nil }
    isOld = false
    self.shown?.size = layout.right
    return shown.screen.jobs.start(inOrder: shown.screen.entered(at: layout.right))
  }

  func leave(_ surface: ScreenSurface) {
    guard let shown else { return }
    shown.screen.leave()
    self.shown = nil
    surface.beside = nil
  }

  /// Opens a companion; the one before stays in sight until the next is there, or takes too long.
  private func open(_ destination: Destination, _ size: Size, on surface: ScreenSurface) -> Job {
    screen?.leave()
    screen?.surface.changed = nil
    let next = make(destination)
    shown = (destination, next, size)
    isOld = false
    let rest = ScreenAction(slot: nil) {
      // If the rest is cancelled, the actions after it are not started.
      if !destination.isMap { _ = await self.scheduler.wait(Delay.rest) }
    }
    let job = next.jobs.start(inOrder: [rest] + next.entered(at: size)) {
      // A companion that was overtaken may end later.
      guard self.screen === next else { return }
      if let first = next.surface.newest { surface.beside = first }
      next.surface.changed = { surface.beside = $0 }
    }
    return scheduler.start {
      await job.end()
      if !job.isCancelled { await next.startDue()?.end() }
    }
  }
}
