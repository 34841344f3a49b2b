/// Reads `Retry-After` (RFC 9110, 10.2.3).
enum RetryAfter {
  /// Seconds to wait, never negative; nil for what is neither seconds nor a date.
  /// - Parameter now: seconds since 1970.
  static func seconds(_ text: String, now: Int) -> Int? {
    let digits = text.split(separator: " ")
    if digits.count == 1, digits[0].allSatisfy({ $0.isASCII && $0.isNumber }) {
      // More digits than fit are a very long time.
      return Int(digits[0]) ?? .max
    }
    return HTTPDate.seconds(text).map { max(0, $0 - now) }
  }
}
