package import Catalog
import Synchronization

/// The live monitor.
///
/// A request's outcome decides. While something is not reachable it is tried again, after growing
/// pauses and whenever the machine's routes change; nothing runs while all is well, or before
/// anything was asked for.
package final class ConnectivityMonitor: Connectivity {
  private let listeners = Listeners()
  private let probing = Mutex<Task<Void, Never>?>(nil)
  private let probe: Probing

  package init() {
    probe = Probing(prober: SocketProber(), routes: NetlinkRoutes(), sleep: Probing.pause)
  }

  init(_ probe: Probing) {
    self.probe = probe
  }

  deinit {
    probing.withLock { $0?.cancel() }
    listeners.finish()
  }

  package var status: ConnectivityStatus { listeners.reachability.status }

  package func changes() -> AsyncStream<ConnectivityStatus> {
    listeners.changes()
  }

  package func force(offline: Bool) {
    change { $0.force(offline: offline) }
  }

  package func allows(_ peer: NetworkPeer) -> Bool {
    listeners.reachability.allows(peer)
  }

  package func report(_ outcome: RequestOutcome, from peer: NetworkPeer) {
    change { $0.note(outcome, from: peer) }
  }

  /// Probes exactly while that can change the status.
  ///
  /// Probing that brought the network back has ended by itself, so each loss begins it anew.
  private func change(_ change: (inout ReachabilityState) -> Void) {
    probing.withLock { task in
      let before = listeners.reachability.status
      listeners.change(change)
      let after = listeners.reachability.status
      guard after != before else { return }
      task?.cancel()
      task =
        after == .offline
        ? Task { [probe, listeners] in await probe.run(until: listeners) } : nil
    }
  }
}
