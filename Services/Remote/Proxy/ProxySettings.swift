import Catalog

/// Which requests go through a proxy, as the environment has it (`HTTPS_PROXY`, `NO_PROXY`, in
/// either case).
struct ProxySettings: Hashable, Sendable {
  private let proxy: ProxyAddress?
  private let exceptions: [String]

  /// - Throws: the name of the variable that makes no sense; not its value, which may hold a
  ///   password.
  init(environment: [String: String]) throws(Malformed) {
    func value(_ names: [String]) -> (name: String, text: String)? {
      for name in names {
        if let text = environment[name], !text.isEmpty { return (name, text) }
      }
      return nil
    }
    if let (name, text) = value(["https_proxy", "HTTPS_PROXY"]) {
      guard let address = ProxyAddress(text) else { throw Malformed(variable: name) }
      proxy = address
    } else {
      proxy = nil
    }
    exceptions = (value(["no_proxy", "NO_PROXY"])?.text ?? "").lowercased()
      .split { $0 == "," || $0.isWhitespace }.map(String.init)
  }

  /// The proxy for a peer; nil for a direct connection.
  ///
  /// This machine is never asked by way of a proxy.
  func proxy(for peer: NetworkPeer) -> ProxyAddress? {
    guard let proxy, !peer.isLoopback, !exceptions.contains(where: { covers($0, peer) }) else {
      return nil
    }
    return proxy
  }

  /// The password, which no log may show.
  var secrets: [String] { proxy?.password.map { [$0] } ?? [] }

  struct Malformed: Error, Hashable {
    let variable: String
  }

  /// `*`, a host, or a domain with all its hosts, with or without a leading dot and a port.
  private func covers(_ exception: String, _ peer: NetworkPeer) -> Bool {
    if exception == "*" { return true }
    var name = exception[...]
    if let colon = name.lastIndex(of: ":"), let port = Int(name[name.index(after: colon)...]),
      !name[..<colon].contains(":") || name[..<colon].hasSuffix("]")
    {
      guard port == peer.port else { return false }
      name = name[..<colon]
    }
    if name.hasPrefix("*") { name = name.dropFirst() }
    if name.hasPrefix(".") { name = name.dropFirst() }
    return !name.isEmpty && (peer.host == name || peer.host.hasSuffix("." + name))
  }
}
