import Catalog
import Domain

/// What the types of Pokémon are called, by PokeAPI's names.
///
/// A type that came after this program has no name here: it is shown as its service writes it.
enum PokemonTypes {
  static let all = Terms(
    "type",
    [
      "normal": Words("Normal", "Normal"), "fighting": Words("Fighting", "Lucha"),
      "flying": Words("Flying", "Volador"), "poison": Words("Poison", "Veneno"),
      "ground": Words("Ground", "Tierra"), "rock": Words("Rock", "Roca"),
      "bug": Words("Bug", "Bicho"), "ghost": Words("Ghost", "Fantasma"),
      "steel": Words("Steel", "Acero"), "fire": Words("Fire", "Fuego"),
      "water": Words("Water", "Agua"), "grass": Words("Grass", "Planta"),
      "electric": Words("Electric", "Eléctrico"), "psychic": Words("Psychic", "Psíquico"),
      "ice": Words("Ice", "Hielo"), "dragon": Words("Dragon", "Dragón"),
      "dark": Words("Dark", "Siniestro"), "fairy": Words("Fairy", "Hada"),
      "stellar": Words("Stellar", "Astral"), "unknown": Words("Unknown", "Desconocido"),
      "shadow": Words("Shadow", "Oscuro"),
    ])

  /// Those that attacks have, as `weakto` takes them.
  static let attacks = Terms(
    "weakto", all.words.filter { TypeChart.attacks.contains($0.key) })
}
