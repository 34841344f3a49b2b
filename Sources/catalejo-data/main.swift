import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())
do {
  switch arguments.first {
  case "cities": try CitiesCommand.run(Array(arguments.dropFirst()))
  case "atlas": try AtlasCommand.run(Array(arguments.dropFirst()))
  case "countries": try await CountriesCommand.run(Array(arguments.dropFirst()))
  case "country-names": try CountryNamesCommand.run(Array(arguments.dropFirst()))
  case "city-names": try CityNamesCommand.run(Array(arguments.dropFirst()))
  case "pokedex": try PokedexCommand.run(Array(arguments.dropFirst()))
  default: throw DataCommandError.usage
  }
} catch {
  FileHandle.standardError.write(Data("catalejo-data: \(error)\n".utf8))
  exit(error is DataCommandError ? 2 : 1)
}
