import Domain
import Foundation

/// Writes the tables of names, from Unicode's CLDR.
enum NamesCommands {
  /// Runs `catalejo-data country-names`: writes the names that the toolchain's own CLDR has for
  /// countries, those of the cities and those without a city.
  static func countries(_ paths: [String]) throws {
    let codes = Set(try SourceCity.read(paths[0]).map(\.countrycode)).sorted()
    // The toolchain's own table sets China apart from Hong Kong and Macao, which have lines of
    // their own here.
    let corrections = ["CN": "China"]
    let tables = [codes, ["AQ", "BV", "HM", "UM"]].map { codes in
      rows(of: codes) { corrections[$1] ?? $0.localizedString(forRegionCode: $1) }
    }
    try SourceFiles.write(tables: tables, paths[1])
  }

  /// Returns rows of a code, its English and its Spanish name.
  ///
  /// If there is no name, the code takes its place.
  static func rows(of codes: [String], _ name: (Locale, String) -> String?) -> [[String]] {
    codes.map { code in [code] + ["en", "es"].map { name(Locale(identifier: $0), code) ?? code } }
  }

  /// Runs `catalejo-data city-names`: writes the Spanish names of cities, from CLDR's exemplar
  /// cities of time zones and from a list made by hand.
  ///
  /// A line of the first file is a zone and its city, a line of the second a city's title and its
  /// name, with a tab between them.
  ///
  /// - Throws: `SourceError` if GeoNames does not confirm an entry of the list.
  static func cities(_ paths: [String]) throws {
    let cities = try SourceCity.read(paths[0])
    let exemplars = exemplars(try pairs(paths[1]), cities)
    let list = try checked(try pairs(paths[2]), Dictionary(grouping: cities, by: \.title))
    // A name of CLDR goes before one of the list.
    let rows = Dictionary(exemplars + list) { first, _ in first }.map { [$0, $1] }
    try SourceFiles.write(
      tables: [rows.sorted { $0[0].utf8.lexicographicallyPrecedes($1[0].utf8) }], paths[3])
  }

  private typealias Pair = (String, String)

  private static func pairs(_ path: String) throws -> [Pair] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").compactMap { line in
      let fields = line.split(separator: "\t").map(String.init)
      return fields.count == 2 ? (fields[0], fields[1]) : nil
    }
  }

  /// Returns titles and Spanish names.
  ///
  /// An exemplar may be a country or an island as well ("Bahamas", "Madeira"). It is taken only if
  /// the largest city of the zone is known by that name.
  private static func exemplars(_ pairs: [Pair], _ cities: [SourceCity]) -> [Pair] {
    let exemplars = Dictionary(pairs) { _, last in last }
    return Dictionary(grouping: cities, by: \.timezone).compactMap { zone, cities in
      guard let city = cities.max(by: { $1.isLarger(than: $0) }),
        let name = exemplars[renamed[zone] ?? zone], name != city.name,
        city.alternatenames.contains(name)
      else { return nil }
      return (city.title, name)
    }
  }

  /// Returns the list, after checking each entry: GeoNames must have the name for the city, accents
  /// aside, and the city must be twenty times as large as any other of its title.
  private static func checked(
    _ list: [Pair], _ cities: [String: [SourceCity]]
  ) throws -> [Pair] {
    for (title, name) in list {
      let namesakes = (cities[title] ?? []).sorted { $0.isLarger(than: $1) }
      guard let city = namesakes.first else { throw SourceError("no city is called \(title)") }
      let names = Set(([city.name] + city.alternatenames).map(Fold.fold))
      guard names.contains(Fold.fold(name)) else {
        throw SourceError("GeoNames does not call \(title) \(name)")
      }
      guard namesakes.dropFirst().allSatisfy({ 20 * $0.population <= city.population }) else {
        throw SourceError("several cities are called \(title)")
      }
    }
    return list
  }

  /// Zones that CLDR still has under their older name.
  private static let renamed = [
    "America/Nuuk": "America/Godthab", "Asia/Ho_Chi_Minh": "Asia/Saigon",
    "Asia/Kathmandu": "Asia/Katmandu", "Asia/Kolkata": "Asia/Calcutta",
    "Asia/Yangon": "Asia/Rangoon", "Europe/Kyiv": "Europe/Kiev",
  ]
}
