import Components
import Domain
import TextUI

/// The screens of the navigator's path: one a place, made when the path reaches it, freed and their
/// tasks ended when it leaves.
@MainActor
final class ScreenStack {
  private struct Level {
    let place: Destination
    let screen: any Screen
    let tasks: ScreenTasks
    var hasAppeared = false
  }

  /// A change that was under way when its screen was left.
  struct Leftover {
    let screen: any Screen
    let task: Task<Void, Never>
  }

  private var levels: [Level] = []
  private var leftovers: [Leftover] = []
  private let make: (Destination) -> any Screen

  private let waiting: WaitingFeed?

  /// - Parameters:
  ///   - waiting: is told what the screens are doing.
  ///   - make: makes the screen of a place.
  init(waiting: WaitingFeed? = nil, make: @escaping (Destination) -> any Screen) {
    self.waiting = waiting
    self.make = make
  }

  var current: (any Screen)? { levels.last?.screen }

  /// The titles from the root to the current screen.
  var titles: [String] { levels.map(\.screen.title) }

  /// Makes the screens of a path, keeping those of the places it shares with the path before.
  ///
  /// - Returns: whether another screen is the current one now.
  func follow(_ path: [Destination]) -> Bool {
    let shared = zip(levels, path).prefix { $0.place == $1 }.count
    guard shared < levels.count || shared < path.count else { return false }
    leave(levels[shared...])
    levels += path.dropFirst(shared).map {
      Level(place: $0, screen: make($0), tasks: ScreenTasks(waiting: waiting))
    }
    return true
  }

  /// Tells each new screen its size and that it appeared, and the current one that it is back.
  ///
  /// A deep link makes several at once; those below need their data for the breadcrumb.
  func appear(at size: Size) -> [Task<Void, Never>] {
    levels.indices.filter { $0 == levels.count - 1 || !levels[$0].hasAppeared }.map { index in
      let level = levels[index]
      levels[index].hasAppeared = true
      return level.tasks.start(inOrder: level.screen.entered(at: size))
    }
  }

  /// Starts an action of the current screen.
  func start(_ action: ScreenAction) -> Task<Void, Never>? {
    levels.last?.tasks.start(action)
  }

  /// Ends what is under way for the current screen, but for changes.
  ///
  /// - Returns: whether something was.
  func stop() -> Bool { levels.last?.tasks.stop() ?? false }

  /// Starts what the current screen has due; nil where that is nothing.
  @discardableResult
  func startDue() -> Task<Void, Never>? {
    current?.due.flatMap(start)
  }

  /// Lets go of all screens, so that the next `follow` makes them anew (in another language).
  func reset() {
    leave(levels[...])
  }

  /// The changes left behind since they were taken last; who takes them sees to their end.
  func takeLeftovers() -> [Leftover] {
    defer { leftovers = [] }
    return leftovers
  }

  private func leave(_ left: ArraySlice<Level>) {
    for level in left {
      leftovers += level.tasks.leave().map { Leftover(screen: level.screen, task: $0) }
      level.screen.leave()
    }
    levels.removeSubrange(left.indices)
  }
}
