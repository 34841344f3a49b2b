import Catalog
import Foundation

/// The address of a request: `http` or `https`, a host, no user info, and only characters that a
/// URL may have.
struct HTTPAddress: Hashable, Sendable {
  enum Scheme: String, Sendable {
    case http
    case https

    var port: Int { self == .https ? 443 : 80 }
  }

  let scheme: Scheme
  /// In lower case; an IPv6 address in its brackets.
  let host: String
  let port: Int
  /// Percent-encoded, from its first slash on.
  let path: String
  /// Percent-encoded; nil where there is no `?`.
  var query: String?

  /// Nil for what is no such address.
  ///
  /// A fragment is dropped.
  init?(_ text: String) {
    guard text.utf8.allSatisfy(Self.isAllowed), let parts = URLComponents(string: text),
      let scheme = parts.scheme.flatMap({ Scheme(rawValue: $0.lowercased()) }),
      parts.user == nil, parts.password == nil,
      let host = parts.encodedHost?.lowercased(), Self.isHost(host),
      case let port = parts.port ?? scheme.port, (1...65_535).contains(port)
    else { return nil }
    self.scheme = scheme
    self.host = host
    self.port = port
    path = parts.percentEncodedPath.isEmpty ? "/" : parts.percentEncodedPath
    query = parts.percentEncodedQuery
  }

  var peer: NetworkPeer { NetworkPeer(host: host, port: port) }

  /// Whether nobody on the way can read along: `https`, or this machine.
  var isPrivate: Bool { scheme == .https || peer.isLoopback }

  var text: String { shown + (query.map { "?" + $0 } ?? "") }

  /// The address without its query.
  var shown: String {
    "\(scheme.rawValue)://\(host)\(port == scheme.port ? "" : ":\(port)")\(path)"
  }

  func isSameOrigin(as other: HTTPAddress) -> Bool {
    scheme == other.scheme && host == other.host && port == other.port
  }

  /// Where a `Location` header leads (RFC 9110, 10.2.2: often relative); nil where nowhere.
  func resolving(_ location: String) -> HTTPAddress? {
    guard let base = URL(string: text), let url = URL(string: location, relativeTo: base) else {
      return nil
    }
    return HTTPAddress(url.absoluteString)
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    (0x21...0x7E).contains(byte) && !"\"<>\\^`{|}".utf8.contains(byte)
  }

  /// Whether it is a name, an IPv4 address or an IPv6 address in its brackets.
  private static func isHost(_ text: String) -> Bool {
    let isLiteral = text.hasPrefix("[") && text.hasSuffix("]")
    let name = isLiteral ? text.dropFirst().dropLast() : text[...]
    let characters = isLiteral ? "0123456789abcdef:." : "abcdefghijklmnopqrstuvwxyz0123456789-._"
    return !name.isEmpty && name.allSatisfy(characters.contains)
  }
}
