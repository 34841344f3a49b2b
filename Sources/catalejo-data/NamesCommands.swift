import Foundation

/// Writes Domain's tables of names, from Unicode's CLDR.
enum NamesCommands {
  /// `catalejo-data country-names`: what the toolchain's own CLDR calls the countries of the cities.
  static func countries(_ paths: [String]) throws {
    let codes = Set(try SourceCity.read(paths[0]).map(\.countrycode)).sorted()
    // The toolchain's own table sets China apart from Hong Kong and Macao, which are lines here too.
    let corrections = ["CN": "China"]
    let lines = codes.map { code in
      let names = ["en", "es"].map {
        corrections[code] ?? Locale(identifier: $0).localizedString(forRegionCode: code) ?? code
      }
      return "\(code)\t\(names[0])\t\(names[1])"
    }
    try write(
      lines, to: paths[1],
      """
      /// The countries of the embedded cities, as `catalejo-data country-names` writes them.
      ///
      /// A line is the code, the English and the Spanish name (CLDR), separated by tabs; by rising
      /// code.
      enum CountryNamesTable {
      """)
  }

  /// `catalejo-data city-names`: what large cities are called in Spanish, from CLDR's exemplar cities
  /// of time zones; a line of the source is a zone and its city, separated by a tab.
  ///
  /// An exemplar may be a country or an island as well ("Bahamas", "Madeira"): it is taken only where
  /// the largest city of the zone is known by that name.
  static func cities(_ paths: [String]) throws {
    var exemplars: [String: String] = [:]
    for line in try String(contentsOfFile: paths[1], encoding: .utf8).split(separator: "\n") {
      let fields = line.split(separator: "\t").map(String.init)
      if fields.count == 2 { exemplars[fields[0]] = fields[1] }
    }
    let zones = Dictionary(grouping: try SourceCity.read(paths[0]), by: \.timezone)
    let lines = zones.compactMap { zone, cities -> String? in
      guard let city = cities.max(by: { $1.isLarger(than: $0) }),
        let name = exemplars[renamed[zone] ?? zone], name != city.name,
        city.alternatenames.contains(name)
      else { return nil }
      return "\(city.name), \(city.countrycode)\t\(name)"
    }
    try write(
      lines.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }, to: paths[2],
      """
      /// The Spanish names of cities, as `catalejo-data city-names` writes them.
      ///
      /// A line is a city's title and its Spanish name (CLDR), separated by a tab; in the order of the
      /// titles' bytes.
      enum CityNamesTable {
      """)
  }

  /// Zones that CLDR goes on to call as tz once did.
  private static let renamed = [
    "America/Nuuk": "America/Godthab", "Asia/Ho_Chi_Minh": "Asia/Saigon",
    "Asia/Kathmandu": "Asia/Katmandu", "Asia/Kolkata": "Asia/Calcutta",
    "Asia/Yangon": "Asia/Rangoon", "Europe/Kyiv": "Europe/Kiev",
  ]

  private static func write(_ lines: [String], to path: String, _ head: String) throws {
    let text = """
      \(head)
        static let text = \"\"\"
      \(lines.map { "    \($0)" }.joined(separator: "\n"))
          \"\"\"
      }

      """
    try SourceFiles.write(Array(text.utf8), path)
  }
}
