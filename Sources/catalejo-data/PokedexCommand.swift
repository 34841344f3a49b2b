import Domain
import Foundation
import Pokedex

/// `catalejo-data pokedex`: builds the embedded Pokédex.
enum PokedexCommand {
  static func run(_ paths: [String]) throws {
    let entries = try SourcePokemon.read(Data(contentsOf: URL(filePath: paths[0])))
    let lines = PokedexNames.records(of: entries).map { $0.line + "\n" }
    try SourceFiles.write(Array(lines.joined().utf8), paths[1])
  }
}

/// An entry of poke-env's `gen9pokedex.json`.
struct SourcePokemon: Decodable {
  /// The species' number in the national Pokédex; 0 and less are of no game, cosmetic forms have
  /// none.
  let num: Int?
  let name: String
  /// The species, for other forms than its own.
  let baseSpecies: String?
  let types: [String]?
  let baseStats: [String: Int]?
  /// By their slot: `0`, `1`, `H` for the hidden one, `S` for one of an event.
  let abilities: [String: String]?
  /// Metres.
  let heightm: Double?
  /// Kilograms; 0 where the games show none.
  let weightkg: Double?

  /// The entries of the games' Pokédex; the file is an object, of which the order does not matter.
  static func read(_ data: Data) throws -> [Self] {
    try JSONDecoder().decode([String: Self].self, from: data).values.filter { $0.num ?? 0 > 0 }
  }

  var traits: PokemonTraits {
    let slots = (abilities ?? [:]).sorted { $0.key < $1.key }.filter { $0.key != "S" }
    let stats = (baseStats ?? [:]).compactMap { key, value in
      Self.stats[key].map { ($0, value) }
    }
    return PokemonTraits(
      types: (types ?? []).map { $0.lowercased() },
      stats: PokemonStats(stats),
      abilities: slots.map { PokemonAbility(name: $0.value, isHidden: $0.key == "H") },
      height: Self.tenths(heightm), weight: Self.tenths(weightkg))
  }

  private static let stats: [String: PokemonStat] = [
    "hp": .hp, "atk": .attack, "def": .defense, "spa": .specialAttack, "spd": .specialDefense,
    "spe": .speed,
  ]

  private static func tenths(_ number: Double?) -> Int? {
    number.flatMap { Int(exactly: ($0 * 10).rounded()) }.flatMap { $0 > 0 ? $0 : nil }
  }
}
