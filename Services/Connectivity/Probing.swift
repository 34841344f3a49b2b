import Catalog

/// Tries what was not reachable until it is.
struct Probing: Sendable {
  let prober: any Prober
  let routes: any RouteWatching
  /// Ends early when it is cancelled.
  let sleep: @Sendable (Duration) async -> Void

  static let pause: @Sendable (Duration) async -> Void = { duration in
    // A cancelled pause is over, which is all that its caller wants.
    try? await Task.sleep(for: duration)
  }

  /// Ends when all can be reached, or cancelled.
  func run(until listeners: Listeners) async {
    let (wakes, wake) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let watching = Task { [routes] in
      for await _ in routes.changes() { wake.yield() }
    }
    defer {
      watching.cancel()
      wake.finish()
    }
    var schedule = RetrySchedule()
    var iterator = wakes.makeAsyncIterator()
    while !Task.isCancelled, listeners.reachability.status == .offline {
      let pause = schedule.wait()
      let timer = Task { [sleep] in
        await sleep(pause)
        wake.yield()
      }
      _ = await iterator.next(isolation: #isolation)
      timer.cancel()
      await attempt(listeners)
    }
  }

  private func attempt(_ listeners: Listeners) async {
    for peer in listeners.reachability.suspects where !Task.isCancelled {
      guard await prober.reaches(peer) else { continue }
      listeners.change { $0.note(.answered, from: peer) }
    }
  }
}
