import Foundation

let arguments = CommandLine.arguments.dropFirst()
let paths = Array(arguments.dropFirst())

func write(_ text: String) {
  FileHandle.standardError.write(Data(text.utf8))
}

do {
  switch (arguments.first, paths.count) {
  case ("cities", 4): try CitiesCommand.run(paths)
  case ("borders", 6): try await BordersCommand.run(paths)
  case ("countries", 5...): try await CountriesCommand.run(paths)
  case ("country-names", 4...): try NamesCommands.countries(paths)
  case ("city-names", 5...): try NamesCommands.cities(paths)
  case ("atlas", 3): try AtlasCommand.run(paths)
  case ("relief", 2): try ReliefCommand.run(paths)
  case ("pokedex", 2): try PokedexCommand.run(paths)
  case ("evolutions", 2): try PokedexCommand.evolutions(paths)
  case ("type-chart", 2): try PokedexCommand.typeChart(paths)
  default:
    write(
      """
      usage:
        catalejo-data cities CITIES500.JSON US_STATES.JSON PLACES.TSV OUTDIR
                                                   writes cities.bin, othernames.bin
        catalejo-data borders DIRECTORY CITIES500.JSON US_STATES.JSON PLACES.TSV ATLAS.BIN OUT
                                                   writes borders.bin
        catalejo-data countries COUNTRIES.JSON CITIES500.JSON ATLAS.BIN OUT.TSV LANGUAGE…
        catalejo-data country-names CITIES500.JSON COUNTRIES.JSON OUT.TSV LANGUAGE…
        catalejo-data city-names CITIES500.JSON EXEMPLARS LISTS OUT.TSV LANGUAGE…
        catalejo-data atlas DIRECTORY COUNTRIES.JSON OUT            writes atlas.bin
        catalejo-data relief DIRECTORY OUT                          writes relief.bin
        catalejo-data pokedex GEN9POKEDEX.JSON OUT                  writes pokedex.tsv
        catalejo-data evolutions GEN9POKEDEX.JSON OUT               writes evolutions.tsv
        catalejo-data type-chart GEN9TYPECHART.JSON OUT             writes type-chart.tsv

      """)
    exit(2)
  }
} catch {
  write("catalejo-data: \(error)\n")
  exit(1)
}
