import CData
import Contracts
import Domain

/// The effects of attacks of each type on one type.
package struct TypeDefense: Hashable, Sendable {
  /// PokeAPI's name of the type; the attacks have PokeAPI's names too.
  package let type: String
  /// The attacks whose damage is doubled.
  package let doubled: [String]
  /// The attacks whose damage is halved.
  package let halved: [String]
  /// The attacks that do no damage.
  package let ignored: [String]

  package init(type: String, doubled: [String], halved: [String], ignored: [String]) {
    self.type = type
    self.doubled = doubled
    self.halved = halved
    self.ignored = ignored
  }

  /// Reads a line of the embedded data: fields with tabs between them; lists have commas.
  init(line: some Sequence<UInt8>) {
    let fields = PokedexRecord.lists(Array(line))
    self.init(
      type: fields[0].first ?? "", doubled: fields[1], halved: fields[2], ignored: fields[3])
  }

  /// Returns the damage that is left of an attack, in quarters.
  fileprivate func quarters(of damage: Int, by attack: String) -> Int {
    if ignored.contains(attack) { return 0 }
    if doubled.contains(attack) { return damage * 2 }
    return halved.contains(attack) ? damage / 2 : damage
  }
}

/// The strengths of attacks against types.
enum TypeChart {
  private static let defenses = UnsafeRawBufferPointer(
    start: catalejo_typechart_bytes(), count: catalejo_typechart_size()
  ).split(separator: UInt8(ascii: "\n")).map { TypeDefense(line: $0) }

  /// The types that attacks can have, by name.
  static var attacks: [String] { defenses.map(\.type) }

  /// Returns the share of its damage that an attack does to a Pokémon of some types, in quarters: 4
  /// is all of it.
  ///
  /// A type that is newer than this program changes nothing.
  static func quarters(of attack: String, on types: [String]) -> Int {
    defenses.filter { types.contains($0.type) }.reduce(4) { $1.quarters(of: $0, by: attack) }
  }
}

/// The words for the types of Pokémon, by PokeAPI's names.
///
/// A type that is newer than this program has no words here: it is shown by its service's name.
enum PokemonTypes {
  static let all = Terms(
    "type",
    [
      "normal": Words("Normal"), "fighting": Words("Fighting"),
      "flying": Words("Flying"), "poison": Words("Poison"),
      "ground": Words("Ground"), "rock": Words("Rock"),
      "bug": Words("Bug"), "ghost": Words("Ghost"),
      "steel": Words("Steel"), "fire": Words("Fire"),
      "water": Words("Water"), "grass": Words("Grass"),
      "electric": Words("Electric"), "psychic": Words("Psychic"),
      "ice": Words("Ice"), "dragon": Words("Dragon"),
      "dark": Words("Dark"), "fairy": Words("Fairy"),
      "stellar": Words("Stellar"), "unknown": Words("Unknown"),
      "shadow": Words("Shadow"),
    ],
    hues: [
      "normal": .gray, "fighting": .brown, "flying": .teal, "poison": .violet, "ground": .orange,
      "rock": .brown, "bug": .green, "ghost": .violet, "steel": .gray, "fire": .red,
      "water": .blue, "grass": .green, "electric": .yellow, "psychic": .pink, "ice": .teal,
      "dragon": .blue, "dark": .gray, "fairy": .pink,
    ])

  /// The types that attacks have, for the filter `weakto`.
  static let attacks = Terms(
    "weakto", all.words.filter { TypeChart.attacks.contains($0.key) })
}
