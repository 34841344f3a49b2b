package import Contracts
import Synchronization

/// The live monitor.
///
/// A request's outcome decides. While nothing that was asked is reachable it is tried again, after
/// growing pauses; where one finds no network while others answered, these are tried at once. Nothing
/// runs while all is well, or before anything was asked for.
package final class ConnectivityMonitor: Connectivity {
  private let listeners: Listeners
  /// Ends the probing that is under way.
  private let probing = Mutex<(@Sendable () -> Void)?>(nil)
  private let probe: Probing

  /// - Parameter prober: how what was not reachable is tried again.
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

  package func force(offline: Bool) {
    change { $0.isForced = offline }
  }

  package func allows(_ peer: NetworkPeer) -> Bool {
    listeners.reachability.allows(peer)
  }

  package func report(_ outcome: RequestOutcome, from peer: NetworkPeer) {
    change { $0.note(outcome, from: peer) }
  }

  /// Probes exactly while that can change the status.
  ///
  /// Probing that found out all there is has ended by itself, so each loss begins it anew.
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
