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
  let log: DebugLog
  let addresses: ServiceAddresses
  let hasKey: Bool

  init(
    _ settings: NetworkSettings, environment: [String: String], progress: any ProgressReporting,
    log: DebugLog
  ) {
    self.log = log
    connectivity = ConnectivityMonitor()
    if settings.isOffline { connectivity.force(offline: true) }
    addresses = ServiceAddresses(settings.addresses)
    hasKey = settings.key != nil
    http = HTTPConnection(
      to: addresses, key: settings.key, connectivity: connectivity, progress: progress, log: log,
      userAgent: UserAgent.text(version: Version.current), environment: environment)
  }
}
