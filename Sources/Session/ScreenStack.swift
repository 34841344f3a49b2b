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
    let jobs: ScreenJobs
    var hasAppeared = false
  }

  /// A change that was under way when its screen was left.
  struct Leftover {
    let screen: any Screen
    let job: Job
  }

  private var levels: [Level] = []
  private var leftovers: [Leftover] = []
  private let make: (Destination) -> any Screen

  private let scheduler: Scheduler
  private let activity: Activity?

  /// - Parameters:
  ///   - activity: is told what the screens are doing.
  ///   - make: makes the screen of a place.
  init(
    _ scheduler: Scheduler, activity: Activity? = nil, make: @escaping (Destination) -> any Screen
  ) {
    self.scheduler = scheduler
    self.activity = activity
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
      Level(place: $0, screen: make($0), jobs: ScreenJobs(scheduler, activity: activity))
    }
    return true
  }

  /// Tells each new screen its size and that it appeared, and the current one that it is back.
  ///
  /// A deep link makes several at once; those below need their data for the breadcrumb.
  func appear(at size: Size, whenSettled: (() -> Void)? = nil) -> [Job] {
    levels.indices.filter { $0 == levels.count - 1 || !levels[$0].hasAppeared }.map { index in
      let level = levels[index]
      levels[index].hasAppeared = true
      return level.jobs.start(
        inOrder: level.screen.entered(at: size),
        whenSettled: index == levels.count - 1 ? whenSettled : nil)
    }
  }

  /// Starts an action of the current screen.
  func start(_ action: ScreenAction, whenSettled: (() -> Void)? = nil) -> Job? {
    levels.last?.jobs.start(action, whenSettled: whenSettled)
  }

  /// Ends what is under way for the current screen, but for changes.
  ///
  /// - Returns: whether something was.
  func stop() -> Bool { levels.last?.jobs.stop() ?? false }

  /// Starts what the current screen has due; nil where that is nothing.
  @discardableResult
  func startDue() -> Job? {
    current?.due.flatMap { start($0) }
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
      leftovers += level.jobs.leave().map { Leftover(screen: level.screen, job: $0) }
      level.screen.leave()
    }
    levels.removeSubrange(left.indices)
  }
}
