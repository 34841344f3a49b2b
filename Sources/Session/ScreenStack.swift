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
  private let make: (_ destination: Destination, _ again: Bool) -> Screen
  /// Whether the screens that are made next take the place of others of the same destinations.
  private var isAgain = false

  /// - Parameters:
  ///   - activity: hears of the screens' work.
  ///   - failed: hears why a change failed whose screen had been left.
  ///   - make: makes the screen of a destination; `again` if it takes the place of another one of the same.
  init(
    activity: Activity? = nil, failed: @escaping (DataError) -> Void = { _ in },
    make: @escaping (_ destination: Destination, _ again: Bool) -> Screen
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
    defer { isAgain = false }
    for destination in path.dropFirst(shared) {
      let screen = make(destination, isAgain)
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
      screen.jobs.start(
        inOrder: screen.entered(at: size), whenSettled: screen === current ? whenSettled : nil)
    }
  }

  /// Puts a screen that was a preview at a level, in place of those from there on, with all that it shows.
  func adopt(_ screen: Screen, as destination: Destination, at level: Int) async {
    leave(from: min(level, levels.count))
    screen.jobs.activity = activity
    levels.append((destination, screen))
    await screen.adopt()
  }

  /// Lets go of all screens, so that the next `show` makes them again, as they were left (in another
  /// language).
  func remake() {
    leave(from: 0)
    isAgain = true
  }

  /// Lets go of all screens, and waits for the changes that were under way in any that was left.
  func end() async {
    leave(from: 0)
    for job in finishing { await job.wait() }
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
