package import Catalog
package import Domain

/// Where the services are.
///
/// An address is `https`, or `http` on this machine, and is checked when it is used. `{lang}` in it
/// stands for the language of a request.
package struct ServiceAddresses: Hashable, Sendable {
  private let overrides: [RemoteService: String]

  /// - Parameter overrides: take the place of the published addresses; for `cities` the file
  ///   itself, for the others what endpoints' paths are put after.
  package init(_ overrides: [RemoteService: String] = [:]) {
    self.overrides = overrides
  }

  package subscript(service: RemoteService) -> String {
    overrides[service] ?? Self.published(service)
  }

  /// What may be shown of an address: neither user info nor query, where people put keys.
  package func shown(_ service: RemoteService) -> String {
    AddressText.withoutSecrets(self[service])
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

  /// The machine a service is on; nil where its address is none.
  package func peer(of service: RemoteService) -> NetworkPeer? {
    HTTPAddress(self[service].replacing("{lang}", with: "en"))?.peer
  }

  /// The public address of a service.
  package static func published(_ service: RemoteService) -> String {
    switch service {
    case .cities: productionCities
    case .people: "https://randomuser.me/api/"
    case .pokeapi: "https://pokeapi.co/api/v2/"
    case .sprites: "https://raw.githubusercontent.com/PokeAPI/sprites/master/sprites/"
    case .nyt: "https://api.nytimes.com/svc/mostpopular/v2/"
    case .wikipedia: "https://{lang}.wikipedia.org/w/api.php"
    }
  }

  /// The list of 209,557 cities, in the revision that was published first: it never changes.
  package static let productionCities =
    cities + "/raw/0996accf70cb0ca0e16f9a99e0ee185fafca7af1/cities.json"

  /// The same list in whatever revision is the newest.
  package static let developmentCities = cities + "/raw/cities.json"

  private static let cities =
    "https://gist.githubusercontent.com/hernan-uala/dce8843a8edbe0b0018b32e137bc2b3a"
}
