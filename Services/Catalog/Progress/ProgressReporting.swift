/// Is told how far fetching is; showing it, or not, is its affair.
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
