package import Catalog

/// Which machine requests are sent to, as the environment has it (`HTTPS_PROXY`, `NO_PROXY`).
package struct RequestEntrance: Sendable {
  /// Nil where a variable makes no sense: then nothing is sent.
  private let proxies: ProxySettings?

  package init(environment: [String: String]) {
    proxies = try? ProxySettings(environment: environment)
  }

  /// The proxy for a peer, or the peer itself; nil where nothing is sent.
  package func callAsFunction(_ peer: NetworkPeer) -> NetworkPeer? {
    guard let proxies else { return nil }
    return proxies.proxy(for: peer).map { NetworkPeer(host: $0.host, port: $0.port) } ?? peer
  }
}
