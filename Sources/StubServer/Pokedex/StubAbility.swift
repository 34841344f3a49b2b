/// An ability of the stub's Pokémon.
struct StubAbility: PokedexNamed, Sendable {
  let id: Int
  let name: String
  let english: String
  let spanish: String

  static let all: [StubAbility] = [
    .init(id: 1, name: "keen-eye", english: "Keen Eye", spanish: "Vista Lince"),
    .init(id: 2, name: "lantern-light", english: "Lantern Light", spanish: "Luz de Farol"),
    .init(id: 3, name: "tail-wind", english: "Tail Wind", spanish: "Viento de Popa"),
    .init(id: 4, name: "deep-roots", english: "Deep Roots", spanish: "Raíces Hondas"),
    .init(id: 5, name: "storm-sense", english: "Storm Sense", spanish: "Ojo al Temporal"),
  ]
}

/// Writes an ability as PokeAPI does.
struct AbilityJSON: Sendable {
  let base: String

  func json(_ ability: StubAbility) -> StubJSON {
    let link = PokedexLink(base: base)
    return [
      "effect_changes": [],
      "id": .integer(ability.id),
      "is_main_series": true,
      "name": .string(ability.name),
      "names": link.texts([("es", ability.spanish), ("en", ability.english)], as: "name"),
    ]
  }
}
