package import Contracts
import Synchronization

/// Finds out by the outcomes of requests whether the services can be reached.
///
/// While no peer that was asked can be reached, the monitor tries them again after growing pauses. If a
/// request finds no network although other peers have answered, it tries these at once. It does nothing
/// while all peers answer, and nothing before the first request.
package final class ConnectivityMonitor: Connectivity {
  private let listeners: Listeners
  /// Ends the probing; `nil` while none runs.
  private let probing = Mutex<(@Sendable () -> Void)?>(nil)
  private let probe: Probing

  /// - Parameter prober: tries the peers again that could not be reached.
  package convenience init(trying prober: SocketProber = SocketProber()) {
    self.init(Probing(reaches: prober.reaches, sleep: Probing.pause))
  }

  init(_ probe: Probing) {
    self.probe = probe
    listeners = Listeners(now: probe.now)
  }

  deinit {
    probing.withLock { $0?() }
    listeners.finish()
  }

  package var status: ConnectivityStatus { listeners.reachability.status }

  package func changes() -> AsyncStream<ConnectivityStatus> {
    listeners.changes()
  }

  package func switchOff(_ isOff: Bool) {
    change { $0.isSwitchedOff = isOff }
  }

  package func allows(_ peer: NetworkPeer) -> Bool {
    listeners.reachability.allows(peer)
  }

  package func report(_ outcome: RequestOutcome, from peer: NetworkPeer) {
    change { $0.note(outcome, from: peer) }
  }

  /// Changes the findings, and probes as long as probing can change the status.
  ///
  /// Probing ends by itself when it has found out everything, so each loss begins it anew.
  private func change(_ change: (inout ReachabilityState) -> Void) {
    probing.withLock { end in
      let before = listeners.reachability.needsAttempts
      listeners.change(change)
      let after = listeners.reachability.needsAttempts
      guard after != before else { return }
      end?()
      end = after ? Task { [probe, listeners] in await probe.run(until: listeners) }.cancel : nil
    }
  }
}
