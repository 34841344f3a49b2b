/// Writes a Pokémon as PokeAPI does.
struct PokemonJSON: Sendable {
  let base: String

  func json(_ pokemon: StubPokemon) -> StubJSON {
    let link = PokedexLink(base: base)
    let isForm = pokemon.id != pokemon.speciesID
    return [
      "abilities": abilities(pokemon, link),
      "base_experience": experience(pokemon),
      "cries": ["latest": .null, "legacy": .null],
      "forms": [link.named(pokemon.name, "pokemon-form", pokemon.id)],
      "game_indices": [],
      "height": .integer(pokemon.height),
      "held_items": [],
      "id": .integer(pokemon.id),
      "is_default": .bool(!isForm),
      "location_area_encounters": "\(base)/pokeapi/v2/pokemon/\(pokemon.id)/encounters",
      "moves": [],
      "name": .string(pokemon.name),
      "order": .integer(isForm ? -1 : pokemon.id),
      "past_abilities": [],
      "past_types": [],
      "species": link.named(pokemon.speciesName, "pokemon-species", pokemon.speciesID),
      "sprites": sprites(pokemon),
      "stats": .array(
        zip(Self.stats, pokemon.stats).enumerated().map { index, stat in
          [
            "base_stat": .integer(stat.1), "effort": .integer(index == 3 ? 1 : 0),
            "stat": link.named(stat.0, "stat", index + 1),
          ]
        }),
      "types": .array(
        pokemon.types.enumerated().map { index, type in
          ["slot": .integer(index + 1), "type": link.named(type, "type", StubType.id(of: type))]
        }),
      "weight": .integer(pokemon.weight),
    ]
  }

  private static let stats = [
    "hp", "attack", "defense", "special-attack", "special-defense", "speed",
  ]

  private func abilities(_ pokemon: StubPokemon, _ link: PokedexLink) -> StubJSON {
    if pokemon.id == 79 { return .null }
    if pokemon.id == 80 { return [["ability": .null, "is_hidden": false, "slot": 1]] }
    let all = StubAbility.all
    let own = all[pokemon.speciesID % all.count]
    let hidden = all[(pokemon.speciesID + 2) % all.count]
    return [
      ["ability": link.named(own.name, "ability", own.id), "is_hidden": false, "slot": 1],
      ["ability": link.named(hidden.name, "ability", hidden.id), "is_hidden": true, "slot": 3],
    ]
  }

  private func experience(_ pokemon: StubPokemon) -> StubJSON {
    switch pokemon.id {
    case 81: 0
    case 82: -1
    case 83, 10_002: .null
    default: .integer(40 + pokemon.id % 200)
    }
  }

  /// Some have none, some only the big one.
  private func sprites(_ pokemon: StubPokemon) -> StubJSON {
    if pokemon.id == 84 { return .null }
    let address = StubJSON.string("\(base)/pictures/sprites/pokemon/\(pokemon.id).png")
    let big = StubJSON.string(
      "\(base)/pictures/sprites/pokemon/other/official-artwork/\(pokemon.id).png")
    let small: StubJSON = pokemon.id == 85 || pokemon.id == 86 ? .null : address
    return [
      "back_default": small, "back_female": .null, "front_default": small, "front_female": .null,
      "front_shiny": small,
      "other": [
        "dream_world": ["front_default": .null, "front_female": .null],
        "home": ["front_default": .null],
        "official-artwork": ["front_default": pokemon.id == 86 ? .null : big],
      ],
    ]
  }
}
