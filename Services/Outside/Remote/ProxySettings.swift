package import Contracts

/// Which requests go through a proxy, as the environment has it (`HTTPS_PROXY`, `NO_PROXY`, in
/// either case).
package struct ProxySettings: Hashable, Sendable {
  /// The name of the variable that makes no sense: then nothing is sent.
  ///
  /// Its value, which may hold a password, is not told.
  let malformed: String?
  private let proxy: ProxyAddress?
  private let exceptions: [String]

  package init(environment: [String: String]) {
    func name(_ names: String...) -> String? { names.first { environment[$0]?.isEmpty == false } }
    let proxyName = name("https_proxy", "HTTPS_PROXY")
    proxy = proxyName.flatMap { environment[$0] }.flatMap(ProxyAddress.init)
    malformed = proxy == nil ? proxyName : nil
    let excepted = name("no_proxy", "NO_PROXY").flatMap { environment[$0] } ?? ""
    exceptions = excepted.lowercased().split { $0 == "," || $0.isWhitespace }.map(String.init)
  }

  /// The proxy for a peer; `nil` for a direct connection.
  ///
  /// This machine is never asked by way of a proxy.
  func proxy(for peer: NetworkPeer) -> ProxyAddress? {
    guard let proxy, !peer.isLoopback, !exceptions.contains(where: { covers($0, peer) }) else {
      return nil
    }
    return proxy
  }

  /// Which machine a request to a peer is sent to: the proxy, or the peer itself; `nil` if nothing
  /// is sent.
  package func entrance(to peer: NetworkPeer) -> NetworkPeer? {
    guard malformed == nil else { return nil }
    return proxy(for: peer).map { NetworkPeer(host: $0.host, port: $0.port) } ?? peer
  }

  /// The password, which no log may show.
  var secrets: [String] { proxy?.password.map { [$0] } ?? [] }

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

/// A proxy that requests go through, by way of CONNECT.
struct ProxyAddress: Hashable, Sendable {
  let host: String
  let port: Int
  /// Percent-decoded.
  let user: String?
  let password: String?

  /// Reads `http://user:password@host:port`, of which all but the host may be missing; `nil` for
  /// anything else, such as proxies that are spoken to in TLS or SOCKS.
  init?(_ text: String) {
    var rest = text[...]
    if let mark = text.firstRange(of: "://") {
      guard text[..<mark.lowerBound].lowercased() == "http" else { return nil }
      rest = text[mark.upperBound...]
    }
    var credentials: [String?] = []
    if let at = rest.lastIndex(of: "@") {
      credentials = rest[..<at]
        .split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        .map { String($0).percentDecoded }
      rest = rest[rest.index(after: at)...]
    }
    let hasPort = rest.lastIndex(of: ":").map { !rest[$0...].contains("]") } ?? false
    guard !credentials.contains(nil), let address = HTTPAddress("http://\(rest)"),
      address.path == "/", address.query == nil
    else { return nil }
    host = address.host
    port = hasPort ? address.port : 80
    user = credentials.first ?? nil
    password = credentials.count == 2 ? credentials[1] : nil
  }
}
