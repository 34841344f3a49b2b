import Components
package import Domain

/// Tells a session which work of its screens takes long, and how far fetching is.
///
/// Work that is done in a moment is not told, so that nothing flickers.
@MainActor
package final class Activity: ProgressReporting {
  /// The kinds of work.
  enum Kind: Hashable {
    /// The content of a screen.
    case content
    /// A change that a person asked for.
    case change
  }

  /// The wait for a job, and then for the job that took its place.
  final class Wait {
    fileprivate(set) var isLong = false
  }

  /// A job that something is fetched for, and how far that is.
  typealias Report = (job: Job, progress: FetchProgress)

  /// The reports; `nil` comes when a wait becomes long or ends.
  let changes: AsyncStream<Report?>
  private let change: AsyncStream<Report?>.Continuation
  private let scheduler: Scheduler
  private var underway: [(kind: Kind, wait: Wait)] = []
  /// The newest report of each job, in the order of the reports; it goes when its job ends.
  private var fetching: [(report: Report, wait: Wait)] = []

  package init(_ scheduler: Scheduler) {
    self.scheduler = scheduler
    // If nobody takes the reports, only the newest are kept: they say all.
    (changes, change) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(64))
  }

  /// The kind of work that takes long now, content before changes; `nil` if there is none.
  var current: Kind? {
    let long = underway.filter(\.wait.isLong).map(\.kind)
    return long.contains(.content) ? .content : long.first
  }

  /// The newest report of a fetch that takes long.
  var progress: FetchProgress? { fetching.last(where: \.wait.isLong)?.report.progress }

  /// Begins a wait.
  func begin(_ kind: Kind) -> Wait {
    let wait = Wait()
    underway.append((kind, wait))
    return wait
  }

  /// Takes note that a wait is longer than a moment.
  func tellLong(_ wait: Wait) {
    wait.isLong = true
    change.yield(nil)
  }

  /// Ends a wait.
  func end(_ wait: Wait) {
    underway.removeAll { $0.wait === wait }
    change.yield(nil)
  }

  /// Passes a report on; a fetch that belongs to no job is not told.
  package nonisolated func report(_ progress: FetchProgress) {
    if let job = JobOfTask.current { change.yield((job, progress)) }
  }

  package nonisolated func ofTask() -> any ProgressReporting {
    JobProgress(job: JobOfTask.current, change: change)
  }

  /// Takes note of how far fetching is.
  ///
  /// A fetch that hangs reports nothing more, so a timer tells of it.
  func note(_ report: Report) {
    let job = report.job
    guard !job.isOver else { return }
    let before = fetching.first { $0.report.job === job }
    let wait = before?.wait ?? Wait()
    fetching.removeAll { $0.wait === wait }
    fetching.append((report, wait))
    guard before == nil else { return }
    scheduler.after(Delay.progress) { self.tellLong(wait) }
    job.whenOver {
      self.fetching.removeAll { $0.wait === wait }
      self.change.yield(nil)
    }
  }
}

/// The progress of a job, reported by threads that belong to none.
private struct JobProgress: ProgressReporting {
  let job: Job?
  let change: AsyncStream<Activity.Report?>.Continuation

  func report(_ progress: FetchProgress) {
    if let job { change.yield((job, progress)) }
  }
}
