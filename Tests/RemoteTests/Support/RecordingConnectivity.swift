import Catalog
import Synchronization

/// Allows everything, or nothing, and records what it is told.
final class RecordingConnectivity: Connectivity {
  private let state = Mutex<(isOffline: Bool, outcomes: [RequestOutcome])>((false, []))

  var outcomes: [RequestOutcome] { state.withLock { $0.outcomes } }

  var status: ConnectivityStatus { state.withLock { $0.isOffline ? .forcedOffline : .online } }

  func changes() -> AsyncStream<ConnectivityStatus> { AsyncStream { $0.finish() } }

  func force(offline: Bool) { state.withLock { $0.isOffline = offline } }

  func allows(_ peer: NetworkPeer) -> Bool { status == .online }

  func report(_ outcome: RequestOutcome, from peer: NetworkPeer) {
    state.withLock { $0.outcomes.append(outcome) }
  }
}
