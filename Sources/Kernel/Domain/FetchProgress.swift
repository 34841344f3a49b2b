/// Receives how far fetching is, and may show it.
///
/// Called from anywhere and often: it returns at once.
package protocol ProgressReporting: Sendable {
  func report(_ progress: FetchProgress)
}

/// Tells nobody.
package struct NoProgress: ProgressReporting {
  package init() {}
  package func report(_ progress: FetchProgress) {}
}

/// How far something is that takes its time.
package struct FetchProgress: Hashable, Sendable {
  package enum Unit: Hashable, Sendable { case bytes, requests }

  package let service: RemoteService
  package let unit: Unit
  package let done: Int
  /// Nil where it is not known.
  package let total: Int?

  package init(_ service: RemoteService, _ unit: Unit, done: Int, total: Int?) {
    self.service = service
    self.unit = unit
    self.done = done
    self.total = total
  }
}
