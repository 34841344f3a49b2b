/// When an unreachable network is tried again.
struct RetrySchedule: Hashable, Sendable {
  /// Never more, so that what is back is noticed within five seconds, the attempt included.
  static let longest = Duration.seconds(3)

  private var next = Duration.milliseconds(500)

  /// How long to wait before the next attempt: twice as long each time, up to the longest.
  mutating func wait() -> Duration {
    defer { next = min(next * 2, Self.longest) }
    return next
  }
}
