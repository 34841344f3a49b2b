import Contracts
import Domain
import FoundationEssentials

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
  /// Percent-encoded; `nil` if there is no `?`.
  var query: String?

  /// Returns `nil` if the text is no address of HTTP; a fragment is dropped.
  init?(_ text: String) {
    guard text.utf8.allSatisfy(Self.isAllowed), let mark = text.firstRange(of: "://"),
      let scheme = Scheme(rawValue: text[..<mark.lowerBound].lowercased())
    else { return nil }
    let rest = text[mark.upperBound...].prefix { $0 != "#" }
    let authority = rest.prefix { $0 != "/" && $0 != "?" }
    guard let (host, port) = Self.hostAndPort(authority.lowercased()) else { return nil }
    let target = rest[authority.endIndex...]
    let path = target.prefix { $0 != "?" }
    self.scheme = scheme
    self.host = host
    self.port = port ?? scheme.port
    self.path = path.isEmpty ? "/" : String(path)
    query = path.endIndex < target.endIndex ? String(target[path.endIndex...].dropFirst()) : nil
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

  /// Returns the address that a `Location` header leads to (RFC 9110, 10.2.2: often relative); `nil` if
  /// it is none.
  func resolving(_ location: String) -> HTTPAddress? {
    guard let base = URL(string: text), let url = URL(string: location, relativeTo: base) else {
      return nil
    }
    return HTTPAddress(url.absoluteString)
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    (0x21...0x7E).contains(byte) && !"\"<>\\^`{|}".utf8.contains(byte)
  }

  private static func hostAndPort(_ authority: String) -> (host: String, port: Int?)? {
    var host = authority[...]
    var port: Int?
    if let colon = authority.lastIndex(of: ":"), !authority[colon...].contains("]") {
      let digits = authority[authority.index(after: colon)...]
      guard digits.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains),
        let number = Int(digits), (1...65_535).contains(number)
      else { return nil }
      port = number
      host = authority[..<colon]
    }
    let isLiteral = host.hasPrefix("[") && host.hasSuffix("]")
    let name = isLiteral ? host.dropFirst().dropLast() : host
    let characters = isLiteral ? "0123456789abcdef:." : "abcdefghijklmnopqrstuvwxyz0123456789-._"
    guard !name.isEmpty, name.allSatisfy(characters.contains) else { return nil }
    return (String(host), port)
  }
}
