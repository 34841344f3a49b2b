import Catalog
import Decoding

/// A list of PokeAPI, and the likes of it: the entries that name something by its id, each id once,
/// in their order.
struct ResourceList: Decodable, Sendable {
  struct Entry: Hashable, Sendable {
    let id: Int
    let name: String
  }

  let entries: [Entry]

  init(from decoder: any Decoder) throws {
    let members = try decoder.members()
    entries = Self.entries(try members.entries(NamedResource.self, .results))
    // There is no such list without an entry: it would take the place of all that is held.
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

/// PokeAPI's way to point at something: its name, and an address that ends with its id.
struct NamedResource: Decodable, Sendable {
  let name: String
  /// The last component of the address, whole ("https://…/item/1/") or not ("/api/v2/item/1/"); nil
  /// where it is no number, or missing.
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
