import CallTrace
import Synchronization

/// Brings lines to the session that shows them, from wherever calls are made.
final class TraceFeed: Sendable {
  /// An element when there is something to take.
  let changes: AsyncStream<Void>
  private let change: AsyncStream<Void>.Continuation
  private let lines = Mutex<[TraceLine]>([])

  init() {
    (changes, change) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
  }

  func add(_ lines: [TraceLine]) {
    self.lines.withLock { $0 += lines }
    change.yield()
  }

  /// What was added since it was taken last.
  func take() -> [TraceLine] {
    lines.withLock { lines in
      defer { lines = [] }
      return lines
    }
  }
}
