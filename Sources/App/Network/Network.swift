import Catalog
import Connectivity
import Domain
import Local
import Remote

/// All that reaches out of the machine, put together: nothing of it does anything before the first
/// request.
struct Network: Sendable {
  let http: HTTPConnection
  let connectivity: ConnectivityMonitor
  /// Finds out whether a service takes connections, by the way that requests go.
  let prober: SocketProber
  let log: DebugLog
  let addresses: ServiceAddresses
  /// The services whose keys are set.
  let keyed: Set<RemoteService>

  init(
    _ settings: NetworkSettings, environment: [String: String], progress: any ProgressReporting,
    log: DebugLog
  ) {
    self.log = log
    let entrance = RequestEntrance(environment: environment)
    prober = SocketProber { entrance($0) }
    connectivity = ConnectivityMonitor(trying: prober)
    if settings.isOffline { connectivity.force(offline: true) }
    addresses = ServiceAddresses(settings.addresses)
    keyed = Set(settings.keys.keys)
    http = HTTPConnection(
      to: addresses, keys: settings.keys, connectivity: connectivity, progress: progress, log: log,
      userAgent: UserAgent.text(version: Version.current), environment: environment)
  }
}
