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
    listeners.change { $0.force(offline: offline) }
    update()
  }

  package func allows(_ peer: NetworkPeer) -> Bool {
    listeners.reachability.allows(peer)
  }

  package func report(_ outcome: RequestOutcome, from peer: NetworkPeer) {
    listeners.change { $0.note(outcome, from: peer) }
    update()
  }

  /// Probes exactly while that can change the status.
  private func update() {
    probing.withLock { task in
      let isWanted = listeners.reachability.status == .offline
      if isWanted, task == nil {
        task = Task { [probe, listeners] in await probe.run(until: listeners) }
      } else if !isWanted {
        task?.cancel()
        task = nil
      }
    }
  }
}
