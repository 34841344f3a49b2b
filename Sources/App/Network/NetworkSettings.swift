import Domain
import Local

/// What the command line, the environment and the settings file say of the network, in this order.
struct NetworkSettings: Hashable, Sendable {
  /// Addresses that take the place of the published ones.
  let addresses: [RemoteService: String]
  /// The key of the New York Times; nil where none is set.
  let key: String?
  let isOffline: Bool
  let isDebug: Bool

  /// - Parameters:
  ///   - isOffline, isDebug: whether the command line asks for it.
  ///   - citySource: where the command line has the list of cities from; nil is the usual place.
  init(
    environment: [String: String], settings: Settings, isOffline: Bool, isDebug: Bool,
    citySource: String? = nil
  ) {
    var addresses = settings.urls
    for service in RemoteService.allCases {
      if let address = Self.value(Self.variable(for: service), environment) {
        addresses[service] = address
      }
    }
    if let citySource { addresses[.cities] = citySource }
    self.addresses = addresses
    key = Self.value("CATALEJO_NYT_API_KEY", environment) ?? settings.nytAPIKey
    self.isOffline =
      isOffline || Self.flag("CATALEJO_OFFLINE", environment) ?? settings.offline ?? false
    self.isDebug = isDebug || Self.flag("CATALEJO_DEBUG", environment) ?? settings.debug ?? false
  }

  /// The variable that holds a service's address.
  static func variable(for service: RemoteService) -> String {
    "CATALEJO_\(service.rawValue.uppercased())_URL"
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
