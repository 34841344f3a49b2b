import CData
import Contracts
import Domain

/// What attacks of each type do to a type.
package struct TypeDefense: Hashable, Sendable {
  /// PokeAPI's name, as those of the attacks are.
  package let type: String
  package let doubled: [String]
  package let halved: [String]
  package let ignored: [String]

  package init(type: String, doubled: [String], halved: [String], ignored: [String]) {
    self.type = type
    self.doubled = doubled
    self.halved = halved
    self.ignored = ignored
  }

  /// A line of fields with tabs between them, the lists with commas.
  package var line: String {
    [[type], doubled, halved, ignored].map { $0.joined(separator: ",") }.joined(separator: "\t")
  }

  /// - Parameter line: one that ``line`` wrote.
  init(line: some Sequence<UInt8>) {
    let fields = PokedexRecord.lists(Array(line))
    self.init(
      type: fields[0].first ?? "", doubled: fields[1], halved: fields[2], ignored: fields[3])
  }

  /// What is left of the damage of an attack, in quarters.
  fileprivate func quarters(of damage: Int, by attack: String) -> Int {
    if ignored.contains(attack) { return 0 }
    if doubled.contains(attack) { return damage * 2 }
    return halved.contains(attack) ? damage / 2 : damage
  }
}

/// What beats what.
enum TypeChart {
  private static let defenses = UnsafeRawBufferPointer(
    start: catalejo_typechart_bytes(), count: catalejo_typechart_size()
  ).split(separator: UInt8(ascii: "\n")).map { TypeDefense(line: $0) }

  /// The types that can attack, by name.
  static var attacks: [String] { defenses.map(\.type) }

  /// How much of its damage an attack does to a Pokémon of these types, in quarters: 4 is all of it.
  ///
  /// A type that came after this program changes nothing.
  static func quarters(of attack: String, on types: [String]) -> Int {
    defenses.filter { types.contains($0.type) }.reduce(4) { $1.quarters(of: $0, by: attack) }
  }
}

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
