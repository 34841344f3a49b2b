import Components
package import Domain
import Localization
import TextUI
package import Viper

/// The screen beside a list in a wide window, which shows the chosen row.
///
/// The list's router sets the navigator's companion. This makes the companion's screen, which lives
/// until another takes its place. The list keeps the keyboard.
@MainActor
package final class Companion {
  private let navigator: Navigator<Destination>
  private let context: ScreenContext
  private let make: (Destination) -> Screen
  private var layout: SplitLayout?
  private var shown: (destination: Destination, screen: Screen, size: Size)?
  /// Whether a change in the list may concern this screen too, such as a star or a new attempt.
  private var isOld = false

  /// - Parameters:
  ///   - navigator: the one that the list's router changes.
  ///   - context: what its screens share with all others.
  ///   - make: makes the screen of a companion.
  package init(
    _ navigator: Navigator<Destination>, _ context: ScreenContext,
    make: @escaping (Destination) -> Screen
  ) {
    self.navigator = navigator
    self.context = context
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
    case .appear, .adopt, .stop, .proceed, .accompany: return list(intent)
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
  nonisolated func noting(_ action: ScreenAction) -> ScreenAction {
    ScreenAction(slot: action.slot) {
      await action.run()
      if action.slot != .content { self.isOld = true }
    }
  }

  /// Returns the commands of the list; its `map` also moves a map beside it (`map +`, `map fit`).
  func moving(_ list: ScreenTable) -> ScreenTable {
    guard let shown, shown.destination.isMap,
      let command = list.own.commands.first(where: { $0.name == "map" })
    else { return list }
    let moving = moving(shown.screen, command)
    let tables = [list.own, list.all].map { table in
      CommandTable(table.commands.map { $0.name == moving.name ? moving : $0 })
    }
    return ScreenTable(own: tables[0], all: tables[1])
  }

  private func moving(_ map: Screen, _ command: Command<Action>) -> Command<Action> {
    let (moves, jobs) = (map.table.own, map.jobs)
    // Tab completes one word: those that need more are typed.
    let words = ["all"] + moves.commands.filter { !$0.needsArgument }.map(\.name)
    let (strings, vocabulary) = (context.strings, context.vocabulary)
    return command.taking(
      strings.arguments("[N|all|+|-|n|fit|…]"), summary: strings[SessionText.mapBeside],
      candidates: .rows(or: words.map { vocabulary.argument($0, strings) })
    ) { argument in
      if let action = command.event(argument) { return action }
      guard Int(argument) == nil, case .screen(let move)? = try? moves.event(argument) else {
        return nil
      }
      return .screen(self.started(move, jobs))
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
      if !destination.isMap { _ = await self.context.scheduler.wait(Delay.rest) }
    }
    let job = next.jobs.start(inOrder: [rest] + next.entered(at: size)) {
      // A companion that was overtaken may end later.
      guard self.screen === next else { return }
      if let first = next.surface.newest { surface.beside = first }
      next.surface.changed = { surface.beside = $0 }
    }
    return context.scheduler.start {
      await job.end()
      if !job.isCancelled { await next.startDue()?.end() }
    }
  }
}
