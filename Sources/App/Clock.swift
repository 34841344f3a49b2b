import Glibc

/// The live clock.
enum Clock {
  /// Seconds since 1970.
  static let now: @Sendable () -> Int = { Int(time(nil)) }
}
