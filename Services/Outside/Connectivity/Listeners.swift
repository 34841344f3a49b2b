import Contracts
import Synchronization

/// The state of the network, and the listeners that are told when it changes.
final class Listeners: Sendable {
  private struct State {
    var reachability = ReachabilityState()
    var schedule = RetrySchedule()
    var continuations: [Int: AsyncStream<ConnectivityStatus>.Continuation] = [:]
    var count = 0
  }

  private let state = Mutex(State())
  private let now: @Sendable () -> ContinuousClock.Instant

  init(now: @escaping @Sendable () -> ContinuousClock.Instant) {
    self.now = now
  }

  var reachability: ReachabilityState { state.withLock { $0.reachability } }

  /// How long to wait before the next attempt.
  func nextWait() -> Duration { state.withLock { $0.schedule.wait() } }

  /// Changes what is known; a new status is told in the order of the changes.
  func change(_ change: (inout ReachabilityState) -> Void) {
    state.withLock { state in
      let before = state.reachability.status
      change(&state.reachability)
      let after = state.reachability.status
      guard after != before else { return }
      switch (before, after) {
      case (.offline, .online): state.schedule.noteReturn(at: now())
      case (.online, .offline): state.schedule.noteLoss(at: now())
      default: break
      }
      for continuation in state.continuations.values { continuation.yield(after) }
    }
  }

  /// The status now and each new one.
  func changes() -> AsyncStream<ConnectivityStatus> {
    let (stream, continuation) = AsyncStream.makeStream(of: ConnectivityStatus.self)
    let number = state.withLock { state in
      state.count += 1
      state.continuations[state.count] = continuation
      continuation.yield(state.reachability.status)
      return state.count
    }
    continuation.onTermination = { _ in self.remove(number) }
    return stream
  }

  /// Ends all sequences.
  func finish() {
    let continuations = state.withLock { $0.continuations.values.map(\.self) }
    for continuation in continuations { continuation.finish() }
  }

  private func remove(_ number: Int) {
    state.withLock { $0.continuations[number] = nil }
  }
}
