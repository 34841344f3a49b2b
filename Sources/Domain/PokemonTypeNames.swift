/// What the types of Pokémon are called; keys are PokeAPI's names.
///
/// A type that came after this program has no name here: it is shown as its service writes it.
package enum PokemonTypeNames {
  package static let english: [String: String] = [
    "normal": "Normal", "fighting": "Fighting", "flying": "Flying", "poison": "Poison",
    "ground": "Ground", "rock": "Rock", "bug": "Bug", "ghost": "Ghost", "steel": "Steel",
    "fire": "Fire", "water": "Water", "grass": "Grass", "electric": "Electric",
    "psychic": "Psychic", "ice": "Ice", "dragon": "Dragon", "dark": "Dark", "fairy": "Fairy",
    "stellar": "Stellar", "unknown": "Unknown", "shadow": "Shadow",
  ]

  package static let spanish: [String: String] = [
    "normal": "Normal", "fighting": "Lucha", "flying": "Volador", "poison": "Veneno",
    "ground": "Tierra", "rock": "Roca", "bug": "Bicho", "ghost": "Fantasma", "steel": "Acero",
    "fire": "Fuego", "water": "Agua", "grass": "Planta", "electric": "Eléctrico",
    "psychic": "Psíquico", "ice": "Hielo", "dragon": "Dragón", "dark": "Siniestro",
    "fairy": "Hada", "stellar": "Astral", "unknown": "Desconocido", "shadow": "Oscuro",
  ]
}
