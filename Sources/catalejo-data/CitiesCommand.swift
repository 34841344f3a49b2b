import Cities
import Foundation
import Gazetteer

/// `catalejo-data cities`: builds the embedded gazetteer.
enum CitiesCommand {
  static func run(_ paths: [String]) throws {
    let states = try SourceFiles.object(of: SourceState.self, paths[1])
    let cities = try SourceCity.read(paths[0]).map { source in
      guard let coordinate = source.position else {
        throw SourceError("city \(source.geonameid) is not on the globe")
      }
      return City(
        number: source.geonameid, name: source.name, country: source.countrycode,
        region: source.countrycode == "US" ? states[source.admin1code]?.name ?? "" : "",
        coordinate: coordinate, population: source.population, timeZone: source.timezone,
        alternateNames: source.alternatenames)
    }
    let files = try Gazetteer(building: cities).files
    try FileManager.default.createDirectory(atPath: paths[2], withIntermediateDirectories: true)
    try SourceFiles.write(files.cities, "\(paths[2])/cities.bin")
    try SourceFiles.write(files.alternateNames, "\(paths[2])/othernames.bin")
  }
}
