package import Catalog
package import Domain

/// Where the services are.
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

  /// What may be shown of an address: neither user info nor query, where people put keys.
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

  /// The machine a service is on; nil where its address is none.
  package func peer(of service: RemoteService) -> NetworkPeer? {
    HTTPAddress(self[service].replacing("{lang}", with: "en"))?.peer
  }
}

/// How the program names itself to services: some refuse a client that does not.
package enum UserAgent {
  /// - Parameter version: the program's version (`0.1.0`).
  package static func text(version: String) -> String {
    "catalejo/\(version) (terminal data explorer run by a person; free software; "
      + "built on async-http-client)"
  }
}
