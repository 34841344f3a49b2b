import FoundationEssentials

/// When a request that failed is tried again.
package struct RetryPolicy: Sendable {
  /// The first one included.
  var attempts = 3
  /// The longest wait after the first failure; each further failure doubles it.
  var base: Duration = .milliseconds(500)
  var cap: Duration = .seconds(4)
  /// A service that asks to wait for more seconds than this is not asked again.
  var longestRetryAfter = 10
  /// From 0 to 1: spreads clients that failed together ("full jitter").
  var random: @Sendable () -> Double = { Double.random(in: 0...1) }
  /// Waits; throws when the task is cancelled.
  var pause: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }

  /// How long to wait after a number of failures, the last of which may have asked for a wait; `nil`
  /// to give up.
  func pause(after failures: Int, retryAfter: Int?) -> Duration? {
    guard failures < attempts, retryAfter ?? 0 <= longestRetryAfter else { return nil }
    let backoff = min(cap, base * (1 << min(failures - 1, 16))) * random()
    return max(.seconds(retryAfter ?? 0), backoff)
  }
}

/// Reads `Retry-After` (RFC 9110, 10.2.3).
enum RetryAfter {
  /// Seconds to wait, never negative; `nil` for what is neither seconds nor a date.
  /// - Parameter now: seconds since 1970.
  static func seconds(_ text: String, now: Int) -> Int? {
    let digits = text.split(separator: " ")
    if digits.count == 1, digits[0].allSatisfy({ $0.isASCII && $0.isNumber }) {
      // More digits than fit are a very long time.
      return Int(digits[0]) ?? .max
    }
    return date(text).map { max(0, Int($0.timeIntervalSince1970) - now) }
  }

  /// `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110, 5.6.7).
  private static func date(_ text: String) -> Date? {
    let parts = text.split(separator: " ")
    let months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(separator: " ")
    guard parts.count == 6, parts[5] == "GMT", parts[4] < "24",
      let month = months.firstIndex(of: parts[2])
    else {
      return nil
    }
    return try? Date("\(parts[3])-\(month + 1)-\(parts[1])T\(parts[4])Z", strategy: .iso8601)
  }
}
