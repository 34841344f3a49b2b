import Synchronization

/// Counts the threads that a resolver keeps, so that a silent one does not collect them all.
final class ThreadCount: Sendable {
  private static let most = 32
  private let count = Mutex(0)

  /// Whether one more may begin; `end()` follows where it does.
  func begin() -> Bool {
    count.withLock { count in
      guard count < Self.most else { return false }
      count += 1
      return true
    }
  }

  func end() {
    count.withLock { $0 -= 1 }
  }
}
