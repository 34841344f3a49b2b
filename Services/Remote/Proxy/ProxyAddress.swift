import Foundation

/// A proxy that requests go through, by way of CONNECT.
struct ProxyAddress: Hashable, Sendable {
  let host: String
  let port: Int
  /// Percent-decoded.
  let user: String?
  let password: String?

  /// Reads `http://user:password@host:port`, of which all but the host may be missing; nil for
  /// anything else, such as proxies that are spoken to in TLS or SOCKS.
  init?(_ text: String) {
    var rest = text[...]
    if let mark = text.firstRange(of: "://") {
      guard text[..<mark.lowerBound].lowercased() == "http" else { return nil }
      rest = text[mark.upperBound...]
    }
    var user: String?
    var password: String?
    if let at = rest.lastIndex(of: "@") {
      let credentials = rest[..<at].split(
        separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = String(credentials[0]).removingPercentEncoding else { return nil }
      user = name
      if credentials.count == 2 {
        guard let word = String(credentials[1]).removingPercentEncoding else { return nil }
        password = word
      }
      rest = rest[rest.index(after: at)...]
    }
    let hasPort = rest.lastIndex(of: ":").map { !rest[$0...].contains("]") } ?? false
    guard let address = HTTPAddress("http://\(rest)"), address.path == "/", address.query == nil
    else { return nil }
    host = address.host
    port = hasPort ? address.port : 80
    self.user = user
    self.password = password
  }
}
