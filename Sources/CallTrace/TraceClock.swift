/// How long something took, in the unit that suits it.
enum TraceClock {
  /// `85 µs`, `1.2 ms`, `3.40 s`.
  static func text(_ duration: Duration, isUnicode: Bool = true) -> String {
    let microseconds = microseconds(duration)
    if microseconds < 1000 { return "\(microseconds) \(isUnicode ? "µs" : "us")" }
    if microseconds < 1_000_000 {
      let tenths = microseconds / 100
      return "\(tenths / 10).\(tenths % 10) ms"
    }
    let hundredths = microseconds / 10_000
    return "\(hundredths / 100).\(hundredths % 100 / 10)\(hundredths % 10) s"
  }

  /// The same to be listened to: `0.085 ms`, because µ is read in many ways.
  static func spoken(_ duration: Duration) -> String {
    let microseconds = microseconds(duration)
    guard microseconds < 1000 else { return text(duration) }
    let digits = "\(1000 + microseconds)".dropFirst()
    return "0.\(digits) ms"
  }

  static func microseconds(_ duration: Duration) -> Int64 {
    let (seconds, attoseconds) = duration.components
    return max(0, seconds * 1_000_000 + attoseconds / 1_000_000_000_000)
  }
}

extension TraceEntry {
  /// In whole microseconds, since the log began.
  package var beganMicroseconds: Int { Int(TraceClock.microseconds(began)) }

  /// In whole microseconds; nil where it was never ended.
  package var tookMicroseconds: Int? { took.map { Int(TraceClock.microseconds($0)) } }
}
