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

  /// Something that is under way.
  private struct Entry {
    let kind: Kind
    /// The job, then those it took the place of: who waited for them waits on.
    let jobs: [Job]
    var isLong: Bool
  }

  /// What was reported of what a job fetches; it ends with that job, whatever others do.
  private struct Fetching {
    let job: Job
    let progress: FetchProgress
    var isLong: Bool
  }

  /// What is fetched for a job, and how far that is.
  typealias Report = (job: Job, progress: FetchProgress)

  /// What is reported, and nil when something begins to take long or ended.
  let changes: AsyncStream<Report?>
  private let change: AsyncStream<Report?>.Continuation
  private let scheduler: Scheduler
  private var entries: [Entry] = []
  /// In the order of the reports.
  private var fetching: [Fetching] = []

  package init(_ scheduler: Scheduler) {
    self.scheduler = scheduler
    // Of many reports that nobody takes the last say all.
    (changes, change) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(64))
  }

  /// What is taking long now: content where there is any; nil where nothing is.
  var current: Kind? {
    let long = entries.filter(\.isLong).map(\.kind)
    return long.contains(.content) ? .content : long.first
  }

  /// How far what takes long to be fetched is, as far as it was reported last.
  var progress: FetchProgress? { fetching.last(where: \.isLong)?.progress }

  /// Takes note that something began.
  ///
  /// - Parameter overtaken: what it takes the place of; who waited for that waits on, with no
  ///   moment of quiet in between.
  func begin(_ kind: Kind, _ job: Job, inPlaceOf overtaken: [Job] = []) {
    let isOvertaken = { (entry: Entry) in overtaken.contains { $0 === entry.jobs[0] } }
    let before = entries.filter(isOvertaken)
    entries.removeAll(where: isOvertaken)
    entries.append(
      Entry(
        kind: kind, jobs: [job] + before.flatMap(\.jobs), isLong: before.contains(where: \.isLong)))
  }

  /// A job takes longer than a moment, or what took its place does.
  func isLong(_ job: Job) {
    guard let index = entries.firstIndex(where: { $0.jobs.contains { $0 === job } }) else { return }
    entries[index].isLong = true
    change.yield(nil)
  }

  /// It is done, or nobody waits for it any more.
  func end(_ job: Job) {
    entries.removeAll { $0.jobs[0] === job }
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
    let before = fetching.first { $0.job === job }
    fetching.removeAll { $0.job === job }
    fetching.append(
      Fetching(job: job, progress: report.progress, isLong: before?.isLong ?? false))
    guard before == nil else { return }
    scheduler.after(Delay.progress) {
      guard let index = self.fetching.firstIndex(where: { $0.job === job }) else { return }
      self.fetching[index].isLong = true
      self.change.yield(nil)
    }
    job.whenOver {
      self.fetching.removeAll { $0.job === job }
      self.change.yield(nil)
    }
  }
}
