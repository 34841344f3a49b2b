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

/// Whether the services can be reached.
package enum ConnectivityStatus: Hashable, Sendable {
  case online
  case offline
  /// The user wants no network.
  case forcedOffline

  package var isOffline: Bool { self != .online }
}

/// A machine and port that requests go to.
package struct NetworkPeer: Hashable, Sendable {
  package let host: String
  package let port: Int

  package init(host: String, port: Int) {
    self.host = host.lowercased()
    self.port = port
  }

  /// `localhost` (RFC 6761), `127.0.0.0/8` and `::1`.
  package var isLoopback: Bool {
    if host == "localhost" || host.hasSuffix(".localhost") { return true }
    if host == "::1" || host == "[::1]" { return true }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
  }
}

/// What a request says of the network.
package enum RequestOutcome: Hashable, Sendable {
  /// The service answered, were it with a failure.
  case answered
  /// This one service takes no connections.
  case refused
  /// No name server, no route, no answer: the network is not there.
  case noNetwork
}
