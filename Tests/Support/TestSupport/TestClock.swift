import Synchronization

/// A clock that stands still until it is turned.
package final class TestClock: Clock {
  package struct Instant: InstantProtocol {
    fileprivate let offset: Duration

    package func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    package func duration(to other: Instant) -> Duration { other.offset - offset }
    package static func < (first: Instant, second: Instant) -> Bool {
      first.offset < second.offset
    }
  }

  private struct State {
    var now = Instant(offset: .zero)
    var count = 0
    var sleepers: [Int: (end: Instant, wake: CheckedContinuation<Void, any Error>)] = [:]
  }

  /// The longest sleep that ends at once.
  private let short: Duration
  private let state = Mutex(State())

  package init(passing short: Duration = .zero) {
    self.short = short
  }

  package var now: Instant { state.withLock { $0.now } }
  package var minimumResolution: Duration { .nanoseconds(1) }

  /// The number of tasks that sleep.
  package var sleepers: Int { state.withLock { $0.sleepers.count } }

  package func advance(by duration: Duration) {
    let woken = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let due = state.sleepers.filter { $0.value.end <= state.now }
      for number in due.keys { state.sleepers[number] = nil }
      return due.sorted { ($0.value.end, $0.key) < ($1.value.end, $1.key) }
    }
    for sleeper in woken { sleeper.value.wake.resume() }
  }

  package func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let number = state.withLock { state in
      state.count += 1
      return state.count
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isOver: Bool? = state.withLock { state in
          if Task.isCancelled { return false }
          if state.now.duration(to: deadline) <= short { return true }
          state.sleepers[number] = (deadline, continuation)
          return nil
        }
        switch isOver {
        case true?: continuation.resume()
        case false?: continuation.resume(throwing: CancellationError())
        case nil: break
        }
      }
    } onCancel: {
      let sleeper = state.withLock { $0.sleepers.removeValue(forKey: number) }
      sleeper?.wake.resume(throwing: CancellationError())
    }
  }
}
