import Components
import Domain
import TextUI

/// The screens of the navigator's path, one for each destination.
///
/// A screen is made when the path reaches its destination; it is freed, and its tasks end, when the path
/// leaves.
@MainActor
final class ScreenStack {
  private var levels: [(destination: Destination, screen: Screen)] = []
  /// Changes that outlive their screens.
  private var finishing: [Job] = []
  private let activity: Activity?
  private let failed: (DataError) -> Void
  private let make: (Destination) -> Screen

  /// - Parameters:
  ///   - activity: hears of the screens' work.
  ///   - failed: hears why a change failed whose screen had been left.
  ///   - make: makes the screen of a destination.
  init(
    activity: Activity? = nil, failed: @escaping (DataError) -> Void = { _ in },
    make: @escaping (Destination) -> Screen
  ) {
    self.activity = activity
    self.failed = failed
    self.make = make
  }

  var current: Screen? { levels.last?.screen }

  /// The titles from the root to the current screen.
  var titles: [String] { levels.map(\.screen.view.title) }

  /// Makes the screens of a path, and keeps those of the destinations that the path before has, too.
  ///
  /// - Returns: whether another screen is the current one now.
  func show(_ path: [Destination]) -> Bool {
    let shared =
      path.indices.first { $0 >= levels.count || levels[$0].destination != path[$0] } ?? path.count
    guard shared < levels.count || shared < path.count else { return false }
    leave(from: shared)
    for destination in path.dropFirst(shared) {
      let screen = make(destination)
      screen.jobs.activity = activity
      levels.append((destination, screen))
    }
    return true
  }

  /// Tells each new screen, and the current one, its size and that it appears.
  ///
  /// A deep link makes several screens at once; those below need their data for the breadcrumb.
  func appear(at size: Size, whenSettled: (() -> Void)? = nil) -> [Job] {
    levels.map(\.screen).filter { $0 === current || !$0.hasAppeared }.map { screen in
      screen.hasAppeared = true
      return screen.jobs.start(
        inOrder: screen.entered(at: size), whenSettled: screen === current ? whenSettled : nil)
    }
  }

  /// Lets go of all screens, so that the next `show` makes them anew (in another language).
  func reset() { leave(from: 0) }

  /// Lets go of all screens, and waits for the changes that were under way in any that was left.
  func end() async {
    reset()
    for job in finishing { await job.end() }
  }

  /// Lets go of the screens from a level on.
  private func leave(from level: Int) {
    for (_, screen) in levels[level...] {
      for job in screen.leave() {
        finishing.append(job)
        job.whenOver { screen.status.outcome.error.map(self.failed) }
      }
    }
    levels.removeSubrange(level...)
  }
}
