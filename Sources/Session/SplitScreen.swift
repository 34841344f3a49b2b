package import Components
package import Domain
package import Localization
package import TextUI
package import Viper

/// A list that, where the window is wide, has what is known of its chosen row beside it.
///
/// The list's router says what that is, as the navigator's companion; the screen of it is made here
/// and lives until another takes its place. The list keeps the keyboard.
@MainActor
package final class SplitScreen: Screen {
  private struct Companion {
    let place: Destination
    let screen: any Screen
    let jobs: ScreenJobs
    var size: Size
  }

  private let list: any Screen
  private let navigator: Navigator<Destination>
  private let strings: Strings
  private let vocabulary: Vocabulary
  private let scheduler: Scheduler
  private let make: (Destination) -> any Screen
  private var layout: SplitLayout?
  private var companion: Companion? { didSet { made = nil } }
  /// The commands for what is shown.
  private var made: (version: Int, commands: CommandTable<ScreenAction>)?
  /// Whether something was done that the companion may show too: a star, say, or a new attempt.
  private var isCompanionOld = false

  /// - Parameters:
  ///   - navigator: the one that the list's router changes.
  ///   - strings, vocabulary: say what the command does that moves the map beside the list, and read it.
  ///   - make: makes the screen of a companion.
  package init(
    _ list: any Screen, navigator: Navigator<Destination>, strings: Strings,
    vocabulary: Vocabulary, scheduler: Scheduler, make: @escaping (Destination) -> any Screen
  ) {
    self.list = list
    self.navigator = navigator
    self.strings = strings
    self.vocabulary = vocabulary
    self.scheduler = scheduler
    self.make = make
    list.surface.canSplit = true
  }

  package var surface: ScreenSurface { list.surface }
  package var title: String { list.title }
  package var outcome: ScreenOutcome { list.outcome }
  package var numbers: ScreenNumbers { list.numbers }
  package var fetchedAt: Int? { list.fetchedAt }
  package var chosen: Reference? { list.chosen }
  package var answered: String? { list.answered }
  package var due: ScreenAction? { list.due }

  package func action(for intent: Intent) -> ScreenAction? {
    switch intent {
    case .reconnect: reconnected
    case .resize(let size): resized(to: size)
    case .point(let event): pointed(event)
    case .appear, .stop, .accompany: list.action(for: intent)
    case .click, .search, .sort, .find, .goTo, .step, .nextPage, .previousPage, .open, .star,
      .undo:
      list.action(for: intent).map(noting)
    }
  }

  private var reconnected: ScreenAction? {
    let action = list.action(for: .reconnect)
    guard let companion, let again = companion.screen.action(for: .reconnect) else { return action }
    return ScreenAction(slot: action?.slot) {
      let beside = companion.jobs.start(again)
      await action?.run()
      await beside.end()
    }
  }

  /// An action of the list's that the companion may show too, when it is done.
  private nonisolated func noting(_ action: ScreenAction) -> ScreenAction {
    ScreenAction(slot: action.slot) {
      await action.run()
      if action.slot != .content { self.isCompanionOld = true }
    }
  }

  package var commands: CommandTable<ScreenAction> {
    if let made, made.version == surface.version { return made.commands }
    var commands = list.commands.map(noting)
    if let companion, case .map = companion.place {
      commands = CommandTable(commands.commands.map { moving(companion, $0) })
    }
    made = (surface.version, commands)
    return commands
  }

  private func resized(to size: Size) -> ScreenAction? {
    layout = SplitLayout(size)
    let actions = [
      list.action(for: .accompany(layout != nil)), list.action(for: .resize(layout?.left ?? size)),
    ].compactMap(\.self)
    return ScreenAction(slot: actions.last?.slot) {
      for action in actions { await action.run() }
    }
  }

  /// What begins on the right side is the companion's.
  private func pointed(_ event: PointerEvent) -> ScreenAction? {
    guard let layout, let companion, event.column >= layout.rightStart else {
      return list.action(for: .point(event))
    }
    let beside = event.seen(from: layout.rightStart)
    guard let action = companion.screen.action(for: .point(beside)) else { return nil }
    return ScreenAction(slot: nil) { await companion.jobs.start(action).end() }
  }

  package func follow() -> Job? {
    guard let layout, let place = navigator.companion else {
      leave()
      return nil
    }
    guard companion?.place == place else { return open(place, layout.right) }
    guard isCompanionOld || companion?.size != layout.right else { return nil }
    isCompanionOld = false
    companion?.size = layout.right
    guard let companion else { return nil }
    return companion.jobs.start(inOrder: companion.screen.entered(at: layout.right))
  }

  package func leave() {
    guard let companion else { return }
    _ = companion.jobs.leave()
    self.companion = nil
    surface.beside = nil
  }

  /// The one before stays in sight until the next is there, or takes too long.
  private func open(_ place: Destination, _ size: Size) -> Job {
    _ = companion?.jobs.leave()
    companion?.screen.surface.changed = nil
    let next = Companion(
      place: place, screen: make(place), jobs: ScreenJobs(scheduler), size: size)
    companion = next
    isCompanionOld = false
    let isMap = if case .map = place { true } else { false }
    let rest = ScreenAction(slot: nil) {
      // Cancelled, what comes after it is not started.
      if !isMap { _ = await self.scheduler.wait(Delay.rest) }
    }
    let job = next.jobs.start(inOrder: [rest] + next.screen.entered(at: size)) {
      self.show(next.screen)
    }
    return scheduler.start {
      await job.end()
      guard !job.isCancelled, let due = next.screen.due else { return }
      await next.jobs.start(due).end()
    }
  }

  /// Shows what a companion shows, from now on.
  private func show(_ screen: any Screen) {
    // What was overtaken may be over later.
    guard companion?.screen === screen else { return }
    let surface = surface
    if let first = screen.surface.newest { surface.beside = first }
    screen.surface.changed = { surface.beside = $0 }
  }

  /// The command `map` of the list, which also does what the map beside it can (`map +`, `map fit`).
  private func moving(
    _ companion: Companion, _ command: Command<ScreenAction>
  ) -> Command<ScreenAction> {
    guard command.name == "map" else { return command }
    let (moves, jobs) = (companion.screen.commands.spoken(strings, vocabulary), companion.jobs)
    // Tab completes one word: those that need more are typed.
    let words = moves.commands.filter { !$0.needsArgument }
    return Command(
      command.form, arguments: "[N|all|+|-|n|fit|…]", summary: strings[SessionText.mapBeside],
      candidates: .rows(or: ["all"] + words.map(\.name)), key: command.key, signs: command.signs,
      letter: command.letter
    ) { argument in
      if let event = command.event(argument) { return event }
      guard Int(argument) == nil, let move = try? moves.event(argument) else { return nil }
      return ScreenAction(slot: nil) { await jobs.start(move).end() }
    }
  }
}
