import Foundation

/// Writes the tables of names, from Unicode's CLDR.
enum NamesCommands {
  /// `catalejo-data country-names`: what the toolchain's own CLDR calls the countries of the cities,
  /// and those without a city.
  static func countries(_ paths: [String]) throws {
    let codes = Set(try SourceCity.read(paths[0]).map(\.countrycode)).sorted()
    // The toolchain's own table sets China apart from Hong Kong and Macao, which are lines here too.
    let corrections = ["CN": "China"]
    let tables = [codes, ["AQ", "BV", "HM", "UM"]].map { codes in
      rows(of: codes) { corrections[$1] ?? $0.localizedString(forRegionCode: $1) }
    }
    try SourceFiles.write(tables: tables, paths[1])
  }

  /// Rows of a code, its English and its Spanish name; what has no name is called by its code.
  static func rows(of codes: [String], _ name: (Locale, String) -> String?) -> [[String]] {
    codes.map { code in [code] + ["en", "es"].map { name(Locale(identifier: $0), code) ?? code } }
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
    let rows = zones.compactMap { zone, cities -> [String]? in
      guard let city = cities.max(by: { $1.isLarger(than: $0) }),
        let name = exemplars[renamed[zone] ?? zone], name != city.name,
        city.alternatenames.contains(name)
      else { return nil }
      return ["\(city.name), \(city.countrycode)", name]
    }
    try SourceFiles.write(
      tables: [rows.sorted { $0[0].utf8.lexicographicallyPrecedes($1[0].utf8) }], paths[2])
  }

  /// Zones that CLDR goes on to call as tz once did.
  private static let renamed = [
    "America/Nuuk": "America/Godthab", "Asia/Ho_Chi_Minh": "Asia/Saigon",
    "Asia/Kathmandu": "Asia/Katmandu", "Asia/Kolkata": "Asia/Calcutta",
    "Asia/Yangon": "Asia/Rangoon", "Europe/Kyiv": "Europe/Kiev",
  ]
}
