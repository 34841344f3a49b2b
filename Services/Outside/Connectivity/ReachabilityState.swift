import Contracts

/// The program's knowledge of the network, as a value: outcomes of requests in, status out.
///
/// The network counts as lost only if nothing that was asked answers. If a single service can't be
/// reached while others answer, that is its own failure, and it goes on being asked.
struct ReachabilityState: Hashable, Sendable {
  private struct Finding: Hashable {
    let peer: NetworkPeer
    var outcome: RequestOutcome
    /// Answered the last time, but another found no network since then.
    var isDoubtful = false
  }

  /// Whether the user wants no network.
  var isSwitchedOff = false
  /// The last outcome of each peer that was asked, in the order of these outcomes.
  private var findings: [Finding] = []

  var status: ConnectivityStatus {
    if isSwitchedOff { return .switchedOff }
    let isLost = !findings.isEmpty && !findings.contains { $0.outcome == .answered }
    return isLost ? .offline : .online
  }

  /// Whether the machine itself has no network: a loopback server says nothing of it.
  private var hasNoNetwork: Bool {
    status == .offline && findings.contains { !$0.peer.isLoopback && $0.outcome == .noNetwork }
  }

  func allows(_ peer: NetworkPeer) -> Bool {
    guard !isSwitchedOff else { return false }
    if peer.isLoopback { return true }
    guard !hasNoNetwork else { return false }
    return status == .online || !findings.contains { $0.peer == peer && $0.outcome != .answered }
  }

  /// Takes in the outcome of a request.
  ///
  /// If one request finds no network while others answered, the others are in doubt: the network may
  /// be gone, or only that one machine.
  mutating func note(_ outcome: RequestOutcome, from peer: NetworkPeer) {
    findings.removeAll { $0.peer == peer }
    findings.append(Finding(peer: peer, outcome: outcome))
    guard outcome == .noNetwork, !peer.isLoopback else { return }
    for index in findings.indices where findings[index].outcome == .answered {
      findings[index].isDoubtful = true
    }
  }

  /// Takes in what came of trying a suspect again.
  ///
  /// One that was in doubt brings no other into doubt: these are being tried themselves.
  mutating func noteAttempt(at peer: NetworkPeer, reached: Bool) {
    if reached { return note(.answered, from: peer) }
    guard let index = findings.firstIndex(where: { $0.peer == peer && $0.isDoubtful }) else {
      return
    }
    findings[index] = Finding(peer: peer, outcome: .noNetwork)
  }

  /// Whether somebody is in doubt, which can't wait.
  var isInDoubt: Bool { !isSwitchedOff && findings.contains(where: \.isDoubtful) }

  /// Whether trying again can change the status.
  var needsAttempts: Bool { isInDoubt || status == .offline }

  /// The machines that should be tried again, the newest first; none while all is well.
  var suspects: [NetworkPeer] {
    let isOffline = status == .offline
    return findings.reversed()
      .filter { $0.isDoubtful || isOffline && $0.outcome != .answered }.map(\.peer)
  }
}
