import Foundation

/// The times of many runs of the same work.
struct Timings {
  /// The times in seconds.
  ///
  /// Those of the processor are of all threads of this process, so other programs do not count.
  private var runs: [(wall: Double, processor: Double)] = []

  /// Runs `work` once, and keeps the time that it took.
  @discardableResult
  mutating func measure<R>(_ work: () async throws -> R) async rethrows -> R {
    let (wall, processor) = (Self.time(CLOCK_MONOTONIC), Self.time(CLOCK_PROCESS_CPUTIME_ID))
    let result = try await work()
    runs.append(
      (Self.time(CLOCK_MONOTONIC) - wall, Self.time(CLOCK_PROCESS_CPUTIME_ID) - processor))
    return result
  }

  mutating func add(_ other: Timings) { runs += other.runs }

  /// Returns the time that this share of the runs did not exceed, in microseconds.
  func microseconds(_ share: Double) -> Double { Self.microseconds(runs.map(\.wall), share) }

  /// Returns the processor time that this share of the runs did not exceed, in microseconds.
  func processorMicroseconds(_ share: Double) -> Double {
    Self.microseconds(runs.map(\.processor), share)
  }

  /// Prints one line: the title, the number of runs and the times.
  func report(_ title: String, showsProcessor: Bool = false) {
    func rounded(_ value: Double) -> String { "\((value * 10).rounded() / 10) µs" }
    let wall = [0.5, 0.99, 1].map { rounded(microseconds($0)) }
    let processor = [0.5, 0.99].map { rounded(processorMicroseconds($0)) }
    print(
      "\(title): n=\(runs.count) p50=\(wall[0]) p99=\(wall[1]) max=\(wall[2])",
      terminator: showsProcessor ? " processor p50=\(processor[0]) p99=\(processor[1])\n" : "\n")
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

/// Returns a figure of a process in megabytes, by its name in `/proc/PROCESS/status` (proc(5)).
func megabytes(_ name: String, of process: String = "self") throws -> Int {
  let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
  let line = status.split(separator: "\n").first { $0.hasPrefix("\(name):") }
  return (line.flatMap { Int($0.filter(\.isNumber)) } ?? 0) / 1_000
}
