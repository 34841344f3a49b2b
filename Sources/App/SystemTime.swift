import Glibc

/// The time of the machine.
enum SystemTime {
  /// Seconds since 1970.
  static let now: @Sendable () -> Int = { Int(time(nil)) }
}
