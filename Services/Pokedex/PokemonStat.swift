package import Domain

/// A base stat of a Pokémon; the raw value is PokeAPI's name and the key to sort by.
package enum PokemonStat: String, CaseIterable, Hashable, Sendable, Codable {
  case hp, attack, defense
  case specialAttack = "special-attack"
  case specialDefense = "special-defense"
  case speed

  package var words: Words {
    switch self {
    case .hp: Words("HP", "PS")
    case .attack: Words("attack", "ataque")
    case .defense: Words("defense", "defensa")
    case .specialAttack: Words("special attack", "ataque especial")
    case .specialDefense: Words("special defense", "defensa especial")
    case .speed: Words("speed", "velocidad")
    }
  }
}
