import Catalog
import Synchronization

/// What is known, and who is told when it changes.
final class Listeners: Sendable {
  private struct State {
    var reachability = ReachabilityState()
    var continuations: [Int: AsyncStream<ConnectivityStatus>.Continuation] = [:]
    var count = 0
  }

  private let state = Mutex(State())

  var reachability: ReachabilityState { state.withLock { $0.reachability } }

  /// Changes what is known; a new status is told in the order of the changes.
  func change(_ change: (inout ReachabilityState) -> Void) {
    state.withLock { state in
      let before = state.reachability.status
      change(&state.reachability)
      let after = state.reachability.status
      guard after != before else { return }
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
