/// Speaks like PokeAPI, version 2.
struct PokedexService: Sendable {
  let base: String

  /// - Parameter path: below `/pokeapi/v2`.
  func answer(_ path: [String], _ address: StubAddress) -> StubAnswer {
    guard let resource = path.first, path.count <= 2 else { return .notFound }
    let name = path.count == 2 ? path[1] : nil
    switch resource {
    case "pokemon":
      return answer(StubPokemon.all, resource, name, address) { PokemonJSON(base: base).json($0) }
    case "pokemon-species":
      return answer(StubPokemon.species, resource, name, address) {
        SpeciesJSON(base: base).json($0)
      }
    case "ability":
      return answer(StubAbility.all, resource, name, address) { AbilityJSON(base: base).json($0) }
    case "type":
      return answer(StubType.all, resource, name, address) { TypeJSON(base: base).json($0) }
    case "item":
      return answer(StubItem.all, resource, name, address) { ItemJSON(base: base).json($0) }
    case "item-category":
      return answer(StubCategory.all, resource, name, address) {
        ItemJSON(base: base).json(of: $0)
      }
    default: return .notFound
    }
  }

  /// One by its id or name, or a page of the list.
  private func answer<Value: PokedexNamed>(
    _ values: [Value], _ resource: String, _ name: String?, _ address: StubAddress,
    _ json: (Value) -> StubJSON
  ) -> StubAnswer {
    guard let name else { return list(values, resource, address) }
    let found = values.first { String($0.id) == name || $0.name == name }
    return found.map { .json(json($0)) } ?? .notFound
  }

  /// `limit` (20) and `offset` (0); `next` and `previous` lead on.
  private func list(
    _ values: [some PokedexNamed], _ resource: String, _ address: StubAddress
  ) -> StubAnswer {
    let limit = max(1, address.number("limit") ?? 20)
    let offset = min(max(0, address.number("offset") ?? 0), values.count)
    let link = PokedexLink(base: base)
    func page(_ offset: Int) -> StubJSON {
      "\(base)/pokeapi/v2/\(resource)?offset=\(offset)&limit=\(limit)"
    }
    let rows = values.dropFirst(offset).prefix(limit)
    return .json([
      "count": .integer(values.count),
      "next": limit < values.count - offset ? page(offset + limit) : .null,
      "previous": offset > 0 ? page(max(0, offset - limit)) : .null,
      "results": .array(rows.map { link.named($0.name, resource, $0.id) }),
    ])
  }
}
