import Domain

/// Takes note of the entities that a person opens.
@MainActor
final class VisitRecorder {
  private let host: any SessionHost
  /// The path that was recorded last.
  private var path: [Destination] = []
  /// The note that was started last.
  private var noting: Job?

  init(_ host: any SessionHost) {
    self.host = host
  }

  /// Takes note of the entity at the end of a path, unless the path leads back to it.
  ///
  /// - Parameter start: the level of the path at which one began anew last.
  func record(_ path: [Destination], since start: Int) {
    defer { self.path = path }
    guard !self.path.starts(with: path), let opened = path.last?.entity,
      // From its map to its detail it stays the same.
      !path[start...].dropLast().contains(where: { $0.entity == opened })
    else { return }
    // Nobody waits for it but the end of the session.
    noting = host.scheduler.start { [host] in await host.keepVisit(of: opened) }
  }

  /// Takes no note of what a path leads to: nobody has opened it.
  func passOver(_ path: [Destination]) { self.path = path }

  /// Waits for the last note.
  func wait() async { await noting?.wait() }
}
