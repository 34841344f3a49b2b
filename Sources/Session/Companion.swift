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

  private var screen: Screen? { shown?.screen }

  /// The map that stands beside the list; `nil` if there is none.
  var map: Screen? { shown.flatMap { $0.destination.isMap ? $0.screen : nil } }

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
        await beside.wait()
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
        $0.done(among: screen.jobs)
      }
    case .appear, .adopt, .stop, .proceed, .accompany: return list(intent)
    case .click, .search, .sort, .find, .inform, .goTo, .step, .nextPage, .previousPage, .open,
      .star,
      .mark, .undo, .close:
      return list(intent).map(noting)
    }
  }

  /// Returns an action of the list that may concern the companion too when it is done.
  nonisolated func noting(_ action: ScreenAction) -> ScreenAction {
    ScreenAction(slot: action.slot) {
      await action.run()
      if action.slot != .content { self.isOld = true }
    }
  }

  /// The commands of the detail beside the list; `nil` if there is none.
  var table: CommandTable<Action>? {
    guard let shown, !shown.destination.isMap else { return nil }
    return shown.screen.table.own
  }

  /// Returns the commands of the list, and those that only the detail beside it has (`open-url`).
  func joined(_ list: CommandTable<Action>) -> CommandTable<Action> {
    guard let shown, let table else { return list }
    let jobs = shown.screen.jobs
    let others = table.without(list).without(context.places).map { action in
      guard case .screen(let action) = action else { return action }
      return Action.screen(action.done(among: jobs))
    }
    return CommandTable(list.commands + others.commands)
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
      await job.wait()
      if !job.isCancelled { await next.startAdditions()?.wait() }
    }
  }
}
