import Catalog

/// Tries what was not reachable until it is.
struct Probing: Sendable {
  /// Whether a connection to a machine came about; false soon, or when it is cancelled.
  let reaches: @Sendable (NetworkPeer) async -> Bool
  /// Makes a sequence with an element for each change of the machine's network; it ends at once where
  /// changes can't be told.
  let routes: @Sendable () -> AsyncStream<Void>
  /// Ends early when it is cancelled.
  let sleep: @Sendable (Duration) async -> Void
  var now: @Sendable () -> ContinuousClock.Instant = { .now }

  static let pause: @Sendable (Duration) async -> Void = { duration in
    // A cancelled pause is over, which is all that its caller wants.
    try? await Task.sleep(for: duration)
  }

  /// Ends when nothing is left to find out, or cancelled.
  func run(until listeners: Listeners) async {
    let (wakes, wake) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let watching = Task { [routes] in
      for await _ in routes() { wake.yield() }
    }
    defer {
      watching.cancel()
      wake.finish()
    }
    var iterator = wakes.makeAsyncIterator()
    while !Task.isCancelled, listeners.reachability.needsAttempts {
      if !listeners.reachability.isInDoubt {
        let pause = listeners.nextWait()
        let timer = Task { [sleep] in
          await sleep(pause)
          // One that was overtaken must not cut the next pause short.
          if !Task.isCancelled { wake.yield() }
        }
        _ = await iterator.next(isolation: #isolation)
        timer.cancel()
      }
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
