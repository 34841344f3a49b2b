import Foundation

/// `catalejo-data city-names`: writes what large cities are called in Spanish, from CLDR's exemplar
/// cities of time zones.
///
/// An exemplar may be a country or an island as well ("Bahamas", "Madeira"): it is taken only where
/// the largest city of the zone is known by that name.
enum CityNamesCommand {
  /// Zones that CLDR goes on to call as tz once did.
  private static let renamed = [
    "America/Nuuk": "America/Godthab", "Asia/Ho_Chi_Minh": "Asia/Saigon",
    "Asia/Kathmandu": "Asia/Katmandu", "Asia/Kolkata": "Asia/Calcutta",
    "Asia/Yangon": "Asia/Rangoon", "Europe/Kyiv": "Europe/Kiev",
  ]

  static func run(_ arguments: [String]) throws {
    guard arguments.count == 3 else { throw DataCommandError.usage }
    let exemplars = try exemplars(arguments[1])
    let largest = try SourceCity.read(arguments[0]).reduce(into: [String: SourceCity]()) {
      if let other = $0[$1.timezone], !$1.isLarger(than: other) { return }
      $0[$1.timezone] = $1
    }
    let lines = largest.compactMap { zone, city -> String? in
      guard let name = exemplars[renamed[zone] ?? zone], name != city.name,
        city.alternatenames.contains(name)
      else { return nil }
      return "    \(city.name), \(city.countrycode)\t\(name)"
    }
    let text = """
      /// The Spanish names of cities, as `catalejo-data city-names` writes them.
      ///
      /// A line is a city's title and its Spanish name (CLDR), separated by a tab; in the order of the
      /// titles' bytes.
      enum CityNamesTable {
        static let text = \"\"\"
      \(lines.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.joined(separator: "\n"))
          \"\"\"
      }

      """
    try text.write(to: URL(fileURLWithPath: arguments[2]), atomically: true, encoding: .utf8)
  }

  /// By zone; a line is a zone and its city, separated by a tab.
  private static func exemplars(_ path: String) throws -> [String: String] {
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    let pairs = lines.map { $0.split(separator: "\t").map(String.init) }.filter { $0.count == 2 }
    return Dictionary(pairs.map { ($0[0], $0[1]) }, uniquingKeysWith: { first, _ in first })
  }
}

extension SourceCity {
  /// By population; of the same the one with the lower id.
  fileprivate func isLarger(than other: SourceCity) -> Bool {
    (population, other.geonameid) > (other.population, geonameid)
  }
}
