/// Knows whether the services can be reached: from the outcomes of requests and, while they can't be
/// reached, from attempts of its own.
///
/// The network counts as lost only if none of the services that were asked answers. If one service
/// alone refuses connections, the failure is that service's.
package protocol Connectivity: Sendable {
  var status: ConnectivityStatus { get }

  /// Returns the status now and each new one. There may be several listeners; a sequence ends when
  /// its listener stops.
  func changes() -> AsyncStream<ConnectivityStatus>

  /// Forbids all network traffic until it is called with `false` (`offline on`, `--offline`).
  func switchOff(_ isOff: Bool)

  /// Returns whether a request may be tried now.
  ///
  /// If it is switched off, no request may. Otherwise a loopback address may always be asked. While the
  /// network is lost, any other peer may be asked only if the machine has a network and this peer was
  /// not found unreachable.
  func allows(_ peer: NetworkPeer) -> Bool

  /// Takes note of the outcome of a request: an answer with any status, or no connection.
  func report(_ outcome: RequestOutcome, from peer: NetworkPeer)
}

/// Whether the services can be reached.
package enum ConnectivityStatus: Hashable, Sendable {
  case online
  case offline
  /// The user forbade the network.
  case switchedOff

  /// Whether the services can't be reached, or the user forbade the network.
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

  /// Whether the host is `localhost` (RFC 6761), in `127.0.0.0/8`, or `::1`.
  package var isLoopback: Bool {
    if host == "localhost" || host.hasSuffix(".localhost") { return true }
    if host == "::1" || host == "[::1]" { return true }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
  }
}

/// The outcome of a request, as far as it tells about the network.
package enum RequestOutcome: Hashable, Sendable {
  /// The service answered, even if with a failure.
  case answered
  /// Only this service refuses connections.
  case refused
  /// There is no network: no name server, no route or no answer.
  case noNetwork
}
