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
    _ settings: NetworkSettings, environment: [String: String], progress: any ProgressReporting,
    log: DebugLog
  ) {
    self.log = log
    let proxies = ProxySettings(environment: environment)
    prober = SocketProber(by: proxies.entrance)
    connectivity = ConnectivityMonitor(trying: prober)
    if settings.isOffline { connectivity.force(offline: true) }
    addresses = ServiceAddresses(settings.addresses)
    keyed = Set(settings.keys.keys)
    http = HTTPConnection(
      to: addresses, keys: settings.keys, connectivity: connectivity, progress: progress, log: log,
      userAgent: UserAgent.text(version: Version.current), environment: environment)
  }
}

/// Where a list that is part of the program is fetched from anew.
package struct ListSource: Hashable, Sendable {
  let service: RemoteService
  let address: String

  /// - Parameter text: an address, or the name the service has for one; nil for what is neither.
  package init?(_ text: String, of service: RemoteService) {
    guard
      let address = service.otherAddresses[text.lowercased()] ?? (text.contains("://") ? text : nil)
    else { return nil }
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

/// What the command line, the environment and the settings file say of the network, in this order.
struct NetworkSettings: Hashable, Sendable {
  /// Addresses that take the place of the published ones.
  let addresses: [RemoteService: String]
  /// The keys of the services that want one, as far as they are set.
  let keys: [RemoteService: String]
  let isOffline: Bool
  let isDebug: Bool

  /// - Parameters:
  ///   - isOffline, isDebug: whether the command line asks for it.
  ///   - addresses: what the command line has in the place of services' own.
  init(
    environment: [String: String], settings: Settings, isOffline: Bool, isDebug: Bool,
    addresses: [RemoteService: String] = [:]
  ) {
    func set(_ variable: KeyPath<RemoteService, String>) -> [RemoteService: String] {
      Catalogs.allServices.reduce(into: [:]) {
        $0[$1] = Self.value($1[keyPath: variable], environment)
      }
    }
    self.addresses = settings.urls.merging(set(\.addressVariable)) { $1 }
      .merging(addresses) { $1 }
    keys = settings.apiKeys.merging(set(\.keyVariable)) { $1 }
    self.isOffline =
      isOffline || Self.flag("CATALEJO_OFFLINE", environment) ?? settings.offline ?? false
    self.isDebug = isDebug || Self.flag("CATALEJO_DEBUG", environment) ?? settings.debug ?? false
  }

  /// An empty variable says nothing.
  private static func value(_ name: String, _ environment: [String: String]) -> String? {
    environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether a variable switches something on; nil where it says nothing.
  static func flag(_ name: String, _ environment: [String: String]) -> Bool? {
    value(name, environment).map { !["0", "no", "off", "false"].contains($0.lowercased()) }
  }
}
