/// Receives the progress of fetching, and may show it.
///
/// Any thread calls it, and often, so it returns at once.
package protocol ProgressReporting: Sendable {
  func report(_ progress: FetchProgress)

  /// Returns a receiver that takes all for progress of the current task, whichever thread reports it.
  func ofTask() -> any ProgressReporting
}

extension ProgressReporting {
  package func ofTask() -> any ProgressReporting { self }
}

/// Ignores all progress.
package struct NoProgress: ProgressReporting {
  package init() {}
  package func report(_ progress: FetchProgress) {}
}

/// The progress of something that takes time.
package struct FetchProgress: Hashable, Sendable {
  /// The unit of the progress.
  package enum Unit: Hashable, Sendable { case bytes, requests, rows }

  package let service: RemoteService
  package let unit: Unit
  /// The number of units fetched.
  package let done: Int
  /// `nil` if it is not known.
  package let total: Int?
  /// The name of what is done, in place of the service's.
  package var task: Words?
  /// The number of rows that were read; `nil` if none are.
  package var rows: Int?
  /// About how long it will take; `nil` if nobody knows.
  package var secondsLeft: Int?

  package init(_ service: RemoteService, _ unit: Unit, done: Int, total: Int?) {
    self.service = service
    self.unit = unit
    self.done = done
    self.total = total
  }
}
