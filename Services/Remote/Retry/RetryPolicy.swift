/// When a request that failed is tried again.
struct RetryPolicy: Sendable {
  /// The first one included.
  var attempts = 3
  /// The longest wait after the first failure; each further failure doubles it.
  var base: Duration = .milliseconds(500)
  var cap: Duration = .seconds(4)
  /// A service that asks for more patience than this is not asked again.
  var longestPatience = 10
  /// From 0 to 1: spreads clients that failed together ("full jitter").
  var random: @Sendable () -> Double = { Double.random(in: 0...1) }
  /// Waits; throws when the task is cancelled.
  var pause: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }

  enum Decision: Hashable {
    case repeated(after: Duration)
    case givenUp
  }

  /// What to do after a number of failures, the last of which asked for patience or did not.
  func decision(after failures: Int, retryAfter: Int?) -> Decision {
    guard failures < attempts else { return .givenUp }
    let backoff = min(cap, base * (1 << min(failures - 1, 16))) * random()
    guard let retryAfter else { return .repeated(after: backoff) }
    guard retryAfter <= longestPatience else { return .givenUp }
    return .repeated(after: max(.seconds(retryAfter), backoff))
  }
}
