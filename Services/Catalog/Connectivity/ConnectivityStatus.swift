/// Whether the services can be reached.
package enum ConnectivityStatus: Hashable, Sendable {
  case online
  case offline
  /// The user wants no network.
  case forcedOffline

  package var isOffline: Bool { self != .online }
}
