import Contracts
import Decoding
import Domain

/// PokeAPI, version 2: its endpoints, and the code that its two catalogs share.
///
/// See https://pokeapi.co/docs/v2.
enum PokeAPI {
  static let service = RemoteService(
    "pokeapi", name: Words("PokeAPI"), address: "https://pokeapi.co/api/v2/")

  /// The sprites, which have an address of their own.
  static let sprites = RemoteService(
    "sprites", name: Words("PokeAPI's sprites"),
    address: "https://raw.githubusercontent.com/PokeAPI/sprites/master/sprites/")

  /// Returns the picture of an answer, or else the sprite with a path.
  static func picture(_ link: WebLink?, orSprite path: [String]) -> PictureAddress {
    link.map { .link($0, from: service) } ?? .path(path, of: sprites)
  }

  /// Seven days, in seconds.
  static let timeToLive = 7 * 86_400

  /// Asks for a list in one page: without the limit it would have 20 entries.
  static func list(_ kind: String, limit: Int = 100_000) -> Endpoint {
    Endpoint(
      service, [kind], query: [.init("limit", String(limit)), .init("offset", "0")])
  }

  static func entry(_ kind: String, _ id: Int) -> Endpoint {
    Endpoint(service, [kind, String(id)])
  }

  /// Returns whether an error means a missing connection, rather than a failed answer.
  static func isOffline(_ error: DataError) -> Bool {
    if case .service(_, .unreachable) = error { true } else { error.isOffline }
  }

  /// Returns the error for an entry that was asked for by its id.
  static func error(_ error: DataError, asking reference: Reference) -> DataError {
    error == .service(service, .status(404)) ? .notFound(reference) : error
  }

  /// Returns the number of an id; `nil` if it can't be one ("007", "pikachu", "-1").
  static func number(_ id: String) -> Int? {
    guard let number = Int(id), number > 0, String(number) == id else { return nil }
    return number
  }
}

extension HTTPDataManager {
  /// Returns the answer of an endpoint, whether or not data are held.
  func answer<Value: Decodable & Sendable>(
    _ type: Value.Type, from endpoint: Endpoint
  ) async throws(DataError) -> Value {
    guard let answer = try await decoded(type, from: endpoint) else {
      // "Not modified" is no answer to a request without validators.
      throw .service(endpoint.service, .status(304))
    }
    return answer.value
  }
}

/// A list of PokeAPI, or of the same shape: the entries that have an id, each id once, in their
/// order.
struct ResourceList: Decodable, Sendable {
  struct Entry: Hashable, Sendable {
    let id: Int
    let name: String
  }

  let entries: [Entry]

  init(from decoder: any Decoder) throws {
    let members = try decoder.members()
    entries = Self.entries(try members.entries(NamedResource.self, .results))
    // The service has no empty list of this kind: it would replace all data held.
    if entries.isEmpty {
      let path = try members.nestedUnkeyedContainer(forKey: .results).codingPath
      throw DecodingError.typeMismatch(
        NamedResource.self,
        .init(codingPath: path, debugDescription: "no entry with a name and an id"))
    }
  }

  static func entries(_ resources: [NamedResource]) -> [Entry] {
    var seen: Set<Int> = []
    return resources.compactMap { resource in
      guard let id = resource.id, seen.insert(id).inserted else { return nil }
      return Entry(id: id, name: resource.name)
    }
  }
}

/// PokeAPI's link to another entry: its name, and an address that ends with its id.
struct NamedResource: Decodable, Sendable {
  let name: String
  /// The last component of the address, complete ("https://…/item/1/") or not ("/api/v2/item/1/");
  /// `nil` if it is missing or not a number.
  let id: Int?

  init(from decoder: any Decoder) throws {
    let members = try decoder.members()
    name = try members.name(.name)
    id = members.readable(String.self, .url).flatMap(Self.id)
  }

  static func id(of address: String) -> Int? {
    let path = address.prefix { $0 != "?" && $0 != "#" }
    return path.split(separator: "/").last.flatMap { PokeAPI.number(String($0)) }
  }
}
