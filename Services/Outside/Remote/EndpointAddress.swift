package import Contracts
package import Domain

/// Joins the address of a service and what an endpoint asks of it.
enum EndpointAddress {
  /// The address to ask.
  ///
  /// A query in the base address is kept and comes first.
  /// - Parameter key: goes into the query; `nil` if the service wants none.
  /// - Throws: `badAddress`, `addressWithPassword`.
  static func address(
    of endpoint: Endpoint, base: String, key: String? = nil
  ) throws(DataError) -> HTTPAddress {
    if let link = endpoint.link { return try address(of: link, named: endpoint.service, base) }
    let language = (endpoint.language ?? "en").percentEncoded
    let base = base.replacing("{lang}", with: language)
    guard let root = HTTPAddress(base), root.isPrivate else {
      throw .service(endpoint.service, problem(of: base))
    }
    var text = root.shown
    if !endpoint.path.isEmpty {
      if text.hasSuffix("/") { text.removeLast() }
      text += endpoint.path.map { "/" + segment($0) }.joined()
    }
    var items = root.query.map { $0.isEmpty ? [] : [$0] } ?? []
    items += endpoint.query.map { item($0.name, $0.value) }
    if let key { items.append(item(ServiceKey.itemName, key)) }
    if !items.isEmpty { text += "?" + items.joined(separator: "&") }
    guard let address = HTTPAddress(text) else {
      throw .service(endpoint.service, .badAddress(base.withoutSecrets))
    }
    return address
  }

  /// An address that a service named.
  ///
  /// One on this machine is accepted only from a service on this
  /// machine: no other may send requests to programs that run here.
  private static func address(
    of link: WebLink, named service: RemoteService, _ base: String
  ) throws(DataError) -> HTTPAddress {
    let isLocal = HTTPAddress(base.replacing("{lang}", with: "en"))?.peer.isLoopback ?? false
    guard let address = HTTPAddress(link.text), address.isPrivate,
      isLocal || !address.peer.isLoopback
    else { throw .service(service, .badAddress(link.text.withoutSecrets)) }
    return address
  }

  /// The problem with an address: only its user info, or more.
  private static func problem(of base: String) -> ServiceProblem {
    let shown = base.withoutSecrets
    let isGood = HTTPAddress(shown).map(\.isPrivate) ?? false
    return isGood && base.prefix { $0 != "?" && $0 != "#" } != shown
      ? .addressWithPassword(shown) : .badAddress(shown)
  }

  /// Gives the address the key that its service wants.
  static func adding(key: String, to address: HTTPAddress) -> HTTPAddress {
    var address = address
    let item = item(ServiceKey.itemName, key)
    address.query = address.query.map { $0.isEmpty ? item : "\($0)&\(item)" } ?? item
    return address
  }

  private static func item(_ name: String, _ value: String) -> String {
    "\(name.percentEncoded)=\(value.percentEncoded)"
  }

  /// `.` and `..` are encoded, because they would lead out of the service's part of its host.
  private static func segment(_ text: String) -> String {
    text == "." || text == ".." ? text.replacing(".", with: "%2E") : text.percentEncoded
  }
}

/// The key that a service wants with each request.
enum ServiceKey {
  /// The query item it travels in.
  static let itemName = "api-key"

  /// The key to send; `nil` if the service wants none.
  /// - Throws: `keyMissing`, `keyRefused` for what can be no key.
  static func checked(_ key: String?, for service: RemoteService) throws(DataError) -> String? {
    guard service.keyPage != nil else { return nil }
    guard let key, !key.isEmpty else { throw .service(service, .keyMissing) }
    guard key.utf8.count <= 200, key.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
      throw .service(service, .keyRefused)
    }
    return key
  }
}

extension String {
  /// With `%XX` for every byte but the unreserved ones (RFC 3986, 2.3): right in a path segment and
  /// in a query item alike.
  var percentEncoded: String {
    utf8.map { byte in
      let character = Character(Unicode.Scalar(byte))
      if Self.unreserved.contains(character) { return String(character) }
      return (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }

  private static var unreserved: String {
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~"
  }

  /// `nil` if a `%` has no two digits behind it, or if the bytes are no UTF-8.
  var percentDecoded: String? {
    let parts = utf8.split(separator: UInt8(ascii: "%"), omittingEmptySubsequences: false)
    var bytes = Array(parts[0])
    for part in parts.dropFirst() {
      let digits = part.prefix(2).compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
      guard digits.count == 2 else { return nil }
      bytes.append(UInt8(digits[0] * 16 + digits[1]))
      bytes += part.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  /// An address without what may be secret: user info, query, fragment.
  var withoutSecrets: String {
    let shown = prefix { $0 != "?" && $0 != "#" }
    guard let scheme = shown.firstRange(of: "://") else {
      // A text without a scheme may still hold a password.
      return shown.lastIndex(of: "@").map { String(shown[shown.index(after: $0)...]) }
        ?? String(shown)
    }
    let rest = shown[scheme.upperBound...]
    let authority = rest.prefix { $0 != "/" }
    guard let at = authority.lastIndex(of: "@") else { return String(shown) }
    return String(shown[..<scheme.upperBound]) + rest[rest.index(after: at)...]
  }
}

/// The addresses of the services.
///
/// An address is `https`, or `http` on this machine, and is checked when it is used. `{lang}` in it
/// stands for the language of a request.
package struct ServiceAddresses: Hashable, Sendable {
  private let overrides: [RemoteService: String]

  /// - Parameter overrides: base addresses in place of the published ones.
  package init(_ overrides: [RemoteService: String] = [:]) {
    self.overrides = overrides
  }

  package subscript(service: RemoteService) -> String {
    overrides[service] ?? service.address
  }

  /// The part of an address that may be shown: neither user info nor query, where people put keys.
  package func shown(_ service: RemoteService) -> String {
    self[service].withoutSecrets
  }

  /// The query items that the addresses come with, as they stand there: people put keys into them.
  var queryItems: [(name: String, value: String)] {
    overrides.values.flatMap { address in
      let query = address.prefix { $0 != "#" }.drop { $0 != "?" }.dropFirst()
      return query.split(separator: "&").map { item in
        let name = item.prefix { $0 != "=" }
        return (String(name), String(item.dropFirst(name.count + 1)))
      }
    }
  }

  /// - Throws: what is wrong with the address of a service: `badAddress`, `addressWithPassword`.
  package func check(_ service: RemoteService) throws(DataError) {
    _ = try EndpointAddress.address(of: Endpoint(service), base: self[service])
  }

  /// The machine a service is on; `nil` if its address names none.
  package func peer(of service: RemoteService) -> NetworkPeer? {
    HTTPAddress(self[service].replacing("{lang}", with: "en"))?.peer
  }
}

/// How the program names itself to services: some refuse a client that does not.
package enum UserAgent {
  /// - Parameter version: the program's version, such as `0.2.0`.
  package static func text(version: String) -> String {
    "catalejo/\(version) (terminal data explorer run by a person; free software; "
      + "built on libcurl)"
  }
}
