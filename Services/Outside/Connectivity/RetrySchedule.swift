/// When an unreachable network is tried again.
struct RetrySchedule: Hashable, Sendable {
  /// Never more, so that what is back is noticed within five seconds, the attempt included.
  static let longest = Duration.seconds(3)
  private static let shortest = Duration.milliseconds(500)
  /// How long the network must have been there for its next loss to be a new one.
  static let calm = Duration.seconds(30)

  private var next = shortest
  private var cameBack: ContinuousClock.Instant?

  /// How long to wait before the next attempt: twice as long each time, up to the longest.
  mutating func wait() -> Duration {
    defer { next = min(next * 2, Self.longest) }
    return next
  }

  /// The network is back.
  mutating func noteReturn(at now: ContinuousClock.Instant) {
    cameBack = now
  }

  /// The network is gone.
  ///
  /// If the network goes soon after it came back, the waits go on as they were. So a service that
  /// takes connections and then fails makes nothing flicker at the shortest wait.
  mutating func noteLoss(at now: ContinuousClock.Instant) {
    guard let cameBack, cameBack.duration(to: now) >= Self.calm else { return }
    next = Self.shortest
  }
}
