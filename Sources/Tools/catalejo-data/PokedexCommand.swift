import Domain
import Foundation
import Pokedex

/// Runs `catalejo-data pokedex`, `evolutions` and `type-chart`: builds the embedded Pokédex.
enum PokedexCommand {
  static func run(_ paths: [String]) throws {
    let entries = try SourcePokemon.read(Data(contentsOf: URL(filePath: paths[0])))
    try write(PokedexNames.records(of: entries).map(\.line), paths[1])
  }

  static func evolutions(_ paths: [String]) throws {
    let entries = try SourcePokemon.read(Data(contentsOf: URL(filePath: paths[0])))
    try write(PokedexNames.evolutions(of: entries).map(\.line), paths[1])
  }

  static func typeChart(_ paths: [String]) throws {
    let chart = try SourceType.chart(Data(contentsOf: URL(filePath: paths[0])))
    try write(chart.map(\.line), paths[1])
  }

  private static func write(_ lines: [String], _ path: String) throws {
    try SourceFiles.write(Array(lines.map { $0 + "\n" }.joined().utf8), path)
  }
}

/// An entry of poke-env's `gen9typechart.json`.
private struct SourceType: Decodable {
  /// The damage that an attack of each type does.
  ///
  /// 0 is ×1, 1 is ×2, 2 is ×½, 3 is ×0. Some keys are no types ("brn").
  let damageTaken: [String: Int]

  static func chart(_ data: Data) throws -> [TypeDefense] {
    let types = try JSONDecoder().decode([String: Self].self, from: data)
    return types.sorted { $0.key < $1.key }.map { type, source in
      func attackers(_ code: Int) -> [String] {
        source.damageTaken.filter { $0.value == code }.map { $0.key.lowercased() }
          .filter { types[$0] != nil }.sorted()
      }
      return TypeDefense(
        type: type, doubled: attackers(1), halved: attackers(2), ignored: attackers(3))
    }
  }
}

/// An entry of poke-env's `gen9pokedex.json`.
struct SourcePokemon: Decodable {
  /// The species' number in the national Pokédex.
  ///
  /// Numbers of 0 and less are of no game, and cosmetic forms have none.
  let num: Int?
  let name: String
  /// The species, if this is another form of it.
  let baseSpecies: String?
  let types: [String]?
  let baseStats: [String: Int]?
  /// The abilities by their slot: `0`, `1`, `H` for the hidden one, `S` for one of an event.
  let abilities: [String: String]?
  /// The height in metres.
  let heightm: Double?
  /// The weight in kilograms; 0 if the games show none.
  let weightkg: Double?
  /// The name of the Pokémon that it evolves from.
  ///
  /// The members below say how.
  let prevo: String?
  let evoType: String?
  let evoLevel: Int?
  let evoItem: String?
  let evoMove: String?
  let evoCondition: String?
  let evoRegion: String?

  /// Reads the entries of the games' Pokédex.
  ///
  /// The file is an object, whose order does not matter.
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

  func evolution(to slug: String, from: String) -> Evolution {
    let trigger: Evolution.Trigger =
      switch evoType {
      case "trade": .trade
      case "useItem": .item
      case "levelFriendship": .friendship
      case "other": .other
      default: .level
      }
    return Evolution(
      slug: slug, from: from, trigger: trigger, level: evoLevel, item: evoItem, move: evoMove,
      condition: evoCondition, region: evoRegion)
  }

  private static let stats: [String: PokemonStat] = [
    "hp": .hp, "atk": .attack, "def": .defense, "spa": .specialAttack, "spd": .specialDefense,
    "spe": .speed,
  ]

  private static func tenths(_ number: Double?) -> Int? {
    number.flatMap { Int(exactly: ($0 * 10).rounded()) }.flatMap { $0 > 0 ? $0 : nil }
  }
}
