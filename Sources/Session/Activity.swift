import Components
package import Domain

/// Tells a session what screens are taking their time over, and how far fetching is.
///
/// Only what takes longer than a moment is told, so that what is quick never flickers.
@MainActor
package final class Activity: ProgressReporting {
  /// What is under way.
  enum Kind: Hashable {
    /// What a screen shows.
    case content
    /// A change that was asked for.
    case change
  }

  /// That somebody waits: for a job, and then for what took its place.
  final class Wait {
    fileprivate(set) var isLong = false
  }

  /// What is fetched for a job, and how far that is.
  typealias Report = (job: Job, progress: FetchProgress)

  /// What is reported, and nil when something begins to take long or ended.
  let changes: AsyncStream<Report?>
  private let change: AsyncStream<Report?>.Continuation
  private let scheduler: Scheduler
  private var underway: [(kind: Kind, wait: Wait)] = []
  /// What is fetched, in the order of the reports; it ends with its job, whatever others do.
  private var fetching: [(report: Report, wait: Wait)] = []

  package init(_ scheduler: Scheduler) {
    self.scheduler = scheduler
    // Of many reports that nobody takes the last say all.
    (changes, change) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(64))
  }

  /// What is taking long now: content where there is any; nil where nothing is.
  var current: Kind? {
    let long = underway.filter(\.wait.isLong).map(\.kind)
    return long.contains(.content) ? .content : long.first
  }

  /// How far what takes long to be fetched is, as far as it was reported last.
  var progress: FetchProgress? { fetching.last(where: \.wait.isLong)?.report.progress }

  /// Somebody begins to wait.
  func begin(_ kind: Kind) -> Wait {
    let wait = Wait()
    underway.append((kind, wait))
    return wait
  }

  /// It takes longer than a moment.
  func tellLong(_ wait: Wait) {
    wait.isLong = true
    change.yield(nil)
  }

  /// Nobody waits any more.
  func end(_ wait: Wait) {
    underway.removeAll { $0.wait === wait }
    change.yield(nil)
  }

  /// Nothing that no job asked for is told.
  package nonisolated func report(_ progress: FetchProgress) {
    if let job = JobOfTask.current { change.yield((job, progress)) }
  }

  /// Takes note of how far fetching is.
  ///
  /// What hangs reports no more, and is told all the same.
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
