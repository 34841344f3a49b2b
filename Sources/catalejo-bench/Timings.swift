import Foundation

/// How long something took, many times.
struct Timings {
  private var seconds: [Double] = []
  /// Of all threads of this process, in the same order: what others run does not count.
  private var processorSeconds: [Double] = []

  /// Runs `work` once and keeps how long it took.
  @discardableResult
  mutating func measure<R>(_ work: () async throws -> R) async rethrows -> R {
    let start = Self.time(CLOCK_MONOTONIC)
    let processor = Self.time(CLOCK_PROCESS_CPUTIME_ID)
    let result = try await work()
    seconds.append(Self.time(CLOCK_MONOTONIC) - start)
    processorSeconds.append(Self.time(CLOCK_PROCESS_CPUTIME_ID) - processor)
    return result
  }

  mutating func add(_ other: Timings) {
    seconds += other.seconds
    processorSeconds += other.processorSeconds
  }

  /// The time that so great a share of the runs did not exceed, in microseconds.
  func microseconds(_ share: Double) -> Double { Self.microseconds(seconds, share) }

  /// The same of the time that processors spent.
  func processorMicroseconds(_ share: Double) -> Double {
    Self.microseconds(processorSeconds, share)
  }

  /// One line: what was measured, how often, and the times.
  func report(_ title: String, showsProcessor: Bool = false) {
    func rounded(_ value: Double) -> String { "\((value * 10).rounded() / 10) µs" }
    var line = "\(title): n=\(seconds.count) p50=\(rounded(microseconds(0.5)))"
    line += " p99=\(rounded(microseconds(0.99))) max=\(rounded(microseconds(1)))"
    if showsProcessor {
      line += " processor p50=\(rounded(processorMicroseconds(0.5)))"
      line += " p99=\(rounded(processorMicroseconds(0.99)))"
    }
    print(line)
  }

  private static func microseconds(_ seconds: [Double], _ share: Double) -> Double {
    let sorted = seconds.sorted()
    guard let last = sorted.indices.last else { return 0 }
    return sorted[min(last, Int(share * Double(sorted.count)))] * 1e6
  }

  private static func time(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// A figure of a process in megabytes, by its name in `/proc/PROCESS/status` (proc(5)).
func megabytes(_ name: String, of process: String = "self") throws -> Int {
  let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
  let line = status.split(separator: "\n").first { $0.hasPrefix("\(name):") }
  return (line.flatMap { Int($0.filter(\.isNumber)) } ?? 0) / 1_000
}
