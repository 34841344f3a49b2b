/// How long something took, many times.
struct Timings {
  private var seconds: [Double] = []

  /// Runs `work` once and keeps how long it took.
  mutating func measure<R>(_ work: () async throws -> R) async rethrows -> R {
    let clock = ContinuousClock()
    let start = clock.now
    let result = try await work()
    seconds.append(Double(start.duration(to: clock.now) / .nanoseconds(1)) / 1e9)
    return result
  }

  /// The time that so great a share of the runs did not exceed, in microseconds.
  func microseconds(_ share: Double) -> Double {
    let sorted = seconds.sorted()
    guard let last = sorted.indices.last else { return 0 }
    return sorted[min(last, Int(share * Double(sorted.count)))] * 1e6
  }

  /// One line: what was measured, how often, and the times.
  func report(_ title: String) {
    func rounded(_ value: Double) -> String { String((value * 10).rounded() / 10) }
    print(
      "\(title): n=\(seconds.count) p50=\(rounded(microseconds(0.5))) µs",
      "p99=\(rounded(microseconds(0.99))) µs max=\(rounded(microseconds(1))) µs")
  }
}
