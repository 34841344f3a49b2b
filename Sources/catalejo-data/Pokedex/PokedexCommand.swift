import Foundation
import Pokedex

/// `pokedex GEN9POKEDEX.JSON OUTFILE`: builds the embedded Pokédex.
enum PokedexCommand {
  static func run(_ arguments: [String]) throws {
    guard arguments.count == 2 else { throw DataCommandError.usage }
    let entries = try SourcePokemon.read(Data(contentsOf: URL(fileURLWithPath: arguments[0])))
    let records = PokedexNames.records(of: entries)
    let blob = try PokedexWriter.blob(records, aliases: PokedexNames.aliases)
    try Data(blob).write(to: URL(fileURLWithPath: arguments[1]), options: .atomic)
    let species = records.filter { $0.speciesName != nil }.count
    print("\(arguments[1]): \(blob.count) bytes, \(species) species, \(records.count) forms")
  }
}
