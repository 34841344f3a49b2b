import Domain
import Local

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
