/// The answer of `type/{id}`: which Pokémon are of the type, and in which slot they have it.
struct TypeAnswer: Decodable, Sendable {
  struct Member: Decodable, Sendable {
    let pokemon: NamedResource
    /// From 1 on; the last where it is not known.
    let slot: Int

    private enum Key: String, CodingKey { case pokemon, slot }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Key.self)
      pokemon = try values.decode(NamedResource.self, forKey: .pokemon)
      slot = values.positive(.slot) ?? .max
    }
  }

  let members: [Member]

  private enum Key: String, CodingKey { case pokemon }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    members = try values.decode(ReadableEntries<Member>.self, forKey: .pokemon).entries
  }
}
