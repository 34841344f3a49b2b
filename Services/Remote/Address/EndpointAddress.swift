import Catalog
import Domain

/// Joins the address of a service and what an endpoint asks of it.
enum EndpointAddress {
  /// The address to ask.
  ///
  /// A query in the base address is kept and comes first.
  /// - Parameter key: goes into the query; nil where the service wants none.
  /// - Throws: `badAddress`, `addressWithPassword`.
  static func address(
    of endpoint: Endpoint, base: String, key: String? = nil
  ) throws(DataError) -> HTTPAddress {
    if let link = endpoint.link { return try address(of: link, named: endpoint.service, base) }
    let language = PercentEncoding.encoded(endpoint.language ?? "en")
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
      throw .service(endpoint.service, .badAddress(AddressText.withoutSecrets(base)))
    }
    return address
  }

  /// An address that a service named: one on this machine only where the service is on it too, so that
  /// none can have what runs here asked.
  private static func address(
    of link: WebLink, named service: RemoteService, _ base: String
  ) throws(DataError) -> HTTPAddress {
    let isLocal = HTTPAddress(base.replacing("{lang}", with: "en"))?.peer.isLoopback ?? false
    guard let address = HTTPAddress(link.text), address.isPrivate,
      isLocal || !address.peer.isLoopback
    else { throw .service(service, .badAddress(AddressText.withoutSecrets(link.text))) }
    return address
  }

  /// What is wrong with an address: where it is good but for its user info, that.
  private static func problem(of base: String) -> ServiceProblem {
    let shown = AddressText.withoutSecrets(base)
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
    "\(PercentEncoding.encoded(name))=\(PercentEncoding.encoded(value))"
  }

  /// Dots alone would lead out of the service's part of its host.
  private static func segment(_ text: String) -> String {
    text == "." || text == ".." ? text.replacing(".", with: "%2E") : PercentEncoding.encoded(text)
  }
}
