/// A base stat of a Pokémon; the raw value is PokeAPI's name and the key to sort by.
package enum PokemonStat: String, CaseIterable, Hashable, Sendable, Codable {
  case hp, attack, defense
  case specialAttack = "special-attack"
  case specialDefense = "special-defense"
  case speed
}
