import Glibc

/// How long something took, many times.
struct Timings {
  private var seconds: [Double] = []
  /// Of all threads of this process, in the same order: what others run does not count.
  private var processorSeconds: [Double] = []

  /// Runs `work` once and keeps how long it took.
  mutating func measure<R>(_ work: () async throws -> R) async rethrows -> R {
    let clock = ContinuousClock()
    let processor = Self.processorTime
    let start = clock.now
    let result = try await work()
    seconds.append(Double(start.duration(to: clock.now) / .nanoseconds(1)) / 1e9)
    processorSeconds.append(Self.processorTime - processor)
    return result
  }

  /// The time that so great a share of the runs did not exceed, in microseconds.
  func microseconds(_ share: Double) -> Double { Self.microseconds(seconds, share) }

  /// The same of the time that processors spent.
  func processorMicroseconds(_ share: Double) -> Double {
    Self.microseconds(processorSeconds, share)
  }

  /// One line: what was measured, how often, and the times.
  func report(_ title: String, showsProcessor: Bool = false) {
    func rounded(_ value: Double) -> String { String((value * 10).rounded() / 10) }
    let processor =
      !showsProcessor
      ? ""
      : " processor p50=\(rounded(processorMicroseconds(0.5))) µs "
        + "p99=\(rounded(processorMicroseconds(0.99))) µs"
    print(
      "\(title): n=\(seconds.count) p50=\(rounded(microseconds(0.5))) µs",
      "p99=\(rounded(microseconds(0.99))) µs max=\(rounded(microseconds(1))) µs\(processor)")
  }

  private static func microseconds(_ seconds: [Double], _ share: Double) -> Double {
    let sorted = seconds.sorted()
    guard let last = sorted.indices.last else { return 0 }
    return sorted[min(last, Int(share * Double(sorted.count)))] * 1e6
  }

  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
