/// Knows whether the services can be reached: from what became of requests, and, while they can't
/// be, by trying again by itself.
///
/// The network counts as lost only where no service that was asked answers: one that alone takes no
/// connections is that service's failure.
package protocol Connectivity: Sendable {
  var status: ConnectivityStatus { get }

  /// The status now, and each new one. Any number may listen; each sequence ends when its listener
  /// stops.
  func changes() -> AsyncStream<ConnectivityStatus>

  /// `offline on`, `--offline`: nothing touches the network until it is taken back.
  func force(offline: Bool)

  /// Whether a request may be tried now.
  ///
  /// Forced offline, none; else a loopback address always, any other unless the network is lost: then
  /// none where the machine has no network, else what was not found to be unreachable.
  func allows(_ peer: NetworkPeer) -> Bool

  /// What became of a request: an answer, whatever its status, or no connection.
  func report(_ outcome: RequestOutcome, from peer: NetworkPeer)
}
