import Catalog
import Connectivity
package import Domain
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
    _ settings: Settings, environment: [String: String], progress: any ProgressReporting,
    log: DebugLog
  ) {
    self.log = log
    let proxies = ProxySettings(environment: environment)
    prober = SocketProber(by: proxies.entrance)
    connectivity = ConnectivityMonitor(trying: prober)
    if settings.isOn("offline") { connectivity.force(offline: true) }
    addresses = ServiceAddresses(settings.addresses)
    let keys = settings.serviceKeys
    keyed = Set(keys.keys)
    http = HTTPConnection(
      to: addresses, keys: keys, connectivity: connectivity, progress: progress, log: log,
      userAgent: UserAgent.text(version: Version.current), environment: environment)
  }
}

/// Where a list that is part of the program is fetched from anew.
package struct ListSource: Hashable, Sendable {
  let service: RemoteService
  let address: String

  /// - Parameter text: an address, or the name the service has for one; nil for what is neither.
  package init?(_ text: String, of service: RemoteService) {
    let named = service.otherAddresses.first { $0.name == text.lowercased() }?.address
    guard let address = named ?? (text.contains("://") ? text : nil) else { return nil }
    self.service = service
    self.address = address
  }
}

/// Turns the log of exchanges on and off while the program runs.
struct LogSwitch: Sendable {
  private let log: DebugLog
  private let sink: any LogSink
  /// Where the log goes, as it is said.
  let place: String

  init(_ log: DebugLog, sink: any LogSink, place: String) {
    self.log = log
    self.sink = sink
    self.place = place
  }

  var isOn: Bool { log.isOn }

  func turn(on: Bool) {
    if on { log.turnOn(to: sink) } else { log.turnOff() }
  }
}

/// The log in the state folder, which is made with the first entry.
struct StateFolderSink: LogSink {
  private let folder: String
  private let file: FileLogSink

  init(folder: String, path: String) {
    self.folder = folder
    file = FileLogSink(path: path)
  }

  func write(_ lines: [String]) throws(DataError) {
    try PrivateFolder.create(folder)
    try file.write(lines)
  }
}
