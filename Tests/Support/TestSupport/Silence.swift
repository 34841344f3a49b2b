/// A question that nobody answers; it ends when the task that asks is cancelled.
package struct Silence: Sendable {
  private let asks = AsyncStream.makeStream(of: Void.self)
  private let never = AsyncStream.makeStream(of: Void.self)
  private let ends = AsyncStream.makeStream(of: Void.self)

  package init() {}

  /// Returns when the task is cancelled.
  package func last() async {
    asks.continuation.yield()
    for await _ in never.stream {}
    ends.continuation.yield()
  }

  /// Returns when a task waits.
  package func asked() async {
    for await _ in asks.stream { return }
  }

  /// Returns when a task does not wait any more.
  package func ended() async {
    for await _ in ends.stream { return }
  }
}
