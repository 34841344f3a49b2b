import Components
package import Domain
package import Localization
import TextUI
package import Viper

/// What stands beside a list where the window is wide: what is known of its chosen row.
///
/// The list's router says what that is, as the navigator's companion; the screen of it is made here
/// and lives until another takes its place. The list keeps the keyboard.
@MainActor
package final class Companion {
  private let navigator: Navigator<Destination>
  private let strings: Strings
  private let vocabulary: Vocabulary
  private let scheduler: Scheduler
  private let make: (Destination) -> Screen
  private var layout: SplitLayout?
  private var shown: (place: Destination, screen: Screen, size: Size)?
  /// Whether something was done in the list that may show here too: a star, say, or a new attempt.
  private var isOld = false

  /// - Parameters:
  ///   - navigator: the one that the list's router changes.
  ///   - strings, vocabulary: say what the command does that moves the map beside the list, and read it.
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

  /// What stands beside the list now.
  var place: Destination? { shown?.place }
  private var screen: Screen? { shown?.screen }

  /// What to do when the session asks the list for something: what concerns both, both do.
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
      // What begins on the right side is the companion's.
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

  /// An action of the companion's, as one of the list's.
  private nonisolated func started(_ action: ScreenAction, _ jobs: ScreenJobs) -> ScreenAction {
    ScreenAction(slot: nil) { await jobs.start(action).end() }
  }

  /// An action of the list's that the companion may show too, when it is done.
  private nonisolated func noting(_ action: ScreenAction) -> ScreenAction {
    ScreenAction(slot: action.slot) {
      await action.run()
      if action.slot != .content { self.isOld = true }
    }
  }

  /// The commands of the list; `map` also does what a map beside it can (`map +`, `map fit`).
  func commands(_ list: CommandTable<ScreenAction>) -> CommandTable<ScreenAction> {
    let commands = list.map(noting)
    guard let shown, shown.place.isMap else { return commands }
    return CommandTable(commands.commands.map { $0.name == "map" ? moving(shown.screen, $0) : $0 })
  }

  private func moving(
    _ map: Screen, _ command: Command<ScreenAction>
  ) -> Command<ScreenAction> {
    let (moves, jobs) = (map.commands.spoken(strings, vocabulary), map.jobs)
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

  /// Brings it in line with the list.
  ///
  /// - Returns: what does so; nil where there is nothing to do.
  func follow(on surface: ScreenSurface) -> Job? {
    guard let layout, let place = navigator.companion else {
      leave(surface)
      return nil
    }
    guard let shown, shown.place == place else { return open(place, layout.right, on: surface) }
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

  /// The one before stays in sight until the next is there, or takes too long.
  private func open(_ place: Destination, _ size: Size, on surface: ScreenSurface) -> Job {
    screen?.leave()
    screen?.surface.changed = nil
    let next = make(place)
    shown = (place, next, size)
    isOld = false
    let rest = ScreenAction(slot: nil) {
      // Cancelled, what comes after it is not started.
      if !place.isMap { _ = await self.scheduler.wait(Delay.rest) }
    }
    let job = next.jobs.start(inOrder: [rest] + next.entered(at: size)) {
      // What was overtaken may be over later.
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
