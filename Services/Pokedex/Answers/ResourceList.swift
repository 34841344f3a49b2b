/// A list of PokeAPI, and the likes of it: the entries that name something by its id, each id once,
/// in their order.
struct ResourceList: Decodable, Sendable {
  struct Entry: Hashable, Sendable {
    let id: Int
    let name: String
  }

  let entries: [Entry]

  private enum Key: String, CodingKey { case results }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let found = try values.decode(ReadableEntries<NamedResource>.self, forKey: .results).entries
    entries = Self.entries(found)
    // There is no such list without an entry: it would take the place of all that is held.
    let results = try values.nestedUnkeyedContainer(forKey: .results)
    if entries.isEmpty {
      throw DecodingError.typeMismatch(
        NamedResource.self,
        .init(codingPath: results.codingPath, debugDescription: "no entry with a name and an id"))
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
