import Catalog

/// Tries what was not reachable until it is.
struct Probing: Sendable {
  /// Whether a connection to a machine came about; false soon, or when it is cancelled.
  let reaches: @Sendable (NetworkPeer) async -> Bool
  /// Ends early when it is cancelled.
  let sleep: @Sendable (Duration) async -> Void
  var now: @Sendable () -> ContinuousClock.Instant = { .now }

  static let pause: @Sendable (Duration) async -> Void = { duration in
    // A cancelled pause is over, which is all that its caller wants.
    try? await Task.sleep(for: duration)
  }

  /// Ends when nothing is left to find out, or cancelled.
  func run(until listeners: Listeners) async {
    while !Task.isCancelled, listeners.reachability.needsAttempts {
      if !listeners.reachability.isInDoubt { await sleep(listeners.nextWait()) }
      await attempt(listeners)
    }
  }

  /// Tries all suspects at once: a silent one is not in the way of the others.
  private func attempt(_ listeners: Listeners) async {
    await withTaskGroup(of: (NetworkPeer, Bool).self) { group in
      for peer in listeners.reachability.suspects {
        group.addTask { [reaches] in (peer, await reaches(peer)) }
      }
      for await (peer, isReached) in group {
        // An attempt that was called off says nothing.
        guard isReached || !Task.isCancelled else { continue }
        listeners.change { $0.noteAttempt(at: peer, reached: isReached) }
      }
    }
  }
}
