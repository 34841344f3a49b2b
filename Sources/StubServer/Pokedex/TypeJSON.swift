/// Writes a type with its Pokémon, as PokeAPI does.
struct TypeJSON: Sendable {
  let base: String

  func json(_ type: StubType) -> StubJSON {
    let link = PokedexLink(base: base)
    let members = StubPokemon.all.compactMap { pokemon in
      pokemon.types.firstIndex(of: type.name).map { (pokemon, $0 + 1) }
    }
    let kana = type.id % 2 == 1 ? "ja-Hrkt" : "ja-hrkt"
    return [
      "damage_relations": [
        "double_damage_from": [], "double_damage_to": [], "half_damage_from": [],
        "half_damage_to": [], "no_damage_from": [], "no_damage_to": [],
      ],
      "game_indices": [],
      "generation": link.named("generation-i", "generation", 1),
      "id": .integer(type.id),
      "move_damage_class": type.id > 10_000 ? .null : link.named("special", "move-damage-class", 3),
      "moves": [],
      "name": .string(type.name),
      "names": link.texts(
        [
          (kana, type.japanese), ("es", type.spanish), ("en", type.english), ("ja", type.japanese),
          ("es-419", type.spanish),
        ], as: "name"),
      "past_damage_relations": [],
      "pokemon": .array(
        members.map { pokemon, slot in
          [
            "pokemon": link.named(pokemon.name, "pokemon", pokemon.id), "slot": .integer(slot),
          ]
        }),
      "sprites": [:],
    ]
  }
}
