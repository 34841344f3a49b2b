/// A machine and port that requests go to.
package struct NetworkPeer: Hashable, Sendable {
  package let host: String
  package let port: Int

  package init(host: String, port: Int) {
    self.host = host.lowercased()
    self.port = port
  }

  /// `localhost` (RFC 6761), `127.0.0.0/8` and `::1`.
  package var isLoopback: Bool {
    if host == "localhost" || host.hasSuffix(".localhost") { return true }
    if host == "::1" || host == "[::1]" { return true }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
  }
}
