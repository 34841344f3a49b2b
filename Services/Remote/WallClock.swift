import Glibc

/// The time of day.
enum WallClock {
  /// Seconds since 1970.
  @Sendable static func seconds() -> Int { time(nil) }
}
