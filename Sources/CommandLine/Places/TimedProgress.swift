import Contracts
import Domain
import Synchronization

/// Passes progress on, with the time that is left: a file or a phase goes on as fast as it went so far.
final class TimedProgress: ProgressReporting {
  private struct State {
    /// When the current file or phase began.
    var start: ContinuousClock.Instant?
    var last: ContinuousClock.Instant?
    var progress: FetchProgress?
  }

  /// How often progress is passed on.
  private static let pause = Duration.milliseconds(100)

  private let receiver: any ProgressReporting
  private let now: @Sendable () -> ContinuousClock.Instant
  private let state = Mutex(State())

  init(
    _ receiver: any ProgressReporting,
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
  ) {
    self.receiver = receiver
    self.now = now
  }

  func report(_ progress: FetchProgress) {
    let now = now()
    let timed = state.withLock { state -> FetchProgress? in
      let before = state.progress
      state.progress = progress
      let isSame =
        before.map {
          $0.task == progress.task && $0.unit == progress.unit && $0.total == progress.total
            && $0.done <= progress.done
        } ?? false
      guard isSame, let start = state.start else {
        (state.start, state.last) = (now, now)
        return progress
      }
      if let last = state.last, now - last < Self.pause { return nil }
      state.last = now
      var progress = progress
      progress.secondsLeft = Self.secondsLeft(of: progress, after: now - start)
      return progress
    }
    if let timed { receiver.report(timed) }
  }

  /// Takes the progress of making the file.
  func report(_ progress: PlaceBuildProgress, of service: RemoteService) {
    let isReading = progress.phase == .reading
    var shown = FetchProgress(
      service, isReading ? .bytes : .rows, done: progress.done, total: progress.total)
    shown.task = isReading ? Words("Reading") : Words("Writing")
    if isReading { shown.rows = progress.rows }
    report(shown)
  }

  /// Nothing is said of the first second and the first fiftieth: they are no measure of the rest.
  private static func secondsLeft(of progress: FetchProgress, after time: Duration) -> Int? {
    guard let total = progress.total, total > progress.done, progress.done > total / 50,
      time >= .seconds(1)
    else { return nil }
    let left = time / .seconds(1) * Double(total - progress.done) / Double(progress.done)
    return Int(min(left, 1e6).rounded(.up))
  }
}
