import Catalog

/// What is known of the network, as a value: outcomes of requests in, status out.
struct ReachabilityState: Hashable, Sendable {
  private(set) var isForced = false
  /// Whether the machine itself has no network.
  private(set) var hasNoNetwork = false
  /// What takes no connections, in the order it was found out.
  private(set) var unreachable: [NetworkPeer] = []

  var status: ConnectivityStatus {
    if isForced { return .forcedOffline }
    return hasNoNetwork || !unreachable.isEmpty ? .offline : .online
  }

  mutating func force(offline: Bool) {
    isForced = offline
  }

  func allows(_ peer: NetworkPeer) -> Bool {
    guard !isForced else { return false }
    return peer.isLoopback || !(hasNoNetwork || unreachable.contains(peer))
  }

  /// One answer shows that there is a network; what refused still may.
  mutating func note(_ outcome: RequestOutcome, from peer: NetworkPeer) {
    switch outcome {
    case .answered:
      unreachable.removeAll { $0 == peer }
      if !peer.isLoopback { hasNoNetwork = false }
    case .refused: add(peer)
    case .noNetwork:
      add(peer)
      if !peer.isLoopback { hasNoNetwork = true }
    }
  }

  /// What should be tried again, the newest first: where it answers, the user is served.
  var suspects: [NetworkPeer] { unreachable.reversed() }

  private mutating func add(_ peer: NetworkPeer) {
    unreachable.removeAll { $0 == peer }
    unreachable.append(peer)
  }
}
